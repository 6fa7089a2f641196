import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from '../../scripts/quantile.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Answered, aCook, aRecipe, type Caller, caller } from './caller.ts';
import type { Check, Run } from './check.ts';
import { serverProcess } from './server-process.ts';

/** More than the server has connections. */
const COOKS = 20;
const RETRY_MS = 50;
const LOOK_MS = 20;
const QUIET_MS = 4000;
const KILL_EVERY_MS = 100;
const FEW_CONNECTIONS = 5;
const TABLES = ['recipes', 'sessions', 'turns'] as const;
/** Beyond what a page took at the same time: that long this machine keeps anybody waiting. */
const MOST_ANSWER_MS = 5000;
const MOST_RECOVERY_MS = 2000;
const MOST_TIMES_SLOWER = 2;
/** Of a few milliseconds twice as many is a matter of chance. */
const SLACK_MS = 20;

export const check: Check = {
  number: 'F6',
  name: 'PostgreSQL slow, locked, full',
  mustHold:
    'while tables are locked, no connection is left or each is cut again and again, every call is answered within 5 s and pages as fast as ever; nothing acknowledged is lost, and all is well 2 s after it is over.',
  isQuick: false,
  measure: async (run) => {
    // Longer than anybody may wait.
    const seconds = run.isDeep ? 30 : 8;
    const roomy = await underFaults(run, { seconds, faults: [...TABLES.map(lockOf), cutting] });
    const tight = await underFaults(run, { seconds, maxConnections: FEW_CONNECTIONS, faults: [crowding] });
    const told = [...roomy.told, ...tight.told];
    const refused = told.reduce((sum, fault) => sum + fault.refused, 0);
    const broken = [...roomy.broken, ...tight.broken];
    for (const { name, isBearable, refused, served } of told) {
      if (isBearable && served === 0) broken.push(`${name}: nobody could save.`);
      if (!isBearable && refused === 0) broken.push(`${name}: nobody was refused, so nothing was shown.`);
    }
    return {
      figure: `${told.map(({ name, slowestMs, wellMs, isBearable, served }) => `${name}: slowest ${Math.round(slowestMs)} ms, well after ${Math.round(wellMs)} ms${isBearable ? `, ${served} saved meanwhile` : ''}`).join('; ')}; each for ${seconds} s under ${COOKS} cooks, ${refused} calls told 503, 0 of ${roomy.saved + tight.saved} acknowledged saves lost; pages p99 ${told.map(({ pageMs, quietMs }) => `${Math.round(pageMs)} (${Math.round(quietMs)} before)`).join(', ')} ms`,
      broken: [...new Set(broken)].slice(0, 20),
    };
  },
};

interface Fault {
  readonly name: string;
  /** Whether saving goes on meanwhile; else it has to be refused. */
  readonly isBearable: boolean;
  /** Resolves when it is over. */
  readonly happen: (url: string, ms: number) => Promise<void>;
}

interface Told extends Pick<Fault, 'name' | 'isBearable'> {
  readonly refused: number;
  readonly served: number;
  readonly slowestMs: number;
  readonly wellMs: number;
  readonly pageMs: number;
  readonly quietMs: number;
}

const lockOf = (table: (typeof TABLES)[number]): Fault => ({
  name: `${table} locked`,
  // Of turns each process keeps an account of its own while those of all are not to be had.
  isBearable: table === 'turns',
  happen: async (url, ms) => {
    const client = await connected(url);
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    await wait(ms);
    await client.query('rollback');
    await client.end();
  },
});

const cutting: Fault = {
  name: `cut every ${KILL_EVERY_MS} ms`,
  isBearable: false,
  happen: async (url, ms) => {
    const client = await connected(url);
    for (const until = performance.now() + ms; performance.now() < until; await wait(KILL_EVERY_MS))
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pinch%'`);
    await client.end();
  },
};

/** Others take every connection they can get; what the server lets go of is taken too. */
const crowding: Fault = {
  name: `${FEW_CONNECTIONS} connections, all but the server's own taken`,
  isBearable: true,
  happen: async (url, ms) => {
    const taken: pg.Client[] = [];
    for (const until = performance.now() + ms; performance.now() < until; await wait(KILL_EVERY_MS)) {
      const client = await connected(url).catch(() => null);
      if (client) taken.push(client);
    }
    await Promise.all(taken.map((client) => client.end()));
  },
};

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

interface Given {
  readonly seconds: number;
  readonly maxConnections?: number;
  readonly faults: readonly Fault[];
}

