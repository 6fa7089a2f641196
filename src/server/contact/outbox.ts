import type { Mailer } from '../mail/mailer.ts';
import type { Db, MessageRow } from '../storage/schema.ts';
import { claimMessages, markFailed, markSent } from './messages.ts';

const LOOK_EVERY_MS = 30_000;

interface Outbox {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly to: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

/** Mails what visitors wrote: at once when `nudge` is called, and again while the mail server does not take it. */
export function outbox({ db, mailer, to, now, onError }: Outbox): { nudge(): Promise<void>; stop(): Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  const work = async () => {
    for (const message of await claimMessages(db, now()))
      try {
        await mailer.send(asMail(message, to));
        await markSent(db, message.id, now());
      } catch (error) {
        await markFailed(db, message, (error as Error).message, now());
      }
  };
  const nudge = () => {
    working = working.then(work).catch(onError);
    return working;
  };
  const timer = setInterval(nudge, LOOK_EVERY_MS);
  timer.unref();
  return {
    nudge,
    stop: async () => {
      clearInterval(timer);
      await working;
      mailer.close();
    },
  };
}

function asMail({ name, email, subject, message, createdAt }: MessageRow, to: string) {
  return { to, replyTo: email, subject: `Pinch: ${subject || 'a message'}`, text: `${message}\n\n--\n${name} <${email}>\nWritten ${createdAt}` };
}
