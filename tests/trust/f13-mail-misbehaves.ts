import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { aServer, post } from '#server/a-server.ts';
import { allMessages } from '#server/contact/messages.ts';
import { outbox } from '#server/contact/outbox.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import { openDatabase } from '#server/storage/database.ts';
import { quantile } from '../../scripts/quantile.ts';
import type { Check, Run } from './check.ts';

const FROM = 'pinch@example.org';
const TO = 'cook@example.org';
const MINUTE_MS = 60_000;
const MOST_ANSWER_MS = 1000;
/** What a mail of ours may begin its lines with; anything else was brought in by a visitor. */
const HEADERS = ['from', 'to', 'reply-to', 'subject', 'message-id', 'content-transfer-encoding', 'content-type', 'date', 'mime-version'];

/** What people and programs write into a form to get a header, an address or a command into a mail. */
const EVIL = [
  'Ann\r\nBcc: all@example.org',
  'Ann\nBcc: all@example.org',
  'Ann\rBcc: all@example.org',
  'Ann%0d%0aBcc: all@example.org',
  'Ann\u2028Bcc: all@example.org',
  'Ann\u0085Bcc: all@example.org',
  'Ann\u0000Bcc: all@example.org',
  '=?utf-8?Q?Ann=0D=0ABcc:_all@example.org?=',
  'Ann" <all@example.org>, "x',
  'ann@example.org>\r\nRCPT TO:<all@example.org',
  '\r\n.\r\nMAIL FROM:<evil@example.org>\r\n',
  'a'.repeat(100),
  'Änn 🥕 \u202eevil',
];
const EVIL_ADDRESSES = [
  'ann@example.org\r\nBcc: all@example.org',
  'ann@example.org, all@example.org',
  '"a,b"@example.org',
  'ann@example.org> <all@example.org',
  'ann@[127.0.0.1]',
  '@example.org',
  'ann@example.org\u0000',
  'ann@exämple.org',
  '=?utf-8?Q?a=40b=0D=0A?=@example.org',
];

export const check: Check = {
  number: 'F13',
  name: 'Mail misbehaves',
  mustHold:
    'whatever the mail server does, visitors are answered at once, no message is lost, and nothing they write becomes a header, an address or a command.',
  isQuick: false,
  measure: async (run) => {
    const { db, close } = await openDatabase({ folder: run.folder() });
    let at = Date.now();
    const now = () => new Date(at);
    const mail = await moodyMailServer(run);
    // As long as the checks may wait; in use it is 20 s.
    const mailer = smtpMailer(mail.url, FROM, 300);
    const box = outbox({ db, mailer, to: TO, now, onError: (error) => broken.push(`The outbox failed: ${(error as Error).message}`) });
    run.atEnd(async () => {
      await box.stop();
      await close();
    });
    const app = await aServer({ db, now, env: { RATE_CONTACT_PER_HOUR: '0' }, onMessage: () => void box.nudge() });
    const broken: string[] = [];
    const answerMs: number[] = [];
    const kept: string[] = [];
    const count = run.isDeep ? 1000 : 60;
    for (let place = 0; place < count; place += 1) {
      mail.mood = MOODS[place % MOODS.length] ?? 'well';
      const message = `Message ${place} of ${count}`;
      const evil = EVIL[place % EVIL.length] ?? '';
      const email = place % 3 === 0 ? (EVIL_ADDRESSES[place % EVIL_ADDRESSES.length] ?? '') : 'ann@example.org';
      const [name, subject] = place % 2 === 0 ? [evil, 'Leeks'] : ['Ann', evil];
      const from = performance.now();
      const { statusCode } = await post(app, '/api/contact', { name, email, subject, message });
      answerMs.push(performance.now() - from);
      if (statusCode === 200) kept.push(message);
      else if (statusCode !== 400) broken.push(`A message was answered with ${statusCode}.`);
    }
    if (kept.length < count / 4) broken.push(`Only ${kept.length} of ${count} messages were taken: nothing was shown.`);

    // Three moody hours more, then it is well again.
    for (let turn = 0; turn < 6; turn += 1) {
      mail.mood = MOODS[turn % MOODS.length] ?? 'well';
      at += 30 * MINUTE_MS;
      await box.nudge();
    }
    mail.mood = 'well';
    for (let turn = 0; turn < 200 && (await allMessages(db)).some(({ sentAt }) => sentAt === null); turn += 1) {
      at += 30 * MINUTE_MS;
      await box.nudge();
    }
    const lost = kept.filter((message) => !mail.texts.some((text) => text.includes(`${message}\r\n`))).length;
    if (lost > 0) broken.push(`${lost} of ${kept.length} messages never arrived.`);
    const foreign = mail.texts.flatMap(headersOf).filter((name) => !HEADERS.includes(name));
    if (foreign.length > 0) broken.push(`Headers that are not ours: ${[...new Set(foreign)].join(', ')}`);
    const strangers = [...mail.recipients].filter((address) => address !== TO);
    if (strangers.length > 0) broken.push(`Mailed to ${strangers.join(', ')}.`);
    if (mail.senders.size !== 1 || !mail.senders.has(FROM)) broken.push(`Mailed from ${[...mail.senders].join(', ')}.`);
    const p99 = quantile(answerMs, 0.99);
    if (p99 > MOST_ANSWER_MS) broken.push(`Visitors waited ${Math.round(p99)} ms.`);
    return {
      figure: `${kept.length} messages taken, ${count - kept.length} refused for their form, while mail was ${MOODS.filter((mood) => mood !== 'well').join(', ')}: ${lost} lost, ${foreign.length} headers and ${strangers.length} recipients brought in, answered in p99 ${Math.round(p99)} ms`,
      broken: [...new Set(broken)],
    };
  },
};

const MOODS = ['down', 'silent', 'refusing', 'full', 'hanging up', 'well'] as const;

/** A mail server on this machine that can be told how to behave. */
async function moodyMailServer(run: Run) {
  const state = { mood: 'well' as (typeof MOODS)[number], texts: [] as string[], recipients: new Set<string>(), senders: new Set<string>(), url: '' };
  const inner = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onMailFrom: ({ address }, _session, done) => {
      state.senders.add(address);
      done(state.mood === 'refusing' ? Object.assign(new Error('Greylisted'), { responseCode: 451 }) : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      state.recipients.add(address);
      done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.mood === 'full') return done(Object.assign(new Error('Mailbox full'), { responseCode: 452 }));
        // Taken or not, whoever sent it never learns.
        if (state.mood === 'hanging up') return hangUp();
        state.texts.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  inner.on('error', () => {});
  inner.listen(0, '127.0.0.1');
  await once(inner.server, 'listening');
  const sockets = new Set<Socket>();
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const { port } = inner.server.address() as { port: number };
  const outer: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    if (state.mood === 'down') socket.destroy();
    else if (state.mood !== 'silent') {
      const through = connect(port, '127.0.0.1').on('error', () => socket.destroy());
      through.once('close', () => socket.destroy());
      socket.once('close', () => through.destroy());
      socket.pipe(through).pipe(socket);
    }
  });
  await once(outer.listen(0, '127.0.0.1'), 'listening');
  state.url = `smtp://127.0.0.1:${(outer.address() as { port: number }).port}`;
  run.atEnd(() => {
    hangUp();
    outer.close();
    inner.close();
  });
  return state;
}

/** The names of a mail's headers; lines that go on with one belong to it. */
function headersOf(mail: string): string[] {
  const head = mail.split('\r\n\r\n')[0] ?? '';
  return head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0]?.toLowerCase() ?? '');
}
