import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from './database.ts';
import type { Engine } from './schema.ts';

/** For tests: every engine Pinch can keep its data in, or those that TEST_ENGINES names. */
export const ENGINES: readonly Engine[] = (['sqlite', 'postgres'] as const).filter((engine) => (process.env.TEST_ENGINES ?? engine).includes(engine));

/** For tests: where an empty database of its own may be opened, as often as wished, and what takes it away. */
export async function aPlace(engine: Engine): Promise<{ where: { url?: string; folder: string }; remove: () => Promise<void> }> {
  if (engine === 'sqlite') {
    const folder = mkdtempSync(join(tmpdir(), 'pinch-data-'));
    return { where: { folder }, remove: async () => rmSync(folder, { recursive: true, force: true }) };
  }
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests with vitest, which starts PostgreSQL.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { where: { url: url.href, folder: '' }, remove: () => onServer(server, `drop database ${name} with (force)`) };
}

/** For tests: an open, empty database; `close` also takes it away. */
export async function aDatabase(engine: Engine): Promise<Database> {
  const { where, remove } = await aPlace(engine);
  const database = await openDatabase(where);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
