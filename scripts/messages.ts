import { readConfig } from '#server/config.ts';
import { allMessages } from '#server/contact/messages.ts';
import { openDatabase } from '#server/storage/database.ts';

/** `npm run messages`: what visitors have written, the latest last; the server may be running. */
const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
const { db, close } = await openDatabase({ url: DATABASE_URL, folder: DATA_DIR, isBesideServer: true });
const messages = await allMessages(db);
for (const { id, createdAt, name, email, subject, message, sentAt, lastError } of messages.reverse())
  console.log(
    `#${id}  ${createdAt.slice(0, 16).replace('T', ' ')} UTC  ${name} <${email}>  ${sentAt ? `mailed ${sentAt.slice(0, 10)}` : lastError ? `not mailed: ${lastError}` : 'not mailed'}\n${subject ? `${subject}\n` : ''}${message}\n`,
  );
console.log(messages.length === 0 ? 'Nobody has written yet.' : `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}.`);
await close();
