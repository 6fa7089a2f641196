import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Backup, backUpSqlite } from './make.ts';
import { type Kind, listBackups } from './names.ts';
import { backUpPostgres } from './postgres.ts';
import { outlived } from './retention.ts';

/** Where these settings want backups. */
export function backupFolder({ BACKUP_DIR, DATA_DIR }: Config): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups');
}

/** Backs up what these settings name, then takes away the backups nobody needs any more. @throws Error as backUpSqlite and backUpPostgres */
export async function backUp(config: Config, kind: Kind, now: Date): Promise<Backup> {
  const into = backupFolder(config);
  const toMake = { into, kind, now };
  const made = config.DATABASE_URL ? await backUpPostgres(config.DATABASE_URL, toMake) : await backUpSqlite(config.DATA_DIR, toMake);
  for (const { name } of outlived(listBackups(into))) rmSync(join(into, name), { recursive: true });
  return made;
}
