import { type Kysely, sql } from 'kysely';
import { MIGRATIONS, type Migrations } from '#server/storage/migrate.ts';
import type { Engine } from '#server/storage/schema.ts';

/** Tables that the migrations below add. */
export const ADDED_TABLES = ['labels'] as const;

/**
 * The migrations of this Pinch and, after them, the kinds that a later one may bring: a column that is worked out for every row, a
 * table filled from another, a table rebuilt under rows that belong to it.
 */
export const NEXT_MIGRATIONS: Migrations = {
  ...MIGRATIONS,
  '9001-stars': async (db) => {
    await sql`alter table recipes add column stars integer not null default 0`.execute(db);
    await sql`update recipes set stars = length(title) % 6, "cookTime" = "cookTime" || ' in all'`.execute(db);
  },
  '9002-labels': async (db, engine) => {
    const id = sql.raw(engine === 'sqlite' ? 'integer primary key autoincrement' : 'serial primary key');
    await sql`create table labels (id ${id}, "recipeId" integer not null references recipes (id) on delete cascade, label text not null)`.execute(db);
    await sql`insert into labels ("recipeId", label) select id, title from recipes order by id`.execute(db);
  },
  '9003-users-in-another-form': rebuildUsers,
};

async function rebuildUsers(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter table users drop column "lastName"`.execute(db);
    return;
  }
  const columns = sql.raw('id, username, "usernameKey", email, "emailKey", "passwordHash", "firstName", "failedSignIns", "createdAt", "updatedAt"');
  await sql`create table fresh (
    id integer primary key autoincrement, username text not null, "usernameKey" text not null unique, email text not null, "emailKey" text not null unique,
    "passwordHash" text not null, "firstName" text, "failedSignIns" integer not null default 0, "createdAt" text not null, "updatedAt" text not null
  ) strict`.execute(db);
  await sql`insert into fresh (${columns}) select ${columns} from users`.execute(db);
  await sql`drop table users`.execute(db);
  await sql`alter table fresh rename to users`.execute(db);
}
