import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type Backup, backUpSqlite } from './make.ts';
import type { Kind } from './names.ts';
import { backUpPostgres } from './postgres.ts';

/** Where these settings want backups. */
export function backupFolder({ BACKUP_DIR, DATA_DIR }: Config): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups');
}

/** Backs up what these settings name. @throws Error as backUpSqlite and backUpPostgres */
export async function backUp(config: Config, kind: Kind, now: Date): Promise<Backup> {
  const toMake = { into: backupFolder(config), kind, now };
  return config.DATABASE_URL ? backUpPostgres(config.DATABASE_URL, toMake) : backUpSqlite(config.DATA_DIR, toMake);
}