async function underFaults(run: Run, { seconds, maxConnections, faults }: Given) {
  const { url, stop } = await startPostgres({ maxConnections });
  run.atEnd(stop);
  // Limits nobody reaches, so that turns are counted in the database.
  const server = await serverProcess(run, { DATABASE_URL: url, RATE_GENERATE_PER_MINUTE: '100000', RATE_AUTH_PER_MINUTE: '100000' });
  const broken: string[] = [];
  let hasEnded = false;
  let isOver = false;
  void server.ended.then(() => {
    hasEnded = !isOver;
  });
  const cooks: Caller[] = [];
  for (let place = 0; place < COOKS; place += 1)
    cooks.push(await aCook(server.origin, `cook${place}`, { address: `127.6.${maxConnections ?? 0}.${place + 1}` }));
  let heard: Answered[] = [];
  const saved: string[] = [];
  const working = cooks.map(async (cook, place) => {
    for (let turn = 0; !isOver; turn += 1) {
      const title = `Dish ${place}, ${turn}`;
      const asked = [
        () => cook.call('POST', '/api/recipes', { body: aRecipe(title) }),
        () => cook.call('GET', '/api/my-recipes'),
        () => cook.call('POST', '/api/recipes/generate', { body: { ingredients: ['egg'] } }),
      ];
      for (const [step, ask] of asked.entries()) {
        const answer = await ask();
        heard.push(answer);
        if (step === 0 && answer.status < 300) saved.push(title);
        if (answer.status === 503 && !(Number(answer.headers['retry-after']) > 0)) broken.push('A 503 did not say when to try again.');
        if (answer.status >= 300 && answer.status !== 503) broken.push(`Answered with ${answer.status}: ${answer.body}`);
        if (answer.status === 503) await wait(RETRY_MS);
      }
    }
  });
  const visitor = caller(server.origin, { address: '127.6.255.1' });
  let pages: Promise<Answered>[] = [];
  const looking = setInterval(() => pages.push(visitor.call('GET', '/')), LOOK_MS);
  run.atEnd(() => clearInterval(looking));
  /** What pages and calls took since this was asked last. */
  const sinceLast = async () => {
    const [seen, answers] = [await Promise.all(pages.splice(0)), heard];
    heard = [];
    pages = [];
    if (seen.some(({ status }) => status !== 200)) broken.push('A page was not shown.');
    return {
      answers,
      pageMs: quantile(
        seen.map(({ ms }) => ms),
        0.99,
      ),
    };
  };

  const told: Told[] = [];
  await sinceLast();
  await wait(QUIET_MS);
  let { pageMs: quietMs } = await sinceLast();
  for (const { name, isBearable, happen } of faults) {
    const savedBefore = saved.length;
    await happen(url, seconds * 1000);
    const over = performance.now();
    const savedMeanwhile = saved.length - savedBefore;
    const under = await sinceLast();
    const wellMs = await untilWell(cooks, over);
    const after = await sinceLast();
    await wait(QUIET_MS);
    const quiet = await sinceLast();
    const slowestMs = Math.max(...[...under.answers, ...after.answers].map(({ ms }) => ms));
    const refused = [...under.answers, ...after.answers].filter(({ status }) => status === 503).length;
    told.push({ name, isBearable, refused, served: savedMeanwhile, slowestMs, wellMs, pageMs: under.pageMs, quietMs });
    if (slowestMs > MOST_ANSWER_MS + under.pageMs) broken.push(`${name}: a call took ${Math.round(slowestMs)} ms.`);
    if (wellMs > MOST_RECOVERY_MS + quiet.pageMs) broken.push(`${name}: it took ${Math.round(wellMs)} ms until every cook was served again.`);
    if (under.pageMs > MOST_TIMES_SLOWER * Math.max(quietMs, quiet.pageMs) + SLACK_MS)
      broken.push(`${name}: a page took ${Math.round(under.pageMs)} ms (p99) instead of ${Math.round(Math.max(quietMs, quiet.pageMs))}.`);
    quietMs = quiet.pageMs;
    if (run.isDeep) run.tell(`${name}: ${refused} refused, slowest ${Math.round(slowestMs)} ms`);
  }
  isOver = true;
  clearInterval(looking);
  await Promise.all(working);
  const kept: string[] = [];
  for (const cook of cooks) {
    kept.push(...(JSON.parse((await cook.call('GET', '/api/my-recipes')).body) as { title: string }[]).map(({ title }) => title));
    cook.close();
  }
  visitor.close();
  const lost = saved.filter((title) => !kept.includes(title)).length;
  if (lost > 0) broken.push(`${lost} acknowledged recipes are lost.`);
  if (kept.length !== new Set(kept).size) broken.push('A recipe is there twice.');
  if (hasEnded) broken.push('The server ended.');
  return { told, broken, saved: saved.length };
}

/** How long after the fault every cook has been served once, each asking until they are. */
async function untilWell(cooks: readonly Caller[], over: number): Promise<number> {
  await Promise.all(
    cooks.map(async (cook) => {
      for (let isServed = false; !isServed && performance.now() - over < 5 * MOST_RECOVERY_MS; await wait(10))
        isServed = (await cook.call('GET', '/api/my-recipes')).status === 200;
    }),
  );
  return performance.now() - over;
}
