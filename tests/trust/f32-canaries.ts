import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { type Answered, aRecipe, caller } from './caller.ts';
import type { Check, Run } from './check.ts';
import { serverProcess } from './server-process.ts';

/** Marks that are found again wherever they end up. Each may stand in the places named, and nowhere else. */
const MARKS = {
  password: 'canary-password-plum',
  newPassword: 'canary-new-password-plum',
  ingredient: 'canaryingredient',
  allergy: 'canaryallergy',
  username: 'canaryname',
  email: 'canary@example.org',
  contact: 'canary contact text',
  recipe: 'Canary recipe title',
  agent: 'canary-agent/1.0',
  url: 'canary-in-the-address',
  header: 'canary-in-a-header',
  smtpPassword: 'canary-smtp-password',
  passwordKey: 'canary-password-key-of-sixteen',
  chefKey: 'canary-chef-key',
  metricsToken: 'canary-metrics-token',
} as const;
type Mark = keyof typeof MARKS | 'session' | 'resetToken';

/** What the storage is there to hold. */
const STORED: readonly Mark[] = ['username', 'email', 'contact', 'recipe'];
/** What an answer may say again to whoever has just said it, or whose it is. */
const ANSWERED: readonly Mark[] = ['ingredient', 'allergy', 'username', 'email', 'recipe'];

export const check: Check = {
  number: 'F32',
  name: 'Canaries',
  mustHold: 'no password, session, key, address, wish or message shows up in a log, in the storage or in an answer but where it belongs.',
  isQuick: false,
  measure: async (run) => {
    const broken: string[] = [];
    let searched = 0;
    for (const engine of ['SQLite', 'PostgreSQL'] as const) {
      const folder = run.folder();
      const url = engine === 'PostgreSQL' ? await run.postgres() : undefined;
      const { marks, log, answers, failures } = await live(run, { folder, url });
      const stored = url ? await everyRow(url) : everyByte(folder);
      const places: [name: string, text: string, allowed: readonly Mark[]][] = [
        ['the log', log, []],
        ['the storage', stored, STORED],
        ['an answer', answers, ANSWERED],
        ['the answer to a failure', failures, ['ingredient', 'username']],
      ];
      for (const [name, text, allowed] of places) {
        searched += text.length;
        if (text.length === 0) broken.push(`${name} on ${engine} is empty: nothing was searched.`);
        for (const [mark, value] of Object.entries(marks))
          if (!allowed.includes(mark as Mark) && text.includes(value)) broken.push(`${mark} is in ${name} on ${engine}: ${around(text, value)}`);
      }
      // What may be there has to be there, or the search looked in the wrong place.
      for (const mark of STORED) if (!stored.includes(marks[mark])) broken.push(`${mark} was not found in the storage of ${engine}: nothing was shown.`);
      if (!log.includes('"event":"sign_in_refused"')) broken.push(`The log of ${engine} does not tell what was done: nothing was shown.`);
    }
    return {
      figure: `${Object.keys(MARKS).length + 2} marks in ${(searched / 2 ** 20).toFixed(1)} MiB of logs, storage and answers on both engines: 0 where they do not belong`,
      broken,
    };
  },
};

interface Lived {
  readonly marks: Record<Mark, string>;
  readonly log: string;
  readonly answers: string;
  readonly failures: string;
}

