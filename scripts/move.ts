import { backupFolder } from '#server/backups/back-up.ts';
import { moveToPostgres, moveToSqlite } from '#server/backups/move.ts';
import { readConfig } from '#server/config.ts';

/** `npm run move -- to-postgres` and `npm run move -- to-sqlite`: between DATA_DIR and DATABASE_URL; every server must be stopped. */
const config = readConfig(process.env);
const { DATABASE_URL, DATA_DIR } = config;
const direction = process.argv[2];
if (!DATABASE_URL || (direction !== 'to-postgres' && direction !== 'to-sqlite')) {
  console.error('Say which way, and the address of the database: DATABASE_URL=postgres://… npm run move -- to-postgres (or to-sqlite)');
  process.exit(1);
}
try {
  if (direction === 'to-postgres') {
    await moveToPostgres(DATA_DIR, DATABASE_URL);
    console.log(`Everything in ${DATA_DIR} is in PostgreSQL now. Start Pinch with DATABASE_URL from here on; the folder stays as it was.`);
  } else {
    const { kept } = await moveToSqlite(DATABASE_URL, DATA_DIR, { into: backupFolder(config), kind: 'by-hand', now: new Date() });
    console.log(`Everything in PostgreSQL is in ${DATA_DIR} now. Start Pinch without DATABASE_URL from here on; PostgreSQL stays as it was.`);
    if (kept) console.log(`What was in the folder before is in ${kept}.`);
  }
} catch (error) {
  console.error(`Nothing was moved. ${(error as Error).message}`);
  process.exitCode = 1;
}
