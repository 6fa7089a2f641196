import type { Db } from './schema.ts';

const AT_A_TIME = 200;
const TEXTS = ['Crème brûlée', '🍋 lemon 👩‍🍳', `it's "quoted"; --`, 'ö\nline\ttab', 'سلطة طحينة', 'x'.repeat(180)];

interface HowMany {
  readonly cooks: number;
  readonly recipesEach: number;
}

/** For tests: rows in every table, with words of many scripts, gaps in the ids and every kind of null. */
export async function someRows(db: Db, { cooks, recipesEach }: HowMany): Promise<void> {
  const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 61_001).toISOString();
  const textOf = (number: number) => `${TEXTS[number % TEXTS.length]} ${number}`;
  const users = Array.from({ length: cooks }, (_, number) => ({
    username: `cook.${number}`,
    usernameKey: `cook.${number}`,
    email: `Cook${number}@example.org`,
    emailKey: `cook${number}@example.org`,
    passwordHash: `hash ${number}`,
    firstName: number % 2 ? textOf(number).slice(0, 30) : null,
    lastName: null,
    failedSignIns: number % 3,
    createdAt: at(number),
    updatedAt: at(number + 1),
  }));
  for (const part of inParts(users)) await db.insertInto('users').values(part).execute();
  const ids = (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  const recipes = ids.flatMap((userId, place) =>
    Array.from({ length: recipesEach }, (_, number) => ({
      title: textOf(number).slice(0, 200),
      cookTime: '20 min',
      servings: 1 + (number % 9),
      mainIngredients: JSON.stringify([textOf(number), '2 eggs']),
      instructions: `${textOf(place)}\n`.repeat(1 + (number % 12)),
      userId: number % 11 === 10 ? null : userId,
      createdAt: at(number),
      suggestedAddOns: '{"items": [],  "savings": ""}',
      gourmetTouch: '{"ingredient":"dill","description":"Over it."}',
      image: number % 4 ? null : `https://example.org/${number}.jpg`,
      details: JSON.stringify({ why: textOf(number + 1) }),
      contentHash: `${userId}-${number}`,
      sharedAt: number % 5 ? null : at(number + 2),
    })),
  );
  for (const part of inParts(recipes)) await db.insertInto('recipes').values(part).execute();
  const recipeIds = (await db.selectFrom('recipes').select('id').orderBy('id').execute()).map(({ id }) => id);
  const favorites = recipeIds.filter((id) => id % 3 === 0).map((recipeId) => ({ userId: ids[recipeId % ids.length] ?? 0, recipeId, createdAt: at(recipeId) }));
  for (const part of inParts(favorites)) await db.insertInto('favoriteRecipes').values(part).execute();
  const sessions = ids.map((userId) => ({ sid: `sid-${userId}`, sess: '{"device": "Firefox"}', expire: at(9_999_999), userId, createdAt: at(userId) }));
  for (const part of inParts(sessions)) await db.insertInto('sessions').values(part).execute();
  await db
    .insertInto('passwordResets')
    .values({ tokenHash: 'token', userId: ids[0] ?? 0, expire: at(5) })
    .execute();
  const message = { name: 'Ann', email: 'ann@example.org', subject: '', createdAt: at(1), sentAt: null, retryAt: at(2), lastError: null };
  await db
    .insertInto('contactMessages')
    .values(TEXTS.map((text) => ({ ...message, message: text })))
    .execute();
  await db.insertInto('secrets').values({ name: 'some-key', value: 'some value' }).execute();
  // Ids that were given once and may not be given again.
  await db
    .deleteFrom('recipes')
    .where('id', '=', Math.max(...recipeIds))
    .execute();
  await db.deleteFrom('contactMessages').where('id', '>', 3).execute();
}

function inParts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / AT_A_TIME) }, (_, part) => rows.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME));
}
