create table users (
    id serial primary key,
    username text not null check (length("username") between 3 and 40),
    "usernameKey" text not null unique,
    email text not null check (length("email") between 1 and 254),
    "emailKey" text not null unique,
    "passwordHash" text not null,
    "firstName" text check (length("firstName") between 0 and 100),
    "lastName" text check (length("lastName") between 0 and 100),
    "failedSignIns" integer not null default 0,
    "createdAt" timestamptz not null,
    "updatedAt" timestamptz not null
  );

create table sessions (
    sid text not null primary key,
    sess json not null,
    expire timestamptz not null,
    "userId" integer not null references users (id) on delete cascade,
    "createdAt" timestamptz not null
  );

create index "sessionsByExpire" on sessions (expire);

create index "sessionsByUser" on sessions ("userId");

create table recipes (
    id serial primary key,
    title text not null check (length("title") between 1 and 200),
    "cookTime" text not null check (length("cookTime") between 1 and 40),
    servings integer not null check (servings between 1 and 100),
    "mainIngredients" json not null,
    instructions text not null check (length("instructions") between 1 and 20000),
    "userId" integer references users (id),
    "createdAt" timestamptz not null,
    "suggestedAddOns" json not null,
    "gourmetTouch" json not null,
    image text check (length("image") between 0 and 2000),
    details json not null,
    "contentHash" text not null,
    "sharedAt" timestamptz,
    unique ("userId", "contentHash")
  );

create table "favoriteRecipes" (
    id serial primary key,
    "userId" integer not null references users (id) on delete cascade,
    "recipeId" integer not null references recipes (id) on delete cascade,
    "createdAt" timestamptz not null,
    unique ("userId", "recipeId")
  );

create index "favoritesByRecipe" on "favoriteRecipes" ("recipeId");

create table "passwordResets" (
    "tokenHash" text not null primary key,
    "userId" integer not null references users (id) on delete cascade,
    expire timestamptz not null
  );

create table "contactMessages" (
    id serial primary key,
    name text not null check (length("name") between 1 and 100),
    email text not null check (length("email") between 1 and 254),
    subject text not null check (length("subject") between 0 and 200),
    message text not null check (length("message") between 1 and 5000),
    "createdAt" timestamptz not null,
    "sentAt" timestamptz,
    attempts integer not null default 0,
    "retryAt" timestamptz,
    "lastError" text
  );

create index "messagesToSend" on "contactMessages" ("retryAt");

create table secrets (
    name text not null primary key,
    value text not null
  );
