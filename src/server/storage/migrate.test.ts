import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { aDatabase, aPlace, ENGINES } from './a-database.ts';
import { type Database, openDatabase } from './database.ts';
import { type Change, MIGRATIONS, migrate, refuseOtherTables } from './migrate.ts';
import { postgres } from './postgres.ts';
import { someRows } from './some-rows.ts';
import { sqliteDialect } from './sqlite.ts';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

const next = (change: Change) => ({ migrations: { ...MIGRATIONS, '9001-next': change } });
const count = async (db: Kysely<never> | Database['db'], table: string) =>
  (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0]?.count;

describe.each(ENGINES)('%s', (engine) => {
  async function aFilled(): Promise<Database> {
    const database = await aDatabase(engine);
    cleanUp.push(database.close);
    await someRows(database.db, { cooks: 2, recipesEach: 6 });
    return database;
  }

  test('a migration that fails halfway leaves the tables as they were, and is made at the next start', async () => {
    const { db } = await aFilled();
    const half = async (on: Kysely<unknown>) => {
      await sql`alter table recipes add column stars integer`.execute(on);
      await sql`delete from sessions`.execute(on);
    };
    const failing = migrate(db, engine, {
      ...next(async (on) => {
        await half(on);
        throw new Error('the power went');
      }),
    });
    await expect(failing).rejects.toThrow('the power went');
    expect(await count(db, 'sessions')).toBe(2);
    await expect(sql`select stars from recipes`.execute(db)).rejects.toThrow();
    await migrate(db, engine, next(half));
    expect(await count(db, 'sessions')).toBe(0);
    expect((await sql`select stars from recipes`.execute(db)).rows).toHaveLength(11);
  });

  test('a clock that was set back between two migrations keeps nobody from starting', async () => {
    const { db } = await aFilled();
    await migrate(
      db,
      engine,
      next(async () => {}),
    );
    await sql`update kysely_migration set timestamp = '1999-01-01T00:00:00.000Z' where name = '9001-next'`.execute(db);
    await migrate(
      db,
      engine,
      next(async () => {}),
    );
    await expect(migrate(db, engine)).rejects.toThrow('The data was written by a newer Pinch.');
  });
});

test('on SQLite a table is rebuilt without a row lost that belongs to its rows, and one that would belong to nothing stops it', async () => {
  const database = await aDatabase('sqlite');
  cleanUp.push(database.close);
  const { db } = database;
  await someRows(db, { cooks: 3, recipesEach: 4 });
  const rebuild = (from: string) => async (on: Kysely<unknown>) => {
    await sql`create table fresh (id integer primary key autoincrement, username text not null) strict`.execute(on);
    await sql`insert into fresh select id, username from users ${sql.raw(from)}`.execute(on);
    await sql`drop table users`.execute(on);
    await sql`alter table fresh rename to users`.execute(on);
  };
  await expect(migrate(db, 'sqlite', next(rebuild('where id > 1')))).rejects.toThrow(/a row of \w+ would belong to a row of users that is not there/);
  expect([await count(db, 'users'), await count(db, 'sessions')]).toEqual([3, 3]);
  await migrate(db, 'sqlite', next(rebuild('')));
  expect([await count(db, 'users'), await count(db, 'sessions')]).toEqual([3, 3]);
  await expect(sql`insert into sessions values ('s', '{}', 'never', 99, 'now')`.execute(db)).rejects.toThrow('FOREIGN KEY');
});

test('to move into PostgreSQL its tables must be those of this Pinch, not older ones', async () => {
  const { db, close } = await aDatabase('postgres');
  cleanUp.push(close);
  await expect(refuseOtherTables(db)).resolves.toBeUndefined();
  await sql`delete from kysely_migration where name = '0002-turns'`.execute(db);
  await expect(refuseOtherTables(db)).rejects.toThrow('The tables are of an older Pinch. Start this one once, which brings them up to date.');
});

test('before tables change a copy of them is made, of which two stay however often the change fails', async () => {
  const { where, remove } = await aPlace('sqlite');
  cleanUp.push(remove);
  const copies = () => (existsSync(join(where.folder, 'backups')) ? readdirSync(join(where.folder, 'backups')) : []);
  await (await openDatabase(where)).close();
  await (await openDatabase(where)).close();
  expect(copies()).toEqual([]);
  const failing = next(async () => {
    throw new Error('no');
  });
  for (let time = 0; time < 3; time++) await expect(openDatabase({ ...where, ...failing })).rejects.toThrow('no');
  expect(copies()).toEqual([expect.stringMatching(/-before-migration$/), expect.stringMatching(/-before-migration$/)]);
});

test.each(ENGINES)('what a released migration does on %s never changes', async (engine) => {
  const statements: string[] = [];
  const { where, remove } = await aPlace(engine);
  cleanUp.push(remove);
  const dialect = where.url ? postgres(where.url).dialect : sqliteDialect(join(where.folder, 'pinch.db'));
  const db = new Kysely<unknown>({ dialect, log: ({ query }) => void statements.push(query.sql) });
  cleanUp.push(() => db.destroy());
  for (const [name, change] of Object.entries(MIGRATIONS)) {
    statements.length = 0;
    await change(db, engine);
    await expect(`${statements.join(';\n\n')};\n`).toMatchFileSnapshot(`released/${name}.${engine}.sql`);
  }
});
