import { backUp } from '#server/backups/back-up.ts';
import { readConfig } from '#server/config.ts';

/** `npm run backup`: copies all data while the server runs, reads the copy through and keeps it until somebody deletes it. */
try {
  const { path, manifest } = await backUp(readConfig(process.env), 'by-hand', new Date());
  const { users, recipes } = manifest.tables;
  console.log(`The backup is in ${path}: ${users?.rows ?? 0} accounts, ${recipes?.rows ?? 0} recipes, all of it read back.`);
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`);
  process.exitCode = 1;
}
