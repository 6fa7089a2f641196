import { openReset } from '#server/accounts/resets.ts';
import { userByEmail, userByName } from '#server/accounts/users.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/storage/database.ts';

/** `npm run reset-password -- ann`: a link with which ann chooses a new password, for an operator without mail; the server may be running. */
const who = process.argv[2];
if (!who) {
  console.error('Whose? Say a username or an email address: npm run reset-password -- ann');
  process.exit(1);
}
const { DATABASE_URL, DATA_DIR, PUBLIC_URL, PORT } = readConfig(process.env);
const { db, close } = await openDatabase({ url: DATABASE_URL, folder: DATA_DIR, isBesideServer: true });
const user = (await userByName(db, who)) ?? (await userByEmail(db, who));
if (user) {
  const link = new URL(`/account/new-password#${await openReset(db, user.id, new Date())}`, PUBLIC_URL ?? `http://localhost:${PORT}`);
  console.log(`Give this link to ${user.username}. It works once, within half an hour:\n${link.href}`);
} else {
  console.error(`Nobody here is called "${who}".`);
  process.exitCode = 1;
}
await close();
