import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Answered, aCook, aRecipe, type Caller, caller, PASSWORD } from './caller.ts';
import type { Check, Run } from './check.ts';
import { serverProcess } from './server-process.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const COOKS = 5;
const MAX = 5;
const CLOCK = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href;

export const check: Check = {
  number: 'F4',
  name: 'The clock jumps',
  mustHold:
    'when the clock is set back by two days nobody is signed out and no limit lasts longer than its minute; forty days ahead every idle session is over; past 2038 all goes on; nothing fails and lists keep their order.',
  isQuick: false,
  measure: async (run) => {
    const both = await Promise.all([jump(run, { DATA_DIR: run.folder() }, 'SQLite'), jump(run, { DATABASE_URL: await run.postgres() }, 'PostgreSQL')]);
    const requests = both.reduce((sum, one) => sum + one.requests, 0);
    return {
      figure: `${requests} requests on both engines: after −2 days ${2 * COOKS} of ${2 * COOKS} sessions kept and every limit over within its minute; after +40 days ${2 * COOKS} of ${2 * COOKS} over; in 2040 all works; 0 failures`,
      broken: both.flatMap(({ broken }) => broken),
    };
  },
};

async function jump(run: Run, storage: Record<string, string>, engine: string): Promise<{ broken: string[]; requests: number }> {
  const broken: string[] = [];
  let requests = 0;
  const file = join(run.folder(), 'clock');
  writeFileSync(file, '0');
  const server = await serverProcess(run, { ...storage, RATE_GENERATE_PER_MINUTE: String(MAX), CLOCK_FILE: file, NODE_OPTIONS: `--import=${CLOCK}` });
  const setClock = async (offMs: number) => {
    writeFileSync(file, String(offMs));
    server.signal('SIGUSR2');
    await wait(200);
  };
  const ask = async (who: Caller, method: string, path: string, body?: unknown): Promise<Answered> => {
    requests += 1;
    const answer = await who.call(method, path, body === undefined ? {} : { body });
    if (answer.status >= 500) broken.push(`${engine}: ${method} ${path} was answered with ${answer.status}: ${answer.body}`);
    return answer;
  };
  const expect = (what: string, isSo: boolean) => {
    if (!isSo) broken.push(`${engine}: ${what}`);
  };
  const titles = async (who: Caller) => (JSON.parse((await ask(who, 'GET', '/api/my-recipes')).body) as { title: string }[]).map(({ title }) => title);
  const egg = { ingredients: ['egg'] };

  const cooks: Caller[] = [];
  for (let place = 0; place < COOKS; place += 1) cooks.push(await aCook(server.origin, `cook${place}`));
  const [cook] = cooks as [Caller];
  for (const title of ['first', 'second']) await ask(cook, 'POST', '/api/recipes', aRecipe(title));
  const hasty = caller(server.origin, { address: '127.3.0.1' });
  for (let turn = 0; turn < MAX; turn += 1)
    expect('A turn within the limit was refused.', (await ask(hasty, 'POST', '/api/recipes/generate', egg)).status === 200);
  expect('A turn beyond the limit was not refused.', (await ask(hasty, 'POST', '/api/recipes/generate', egg)).status === 429);
  const from = performance.now();

  await setClock(-2 * DAY_MS);
  for (const one of cooks) expect('A session was lost when the clock was set back.', (await ask(one, 'GET', '/api/auth/me')).status === 200);
  await ask(cook, 'POST', '/api/recipes', aRecipe('third'));
  expect('A list has lost its order.', String(await titles(cook)) === 'third,second,first');
  await ask(cook, 'POST', '/api/auth/login', { username: 'cook0', password: PASSWORD });
  await wait(Math.max(0, MINUTE_MS + 1000 - (performance.now() - from)));
  expect('A limit lasted longer than its minute.', (await ask(hasty, 'POST', '/api/recipes/generate', egg)).status === 200);

  await setClock(40 * DAY_MS);
  for (const one of cooks) expect('An idle session was still open after forty days.', (await ask(one, 'GET', '/api/auth/me')).status === 401);
  for (const off of [40 * DAY_MS, new Date('2040-02-29T12:00:00Z').getTime() - Date.now(), new Date('2027-03-28T00:59:59Z').getTime() - Date.now()]) {
    await setClock(off);
    expect('Nobody could sign in after a jump.', (await ask(cook, 'POST', '/api/auth/login', { username: 'cook0', password: PASSWORD })).status === 200);
    const title = `at ${off}`;
    await ask(cook, 'POST', '/api/recipes', aRecipe(title));
    expect('What was saved after a jump is not at the top.', (await titles(cook))[0] === title);
    expect(
      'Nobody could write to us after a jump.',
      (await ask(cook, 'POST', '/api/contact', { name: 'Ann', email: 'a@example.org', message: 'Hello' })).status === 200,
    );
  }
  for (const one of [...cooks, hasty]) one.close();
  return { broken, requests };
}
