import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../scripts/quantile.ts';
import { aHome } from './a-home.ts';
import { caller } from './caller.ts';
import { type Check, skip } from './check.ts';
import { sendAll } from './hostile-bodies.ts';
import { householdMix } from './household-mix.ts';
import { canLook, usageOf } from './process-usage.ts';
import { serverProcess } from './server-process.ts';
import { slowClient, WAYS } from './slow-client.ts';
import { LEAN, noise, smallMachine } from './small-machine.ts';
import { untilWell } from './until-well.ts';

const OPEN_FILES = 256;
const CORES = 0.5;
const NOISE = 16;
/** Whoever takes more is killed by the system. */
const MEMORY_MIB = 256;
/** Watched where the system cannot be asked for that, what is mapped from files counted too. */
const MOST_MIB = 384;
const ROWS = 20_000;
const COOKS = 16;
/** With the cooks more than there is room for, and fewer than are told so. */
const SLOW = 125;
const OF_ONE_ADDRESS = 50;
const WAVE_SECONDS = 15;
const MOST_RECOVERY_MS = 5000;
const NEWCOMER_MS = 100;
const FILE = '/manifest.webmanifest';
const RUSH = 2 * OPEN_FILES;
/** One that always has its answer, one that costs work, one that opens a file. */
const PATHS = ['/health/live', '/api/recipes/1', FILE];

export const check: Check = {
  number: 'F29',
  name: 'Small machine',
  mustHold:
    'with 256 open files, half a core, 256 MiB and sixteen programs computing beside it, under slow clients, hostile bodies and cooks at once, the server is not killed and breaks nothing: whoever cannot be served is told so, and it is well again within 5 s.',
  isQuick: false,
  measure: async (run) => {
    if (!canLook) return skip('what a process holds is read from /proc');
    const folder = run.folder();
    const home = await aHome(folder, ROWS);
    const machine = smallMachine(run, { openFiles: OPEN_FILES, cores: CORES, memory: MEMORY_MIB });
    const env = { DATA_DIR: folder, LOG_LEVEL: 'warn', MAX_EVENT_LOOP_DELAY_MS: '250', ...LEAN };
    const server = await serverProcess(run, env, machine.within);
    let end: number | null | undefined;
    void server.ended.then((code) => {
      end = code;
    });
    const quiet = noise(run, NOISE);
    const broken: string[] = [];
    const waves = run.isDeep ? 4 : 1;

    const cooking = householdMix({ ...home, origin: server.origin }, { connections: COOKS, seconds: waves * WAVE_SECONDS });
    // They are in before the crowd is.
    await wait(1000);
    let isOver = false;
    const newcomers = knockAgainAndAgain(server.origin, () => isOver);
    const hostile = (async () => {
      let rounds = 0;
      for (; !isOver; rounds += 1) await sendAll(server.port, broken, { mayBeBusy: true });
      return rounds;
    })();
    let openFiles = 0;
    for (let wave = 0; wave < waves; wave += 1) {
      const slow = Array.from({ length: SLOW }, (_, place) =>
        slowClient(server.port, WAYS[place % WAYS.length] ?? 'idle', `127.29.${Math.floor(place / OF_ONE_ADDRESS)}.1`),
      );
      const leave = () => {
        for (const { socket } of slow) socket.destroy();
      };
      run.atEnd(leave);
      for (const until = performance.now() + (WAVE_SECONDS - 2) * 1000; performance.now() < until && end === undefined; await wait(500))
        openFiles = Math.max(openFiles, usageOf(server.pid).openFiles);
      leave();
    }
    const mixed = await cooking;
    isOver = true;
    const [knocked, rounds] = [await newcomers, await hostile];
    const rushed = await rush(server.origin, server.port);
    quiet();
    const recoveryMs = await untilWell(server.origin, MOST_RECOVERY_MS);
    if (end !== undefined) return { figure: '', broken: [`The server ended with ${end}: ${server.output().slice(-500)}`] };
    const { peakMib } = usageOf(server.pid);

    broken.push(...new Set([...mixed.failures, ...knocked.problems, ...rushed]));
    if (openFiles < OPEN_FILES / 2) broken.push(`Only ${openFiles} files were open: it was no crowd.`);
    if (knocked.told === 0) broken.push('Nobody was told to come again: it was no crowd.');
    if (mixed.served === 0) broken.push('Nobody was served.');
    if (peakMib > MOST_MIB) broken.push(`It took ${peakMib.toFixed(0)} MiB.`);
    if (recoveryMs > MOST_RECOVERY_MS) broken.push(`It took ${recoveryMs.toFixed(0)} ms until visitors were served again.`);
    return {
      figure: `${machine.says}, ${NOISE} programs beside it, for ${waves * WAVE_SECONDS} s: ${mixed.served.toLocaleString('en')} requests of ${COOKS} cooks served, ${mixed.refused} told to come again, 0 failed; ${waves * SLOW} slow connections and ${rounds} rounds of hostile bodies meanwhile; ${knocked.served} newcomers served (p99 ${knocked.p99.toFixed(0)} ms), ${knocked.told} told to come again, 0 otherwise; ${openFiles} files open and ${peakMib.toFixed(0)} MiB at most; well again after ${recoveryMs.toFixed(0)} ms`,
      broken: [...new Set(broken)],
    };
  },
};

/** More come at once than files may be open. @returns what went wrong for somebody who was in before and asks for a file */
async function rush(origin: string, port: number): Promise<string[]> {
  const visitor = caller(origin, { address: '127.29.254.1' });
  const problems: string[] = [];
  await visitor.call('GET', '/health/live');
  const crowd = Array.from({ length: RUSH }, (_, place) => slowClient(port, 'idle', `127.29.${100 + Math.floor(place / OF_ONE_ADDRESS)}.1`));
  for (let turn = 0; turn < 10; turn += 1) {
    await wait(NEWCOMER_MS);
    const { status } = await visitor.call('GET', FILE).catch((error: Error) => ({ status: error.message }));
    if (status !== 200) problems.push(`In a rush, who was in before and asked for a file was answered with ${status}.`);
  }
  for (const { socket } of crowd) socket.destroy();
  visitor.close();
  return problems;
}

/** Visitors who come anew, each on a connection of their own: served, or told to come again in our words. */
async function knockAgainAndAgain(origin: string, isOver: () => boolean) {
  const spent: number[] = [];
  const problems: string[] = [];
  let told = 0;
  for (let turn = 0; !isOver(); turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? '/';
    const visitor = caller(origin, { address: '127.29.255.1', isFresh: true });
    try {
      const { status, headers, body, ms } = await visitor.call('GET', path);
      if (status === 200) spent.push(ms);
      else if (status === 503 && path !== '/health/live' && headers['retry-after'] && body.includes('"code":"overloaded"')) told += 1;
      else problems.push(`A newcomer who asked for ${path} was answered with ${status}: ${body.slice(0, 100)}`);
    } catch (error) {
      problems.push(`A newcomer who asked for ${path} had no answer: ${(error as Error).message}`);
    }
    visitor.close();
    await wait(NEWCOMER_MS);
  }
  return { served: spent.length, p99: quantile(spent, 0.99), told, problems };
}
