import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aServer, post } from '../a-server.ts';
import { smtpMailer } from '../mail/mailer.ts';
import { aDatabase, ENGINES } from '../storage/a-database.ts';
import type { Database } from '../storage/database.ts';
import { allMessages } from './messages.ts';
import { outbox } from './outbox.ts';

const MESSAGE = { name: 'Ann', email: 'ann@example.org', subject: 'Leeks', message: 'More leeks, please.\nThank you.' };
const SENT = { message: "Thank you for contacting us. We'll get back to you soon." };

describe.each(ENGINES)('on %s', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await aDatabase(engine);
  });
  afterEach(() => database.close());

  test('a message is kept before it is answered for', async () => {
    const answer = await post(await aServer({ db: database.db }), '/api/contact', MESSAGE);
    expect([answer.statusCode, answer.json()]).toEqual([200, SENT]);
    expect(await allMessages(database.db)).toMatchObject([{ ...MESSAGE, sentAt: null, attempts: 0 }]);
  });

  test('it is mailed from us, to be answered to whoever wrote it, and marked as sent', async () => {
    const { server, url, mails } = await aMailServer();
    const now = () => new Date('2026-01-15T10:00:00Z');
    const box = outbox({ db: database.db, mailer: smtpMailer(url, 'pinch@example.org'), to: 'cook@example.org', now, onError: fail });
    await post(await aServer({ db: database.db, now }), '/api/contact', { ...MESSAGE, name: 'Änn', message: 'Ünusual' });
    await box.nudge();
    await box.stop();
    server.close();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.from).toBe('pinch@example.org');
    expect(mails[0]?.to).toEqual(['cook@example.org']);
    expect(mails[0]?.text).toMatch(/^Reply-To: ann@example\.org\r$/m);
    expect(mails[0]?.text).toMatch(/^Subject: Pinch: Leeks\r$/m);
    expect(await allMessages(database.db)).toMatchObject([{ sentAt: '2026-01-15T10:00:00.000Z', lastError: null }]);
  });

  test('while the mail server is away it is tried again, later and later, for three days, and never lost', async () => {
    const start = new Date('2026-01-15T10:00:00Z').getTime();
    let at = start;
    const now = () => new Date(at);
    let tries = 0;
    const mailer = {
      send: async () => {
        tries += 1;
        throw new Error('451 Greylisted');
      },
      close: () => {},
    };
    const box = outbox({ db: database.db, mailer, to: 'cook@example.org', now, onError: fail });
    await post(await aServer({ db: database.db, now }), '/api/contact', MESSAGE);
    for (; at < start + 96 * 3_600_000; at += 600_000) await box.nudge();
    await box.stop();
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(30);
    expect(await allMessages(database.db)).toMatchObject([{ ...MESSAGE, sentAt: null, retryAt: null, lastError: '451 Greylisted', attempts: tries }]);
  });

  test('of two processes one sends it', async () => {
    const now = () => new Date('2026-01-15T10:00:00Z');
    const sent: unknown[] = [];
    const mailer = { send: async (mail: unknown) => void sent.push(mail), close: () => {} };
    const boxes = [1, 2, 3].map(() => outbox({ db: database.db, mailer, to: 'cook@example.org', now, onError: fail }));
    await post(await aServer({ db: database.db, now }), '/api/contact', MESSAGE);
    await Promise.all(boxes.map((box) => box.nudge()));
    await Promise.all(boxes.map((box) => box.stop()));
    expect(sent).toHaveLength(1);
  });

  test('a program that fills in what people do not see is thanked and forgotten', async () => {
    const answer = await post(await aServer({ db: database.db }), '/api/contact', { ...MESSAGE, website: 'https://spam.example' });
    expect([answer.statusCode, answer.json()]).toEqual([200, SENT]);
    expect(await allMessages(database.db)).toEqual([]);
  });
});

test.each([
  ['no name', { name: ' ' }, 'name', 'Please fill in your name.'],
  ['a name of two lines', { name: 'Ann\nBcc: all@example.org' }, 'name', 'Name should be one line.'],
  ['a name of 101', { name: 'a'.repeat(101) }, 'name', 'Name may have at most 100 characters.'],
  ['no address', { email: 'ann' }, 'email', 'Please enter a valid email address'],
  ['two addresses', { email: 'ann@example.org, bob@example.org' }, 'email', 'Please enter a valid email address'],
  ['a subject of two lines', { subject: 'a\r\nBcc: all@example.org' }, 'subject', /./],
  ['a subject of 201', { subject: 'a'.repeat(201) }, 'subject', 'Subject may have at most 200 characters.'],
  ['no message', { message: '' }, 'message', 'Please fill in your message.'],
  ['a message of 5,001', { message: 'a'.repeat(5001) }, 'message', 'Message may have at most 5000 characters.'],
])('%s is refused by name', async (_what, given, field, message) => {
  const answer = await post(await aServer(), '/api/contact', { ...MESSAGE, ...given });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields[field]).toMatch(message);
});

test('the sixth message in an hour is told to wait', async () => {
  const app = await aServer();
  for (let call = 0; call < 5; call += 1) expect((await post(app, '/api/contact', MESSAGE)).statusCode).toBe(200);
  const refused = await post(app, '/api/contact', MESSAGE);
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    expect.stringMatching(/^That was a lot of messages in an hour\. Please try again in \d+ minutes\.$/),
  ]);
});

function fail(error: unknown): never {
  throw error;
}

async function aMailServer() {
  const mails: { from: string; to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as { port: number };
  return { server, url: `smtp://127.0.0.1:${port}`, mails };
}
