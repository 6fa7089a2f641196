import { type Kysely, sql } from 'kysely';
import { LIMITS } from '#contract/limits.ts';
import type { Engine } from '../schema.ts';

const { saved, contact } = LIMITS;

/** Users, their sessions, recipes and favourites, as the specification has them, and the messages to whoever runs Pinch. */
export async function firstTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const id = sql.raw(engine === 'sqlite' ? 'integer primary key autoincrement' : 'serial primary key');
  const moment = sql.raw(engine === 'sqlite' ? 'text' : 'timestamptz');
  const end = sql.raw(engine === 'sqlite' ? ') strict' : ')');
  const json = (column: string) => sql.raw(engine === 'sqlite' ? `text not null check (json_valid("${column}"))` : 'json not null');
  const upTo = (column: string, most: number, least = 0) => sql.raw(`check (length("${column}") between ${least} and ${most})`);

  await sql`create table users (
    id ${id},
    username text not null ${upTo('username', LIMITS.username.max, LIMITS.username.min)},
    "usernameKey" text not null unique,
    email text not null ${upTo('email', contact.email, 1)},
    "emailKey" text not null unique,
    "passwordHash" text not null,
    "firstName" text ${upTo('firstName', LIMITS.personName)},
    "lastName" text ${upTo('lastName', LIMITS.personName)},
    "failedSignIns" integer not null default 0,
    "createdAt" ${moment} not null,
    "updatedAt" ${moment} not null
  ${end}`.execute(db);

  await sql`create table sessions (
    sid text not null primary key,
    sess ${json('sess')},
    expire ${moment} not null,
    "userId" integer not null references users (id) on delete cascade,
    "createdAt" ${moment} not null
  ${end}`.execute(db);
  await sql`create index "sessionsByExpire" on sessions (expire)`.execute(db);
  await sql`create index "sessionsByUser" on sessions ("userId")`.execute(db);

  await sql`create table recipes (
    id ${id},
    title text not null ${upTo('title', LIMITS.titleLength, 1)},
    "cookTime" text not null ${upTo('cookTime', saved.cookTime, 1)},
    servings integer not null check (servings between 1 and ${sql.raw(String(saved.servings))}),
    "mainIngredients" ${json('mainIngredients')},
    instructions text not null ${upTo('instructions', saved.instructions, 1)},
    "userId" integer references users (id),
    "createdAt" ${moment} not null,
    "suggestedAddOns" ${json('suggestedAddOns')},
    "gourmetTouch" ${json('gourmetTouch')},
    image text ${upTo('image', saved.image)},
    details ${json('details')},
    "contentHash" text not null,
    "sharedAt" ${moment},
    unique ("userId", "contentHash")
  ${end}`.execute(db);

  await sql`create table "favoriteRecipes" (
    id ${id},
    "userId" integer not null references users (id) on delete cascade,
    "recipeId" integer not null references recipes (id) on delete cascade,
    "createdAt" ${moment} not null,
    unique ("userId", "recipeId")
  ${end}`.execute(db);
  await sql`create index "favoritesByRecipe" on "favoriteRecipes" ("recipeId")`.execute(db);

  await sql`create table "passwordResets" (
    "tokenHash" text not null primary key,
    "userId" integer not null references users (id) on delete cascade,
    expire ${moment} not null
  ${end}`.execute(db);

  await sql`create table "contactMessages" (
    id ${id},
    name text not null ${upTo('name', contact.name, 1)},
    email text not null ${upTo('email', contact.email, 1)},
    subject text not null ${upTo('subject', contact.subject)},
    message text not null ${upTo('message', contact.message, 1)},
    "createdAt" ${moment} not null,
    "sentAt" ${moment},
    attempts integer not null default 0,
    "retryAt" ${moment},
    "lastError" text
  ${end}`.execute(db);
  await sql`create index "messagesToSend" on "contactMessages" ("retryAt")`.execute(db);

  await sql`create table secrets (
    name text not null primary key,
    value text not null
  ${end}`.execute(db);
}
