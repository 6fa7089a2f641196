import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from '../../scripts/quantile.ts';
import { aHome } from './a-home.ts';
import { type Check, skip } from './check.ts';
import { householdMix } from './household-mix.ts';
import { canLook, usageOf } from './process-usage.ts';
import { serverProcess } from './server-process.ts';
import { LEAN } from './small-machine.ts';

const ROWS = 20_000;
const CONNECTIONS = 8;
const SHARE_OF_CAPACITY = 0.6;
const LOOK_MS = 500;
/** With little room the collector lets memory swing by about as much; what leaks a kilobyte at each request grows beyond it in the long length. */
const MOST_GROWN_MIB = 24;
/** Of files that come and go: a page being read, a thread of the pool. */
const MOST_MORE_FILES = 8;
const MOST_WAL_MIB = 64;
/** The plan says a tenth; here others take their turns on the same cores, some minutes more than others. */
const MOST_TIMES_SLOWER = 2;
const SLACK_MS = 100;
/** Where the machine has less to give than when its capacity was taken, a few are told to come again. */
const MOST_REFUSED = 0.01;

interface Look {
  readonly atMs: number;
  readonly rssMib: number;
  readonly openFiles: number;
  readonly walMib: number;
}

export const check: Check = {
  number: 'F25',
  name: 'Soak',
  mustHold:
    'for as long as it is asked 60 % of what it can do, by cooks who look, cook, keep and let go, it takes no more memory, no more files and no more time than at first, and its write-ahead log stays small.',
  isQuick: false,
  measure: async (run) => {
    if (!canLook) return skip('what a process holds is read from /proc');
    const folder = run.folder();
    const home = await aHome(folder, ROWS);
    const server = await serverProcess(run, { DATA_DIR: folder, LOG_LEVEL: 'warn', ...LEAN });
    const at = { ...home, origin: server.origin };
    await householdMix(at, { connections: CONNECTIONS, seconds: 3 });
    const before = usageOf(server.pid).cpuMs;
    const best = await householdMix(at, { connections: CONNECTIONS, seconds: run.isDeep ? 15 : 5 });
    const cpuMs = (usageOf(server.pid).cpuMs - before) / Math.max(1, best.served);
    const perSecond = Math.max(1, Math.round(SHARE_OF_CAPACITY * best.perSecond));
    run.tell(`${best.perSecond.toFixed(0)} requests a second at most; soaking at ${perSecond}`);

    const seconds = run.isDeep ? 480 : 40;
    const looks: Look[] = [];
    const spent: { atMs: number; ms: number }[] = [];
    const from = performance.now();
    const wal = join(folder, 'pinch.db-wal');
    const looking = setInterval(() => {
      const { rssMib, openFiles } = usageOf(server.pid);
      looks.push({ atMs: performance.now() - from, rssMib, openFiles, walMib: existsSync(wal) ? statSync(wal).size / 2 ** 20 : 0 });
    }, LOOK_MS);
    run.atEnd(() => clearInterval(looking));
    const heard = (ms: number) => spent.push({ atMs: performance.now() - from, ms });
    const soaked = await householdMix(at, { connections: CONNECTIONS, seconds, perSecond, heard });
    clearInterval(looking);

    // The first quarter warms up: caches fill, code is compiled, the heap finds its size.
    const quarters =
      (place: number) =>
      <T extends { atMs: number }>(of: readonly T[]) =>
        of.filter(({ atMs }) => Math.min(3, Math.floor((4 * atMs) / (seconds * 1000))) === place);
    const [second, last] = [quarters(1), quarters(3)];
    const lowest = (of: readonly Look[]) => Math.min(...of.map(({ rssMib }) => rssMib));
    const grown = lowest(last(looks)) - lowest(second(looks));
    const files = (of: readonly Look[]) => Math.max(...of.map(({ openFiles }) => openFiles));
    const more = files(last(looks)) - files(second(looks));
    const [first99, last99] = [second, last].map((quarter) =>
      quantile(
        quarter(spent).map(({ ms }) => ms),
        0.99,
      ),
    ) as [number, number];
    const walMib = Math.max(...looks.map((look) => look.walMib));
    const slope = slopeOf(looks.filter(({ atMs }) => atMs > (seconds * 1000) / 4));
    const asked = soaked.served + soaked.refused + soaked.failures.length;

    const broken = [...new Set(soaked.failures)].slice(0, 5);
    if (soaked.refused > MOST_REFUSED * asked) broken.push(`${soaked.refused} of ${asked} were told to come again.`);
    if (soaked.served < 0.8 * perSecond * seconds) broken.push(`Only ${soaked.served} of ${perSecond * seconds} were served.`);
    if (grown > MOST_GROWN_MIB) broken.push(`Memory grew by ${grown.toFixed(0)} MiB after the warm-up.`);
    if (more > MOST_MORE_FILES) broken.push(`${more} more files are open than at first.`);
    if (walMib > MOST_WAL_MIB) broken.push(`The write-ahead log grew to ${walMib.toFixed(0)} MiB.`);
    if (last99 > MOST_TIMES_SLOWER * first99 + SLACK_MS)
      broken.push(`An answer took ${last99.toFixed(0)} ms (p99) at the end, ${first99.toFixed(0)} at first.`);
    return {
      figure: `${(seconds / 60).toFixed(1)} min at ${perSecond} requests a second (of ${best.perSecond.toFixed(0)}; ${cpuMs.toFixed(1)} ms of CPU each), ${soaked.served.toLocaleString('en')} served, ${soaked.refused} refused, ${soaked.failures.length} failed; memory ${signed(grown)} MiB from the second quarter to the last (${signed(slope)} a minute, ${lowest(looks).toFixed(0)} to ${Math.max(...looks.map(({ rssMib }) => rssMib)).toFixed(0)} MiB in all), files ${signed(more)}, p99 ${first99.toFixed(0)} then ${last99.toFixed(0)} ms, WAL ${walMib.toFixed(1)} MiB at most`,
      broken,
    };
  },
};

/** MiB a minute, by least squares. */
function slopeOf(looks: readonly Look[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minutes = looks.map(({ atMs }) => atMs / 60_000);
  const [middle, middleMib] = [mean(minutes), mean(looks.map(({ rssMib }) => rssMib))];
  const over = minutes.map((minute, place) => (minute - middle) * ((looks[place]?.rssMib ?? 0) - middleMib));
  return mean(over) / mean(minutes.map((minute) => (minute - middle) ** 2));
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;
