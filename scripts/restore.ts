import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder } from '#server/backups/back-up.ts';
import { listBackups } from '#server/backups/names.ts';
import { restorePostgres } from '#server/backups/postgres.ts';
import { restoreSqlite } from '#server/backups/restore.ts';
import { readConfig } from '#server/config.ts';

/** `npm run restore`: lists the backups. `npm run restore -- NAME`: puts one in the place of the data; the server must be stopped. */
const config = readConfig(process.env);
const folder = backupFolder(config);
const wanted = process.argv[2];
if (wanted === undefined) {
  const all = listBackups(folder);
  console.log(all.length === 0 ? `There are no backups in ${folder}.` : `The backups in ${folder}, the latest last:`);
  for (const { name } of all) console.log(`  ${name}`);
  if (all.length > 0) console.log(`Stop Pinch, then: npm run restore -- ${all.at(-1)?.name}`);
} else {
  try {
    await restore(existsSync(join(folder, wanted)) ? join(folder, wanted) : wanted);
  } catch (error) {
    console.error(`Nothing was restored. ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

async function restore(path: string): Promise<void> {
  if (config.DATABASE_URL) {
    const { takenAt } = await restorePostgres(path, config.DATABASE_URL);
    console.log(`The database holds what was there on ${takenAt}.`);
    return;
  }
  const { manifest, kept } = await restoreSqlite(path, config.DATA_DIR, new Date());
  console.log(`${config.DATA_DIR} holds what was there on ${manifest.takenAt}.`);
  if (kept) console.log(`The data from before are in ${kept}; delete them when you are sure.`);
}
