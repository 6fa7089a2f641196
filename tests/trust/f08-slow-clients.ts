import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../scripts/quantile.ts';
import { caller } from './caller.ts';
import type { Check } from './check.ts';
import { gauge } from './gauge.ts';
import { serverProcess } from './server-process.ts';
import { slowClient, WAYS, type Way } from './slow-client.ts';

const OF_ONE_ADDRESS = 50;
const HONEST_MS = 20;
const MOST_RSS_MIB = 150;
const MOST_TIMES_SLOWER = 2;
/** Of a few milliseconds twice as many is a matter of chance. */
const SLACK_MS = 20;
const QUIET_MS = 5000;

/** How long each may keep its connection. */
const MOST_SECONDS: Readonly<Record<Way, number>> = { idle: 15, 'slow header': 15, 'half a request': 15, 'slow body': 20, 'slow reader': 90 };

export const check: Check = {
  number: 'F8',
  name: 'Slow clients',
  mustHold:
    'clients who send a byte a second, nothing at all, or do not read what they asked for are hung up on in time and cost others neither answers nor speed.',
  isQuick: false,
  measure: async (run) => {
    const server = await serverProcess(run, { DATA_DIR: run.folder() });
    const looker = caller(server.origin, { address: '127.4.255.1' });
    const rss = async () => gauge((await looker.call('GET', '/metrics')).body, 'pinch_memory_bytes') / 2 ** 20;
    const honest = async (until: () => boolean) => {
      const spent: number[] = [];
      let failed = 0;
      while (!until()) {
        try {
          // A connection for each: whoever comes anew has to get in too.
          const { status, ms } = await caller(server.origin, { address: '127.4.255.2', isFresh: true }).call('GET', spent.length % 2 ? '/' : '/health/live');
          if (status === 200) spent.push(ms);
          else failed += 1;
        } catch {
          failed += 1;
        }
        await wait(HONEST_MS);
      }
      return { p99: quantile(spent, 0.99), failed, count: spent.length };
    };
    const inQuiet = () => {
      const until = performance.now() + QUIET_MS;
      return honest(() => performance.now() > until);
    };
    await inQuiet();
    const first = await inQuiet();
    const before = await rss();

    const count = run.isDeep ? 1900 : 400;
    const from = performance.now();
    const slow = Array.from({ length: count }, (_, place) =>
      slowClient(server.port, WAYS[place % WAYS.length] ?? 'idle', `127.4.${Math.floor(place / OF_ONE_ADDRESS)}.1`),
    );
    run.atEnd(() => {
      for (const { socket } of slow) socket.destroy();
    });
    const secondsOf = new Map<Way, number>();
    let open = count;
    let highest = before;
    for (const { way, gone } of slow)
      void gone.then(() => {
        open -= 1;
        secondsOf.set(way, (performance.now() - from) / 1000);
      });
    const tired = performance.now() + 95_000;
    const watching = (async () => {
      for (; open > 0 && performance.now() < tired; await wait(2000)) highest = Math.max(highest, await rss());
    })();
    const [under] = await Promise.all([honest(() => open === 0 || performance.now() > tired), watching]);

    // What else this machine does changes from minute to minute.
    const last = await inQuiet();
    const quiet = Math.max(first.p99, last.p99);
    const broken: string[] = [];
    for (const way of WAYS) {
      const left = slow.filter((client) => client.way === way && !client.isGone()).length;
      const seconds = secondsOf.get(way) ?? Number.POSITIVE_INFINITY;
      if (left > 0) broken.push(`${left} of "${way}" still keep their connection.`);
      else if (seconds > MOST_SECONDS[way]) broken.push(`"${way}" kept a connection for ${seconds.toFixed(0)} s.`);
    }
    const bodies = slow.filter(({ way }) => way === 'slow body');
    const told = bodies.filter(({ heard }) => /^HTTP\/1\.1 408/.test(heard())).length;
    if (told < bodies.length) broken.push(`Only ${told} of ${bodies.length} slow bodies were told 408.`);
    if (under.failed > 0) broken.push(`${under.failed} honest requests failed.`);
    if (under.p99 > MOST_TIMES_SLOWER * quiet + SLACK_MS) broken.push(`Honest requests took ${under.p99.toFixed(0)} ms (p99) instead of ${quiet.toFixed(0)}.`);
    if (highest - before > MOST_RSS_MIB) broken.push(`Memory grew by ${Math.round(highest - before)} MiB.`);
    const seconds = WAYS.map((way) => `${way} ${secondsOf.get(way)?.toFixed(0) ?? '–'} s`).join(', ');
    return {
      figure: `${count.toLocaleString('en')} slow connections, the last gone after: ${seconds}; ${under.count} honest requests meanwhile, ${under.failed} failed, p99 ${under.p99.toFixed(0)} ms (${first.p99.toFixed(0)} before, ${last.p99.toFixed(0)} after); memory +${Math.max(0, highest - before).toFixed(0)} MiB`,
      broken,
    };
  },
};