/** Does all that people do, rightly and wrongly, with marks in everything. */
async function live(run: Run, { folder, url }: { folder: string; url: string | undefined }): Promise<Lived> {
  const mail = await mailServer(run);
  const model = await rudeModel(run);
  const server = await serverProcess(run, {
    DATA_DIR: folder,
    ...(url ? { DATABASE_URL: url } : {}),
    LOG_LEVEL: 'debug',
    SMTP_URL: `smtp://pinch:${MARKS.smtpPassword}@127.0.0.1:${mail.port}`,
    PASSWORD_KEY: MARKS.passwordKey,
    METRICS_TOKEN: MARKS.metricsToken,
    CHEF_PROVIDER: 'openai-compatible',
    CHEF_BASE_URL: model,
    CHEF_MODEL: 'rude',
    CHEF_KEY: MARKS.chefKey,
  });
  const answers: string[] = [];
  const failures: string[] = [];
  const cook = caller(server.origin);
  const headers = { 'user-agent': MARKS.agent, referer: `http://localhost/${MARKS.header}`, 'x-forwarded-for': MARKS.header, 'x-request-id': MARKS.header };
  const call = async (method: string, path: string, body?: unknown): Promise<Answered> => {
    const answer = await cook.call(method, path, { headers, body });
    // Cookies are how a session is handed over; pages hold the address they were asked by.
    const { 'set-cookie': _cookie, ...shown } = answer.headers;
    (answer.status >= 400 ? failures : answers).push(`${JSON.stringify(shown)}\n${path.startsWith('/api/') ? answer.body : ''}`);
    return answer;
  };

  const account = { username: MARKS.username, email: MARKS.email, password: MARKS.password };
  await call('POST', '/api/auth/register', account);
  const session = cook.cookies.get('pinch-session') ?? '';
  await call('POST', '/api/auth/register', account);
  await call('POST', '/api/auth/register', { ...account, username: 'another' });
  await call('POST', '/api/auth/register', { ...account, password: `${MARKS.password}`.repeat(20) });
  await call('POST', '/api/auth/register', `{"password":"${MARKS.password}`);
  for (const password of [MARKS.password, `${MARKS.password} not`]) await call('POST', '/api/auth/login', { username: MARKS.username, password });
  const wish = { ingredients: [MARKS.ingredient, 'egg'], allergies: [MARKS.allergy] };
  for (const path of ['/api/recipes/generate', '/api/recipes/generate/stream']) await call('POST', path, wish);
  await call('POST', '/api/recipes/generate', { ...wish, servings: 'many' });
  const { id } = JSON.parse((await call('POST', '/api/recipes', aRecipe(MARKS.recipe))).body);
  await call('POST', `/api/recipes/${id}/share`);
  for (const path of [
    `/recipe/${id}`,
    `/recipe/${id}/share.png`,
    '/api/my-recipes',
    '/api/auth/export',
    '/api/auth/export.txt',
    '/api/auth/sessions',
    `/${MARKS.url}?q=${MARKS.url}`,
    `/api/recipes/${MARKS.url}`,
  ])
    await call('GET', path);
  await call('POST', '/api/contact', { name: 'Ann', email: MARKS.email, subject: 'Hello', message: MARKS.contact });
  await call('POST', '/api/contact', { name: 'Ann', email: MARKS.email, subject: 'Hello', message: MARKS.contact.repeat(1000) });
  await call('POST', '/api/auth/email', { email: MARKS.email, password: `${MARKS.password} not` });
  await call('POST', '/api/auth/reset-request', { email: MARKS.email });
  const resetToken = await mail.token();
  await call('POST', '/api/auth/reset', { token: resetToken, password: MARKS.newPassword });
  await call('POST', '/api/auth/reset', { token: resetToken, password: MARKS.newPassword });
  mail.refuse();
  await call('POST', '/api/auth/login', { username: MARKS.username, password: MARKS.newPassword });
  await call('POST', '/api/auth/password', { currentPassword: MARKS.newPassword, newPassword: MARKS.password });
  await call('POST', '/api/auth/reset-request', { email: MARKS.email });
  await call('POST', '/api/contact', { name: 'Ann', email: MARKS.email, subject: 'Hello', message: MARKS.contact });
  await cook.call('GET', '/metrics', { headers: { authorization: `Bearer ${MARKS.metricsToken}` } });
  await mail.hasRefused();
  server.signal('SIGTERM');
  await server.ended;
  return { marks: { ...MARKS, session, resetToken }, log: server.output(), answers: answers.join('\n'), failures: failures.join('\n') };
}

/** Takes mail until told to refuse it, quoting whom it was for. */
async function mailServer(run: Run) {
  let refuses = false;
  let heardRefusal = () => {};
  const refused = new Promise<void>((resolve) => {
    heardRefusal = resolve;
  });
  let heard: (token: string) => void = () => {};
  const token = new Promise<string>((resolve) => {
    heard = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, done) => done(null, { user: 'pinch' }),
    onRcptTo: ({ address }, _session, done) => {
      if (!refuses) return done();
      done(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 }));
      heardRefusal();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, found] = /new-password#([\w-]{43})/.exec(Buffer.concat(chunks).toString().replaceAll('=\r\n', '')) ?? [];
        if (found) heard(found);
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  run.atEnd(() => server.close());
  const { port } = server.server.address() as { port: number };
  return {
    port,
    token: () => token,
    refuse: () => {
      refuses = true;
    },
    hasRefused: () => refused,
  };
}

/** A model that answers every call with an error which quotes all it was told, the key included. */
async function rudeModel(run: Run): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () =>
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `${request.headers.authorization} ${Buffer.concat(chunks)}` } })),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  run.atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/v1`;
}

async function everyRow(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(`select table_name as name from information_schema.tables where table_schema = 'public'`);
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push((await client.query(`select * from "${name}"`)).rows);
  await client.end();
  return JSON.stringify(rows);
}

/** Everything in the folder of the data, as it lies on the disk. */
function everyByte(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

function around(text: string, value: string): string {
  const place = text.indexOf(value);
  return JSON.stringify(text.slice(Math.max(0, place - 80), place + value.length + 40));
}
