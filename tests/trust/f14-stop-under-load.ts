import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../scripts/quantile.ts';
import { aCook, aRecipe, type Caller, caller } from './caller.ts';
import type { Check, Run } from './check.ts';
import { isReady, serverProcess } from './server-process.ts';

const CALLERS = 20;
const EACH_EVERY_MS = 100;
const LOAD_MS = 500;
const DRAIN_SECONDS = 1;
const MOST_SECONDS = 10;

export const check: Check = {
  number: 'F14',
  name: 'Stop under load',
  mustHold:
    'SIGTERM under 200 requests a second breaks no answer, whether whoever sends them looks at /health/ready or has all of them under way already; the server ends with 0 in time and leaves one tidy file.',
  isQuick: false,
  measure: async (run) => {
    const rounds = run.isDeep ? 50 : 2;
    const broken: string[] = [];
    const stopSeconds: number[] = [];
    let answered = 0;
    for (let round = 0; round < rounds; round += 1)
      for (const stopOnce of [stopBehindBalancer, stopAtOnce]) {
        const { seconds, answers, problems } = await stopOnce(run);
        stopSeconds.push(seconds);
        answered += answers;
        broken.push(...problems);
        if (run.isDeep && round % 10 === 0) run.tell(`${stopSeconds.length} stops, ${answered} answers, ${broken.length} broken`);
      }
    return {
      figure: `${stopSeconds.length} stops: 0 of ${answered.toLocaleString('en')} answers broken; ended with 0, p50 ${quantile(stopSeconds, 0.5).toFixed(2)} s and p99 ${quantile(stopSeconds, 0.99).toFixed(2)} s after the drain; no WAL left`,
      broken: [...new Set(broken)],
    };
  },
};

interface Stopped {
  readonly seconds: number;
  readonly answers: number;
  readonly problems: string[];
}

/** Requests keep coming until the server says that it is not ready. */
async function stopBehindBalancer(run: Run): Promise<Stopped> {
  const folder = run.folder();
  const server = await serverProcess(run, { DATA_DIR: folder, DRAIN_SECONDS: String(DRAIN_SECONDS) });
  const problems: string[] = [];
  const saved: string[] = [];
  let answers = 0;
  let isOpen = true;
  const asking = setInterval(() => {
    void isReady(server.origin).then((isSo) => {
      isOpen &&= isSo;
    });
  }, 20);
  const cooks: Caller[] = [];
  // Kept connections and one for each call: proxies do either.
  for (let place = 0; place < CALLERS; place += 1)
    cooks.push(await aCook(server.origin, `cook${place}`, { address: `127.7.0.${place + 1}`, isFresh: place % 2 === 0 }));
  const work = cooks.map(async (cook, place) => {
    await wait((place * EACH_EVERY_MS) / CALLERS);
    for (let turn = 0; isOpen; turn += 1) {
      const title = `Dish ${place}, ${turn}`;
      const isSave = turn % 4 === 0;
      try {
        const { status } = await (isSave
          ? cook.call('POST', '/api/recipes', { body: aRecipe(title) })
          : cook.call('GET', turn % 4 === 1 ? '/' : '/api/my-recipes'));
        answers += 1;
        if (isSave && status === 201) saved.push(title);
        if (status >= 300) problems.push(`Answered with ${status}.`);
      } catch (error) {
        problems.push(`No answer: ${(error as Error).message}`);
      }
      await wait(EACH_EVERY_MS);
    }
  });
  await wait(LOAD_MS);
  const from = performance.now();
  server.signal('SIGTERM');
  await Promise.all(work);
  const code = await server.ended;
  clearInterval(asking);
  for (const cook of cooks) cook.close();
  const seconds = (performance.now() - from) / 1000 - DRAIN_SECONDS;
  return { seconds, answers, problems: [...problems, ...after(folder, code, seconds, saved)] };
}

/** Work that takes its time is under way at the moment of the signal, and there is no drain. */
async function stopAtOnce(run: Run): Promise<Stopped> {
  const folder = run.folder();
  const server = await serverProcess(run, { DATA_DIR: folder });
  const callers = Array.from({ length: CALLERS }, (_, place) => caller(server.origin, { address: `127.7.1.${place + 1}`, isFresh: place % 2 === 0 }));
  await Promise.all(callers.map((one) => one.call('GET', '/health/live')));
  const work = callers.map((one, place) =>
    one.call('POST', '/api/auth/register', { body: { username: `cook${place}`, email: `cook${place}@example.org`, password: 'plum teapot ladder' } }),
  );
  // Two passwords are hashed at once and the others wait in line: most have barely begun.
  await Promise.race(work);
  const from = performance.now();
  server.signal('SIGTERM');
  const problems: string[] = [];
  const results = await Promise.allSettled(work);
  for (const result of results) {
    if (result.status === 'rejected') problems.push(`Under way and not answered: ${result.reason.message}`);
    else if (result.value.status !== 201) problems.push(`Under way and answered with ${result.value.status}: ${result.value.body}`);
  }
  const code = await server.ended;
  const seconds = (performance.now() - from) / 1000;
  for (const one of callers) one.close();
  return { seconds, answers: results.length, problems: [...problems, ...after(folder, code, seconds, [])] };
}

/** What is not as a clean end leaves it. */
function after(folder: string, code: number | null, seconds: number, saved: readonly string[]): string[] {
  const file = join(folder, 'pinch.db');
  const wal = `${file}-wal`;
  const problems: string[] = [];
  if (code !== 0) problems.push(`The server ended with ${code}.`);
  if (seconds > MOST_SECONDS) problems.push(`It took ${seconds.toFixed(1)} s to stop.`);
  if (existsSync(wal) && statSync(wal).size > 0) problems.push('The WAL was not taken into the file.');
  const database = new DatabaseSync(file, { readOnly: true });
  const titles = new Set(
    database
      .prepare('select title from recipes')
      .all()
      .map(({ title }) => title),
  );
  database.close();
  const lost = saved.filter((title) => !titles.has(title));
  if (lost.length > 0) problems.push(`${lost.length} acknowledged recipes are lost.`);
  return problems;
}
