create table users (
    id integer primary key autoincrement,
    username text not null check (length("username") between 3 and 40),
    "usernameKey" text not null unique,
    email text not null check (length("email") between 1 and 254),
    "emailKey" text not null unique,
    "passwordHash" text not null,
    "firstName" text check (length("firstName") between 0 and 100),
    "lastName" text check (length("lastName") between 0 and 100),
    "failedSignIns" integer not null default 0,
    "createdAt" text not null,
    "updatedAt" text not null
  ) strict;

create table sessions (
    sid text not null primary key,
    sess text not null check (json_valid("sess")),
    expire text not null,
    "userId" integer not null references users (id) on delete cascade,
    "createdAt" text not null
  ) strict;

create index "sessionsByExpire" on sessions (expire);

create index "sessionsByUser" on sessions ("userId");

create table recipes (
    id integer primary key autoincrement,
    title text not null check (length("title") between 1 and 200),
    "cookTime" text not null check (length("cookTime") between 1 and 40),
    servings integer not null check (servings between 1 and 100),
    "mainIngredients" text not null check (json_valid("mainIngredients")),
    instructions text not null check (length("instructions") between 1 and 20000),
    "userId" integer references users (id),
    "createdAt" text not null,
    "suggestedAddOns" text not null check (json_valid("suggestedAddOns")),
    "gourmetTouch" text not null check (json_valid("gourmetTouch")),
    image text check (length("image") between 0 and 2000),
    details text not null check (json_valid("details")),
    "contentHash" text not null,
    "sharedAt" text,
    unique ("userId", "contentHash")
  ) strict;

create table "favoriteRecipes" (
    id integer primary key autoincrement,
    "userId" integer not null references users (id) on delete cascade,
    "recipeId" integer not null references recipes (id) on delete cascade,
    "createdAt" text not null,
    unique ("userId", "recipeId")
  ) strict;

create index "favoritesByRecipe" on "favoriteRecipes" ("recipeId");

create table "passwordResets" (
    "tokenHash" text not null primary key,
    "userId" integer not null references users (id) on delete cascade,
    expire text not null
  ) strict;

create table "contactMessages" (
    id integer primary key autoincrement,
    name text not null check (length("name") between 1 and 100),
    email text not null check (length("email") between 1 and 254),
    subject text not null check (length("subject") between 0 and 200),
    message text not null check (length("message") between 1 and 5000),
    "createdAt" text not null,
    "sentAt" text,
    attempts integer not null default 0,
    "retryAt" text,
    "lastError" text
  ) strict;

create index "messagesToSend" on "contactMessages" ("retryAt");

create table secrets (
    name text not null primary key,
    value text not null
  ) strict;
