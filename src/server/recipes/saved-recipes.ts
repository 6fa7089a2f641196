import { createHash } from 'node:crypto';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { RecipeToSave, StoredRecipe } from '#contract/saved-recipes.ts';
import { remembered } from '#kitchen/remembered.ts';
import { prepared, preparedChange } from '../storage/prepared.ts';
import type { Db, NewRecipe, RecipeRow, Schema } from '../storage/schema.ts';

/**
 * Saves a recipe for its owner. One that is saved already, word for word, is not saved again.
 *
 * @returns the recipe as it stands, and whether it is new
 */
export async function saveRecipe(db: Db, userId: number, recipe: RecipeToSave, now: Date): Promise<{ recipe: StoredRecipe; isNew: boolean }> {
  const { title, cookTime, servings, mainIngredients, instructions, suggestedAddOns, gourmetTouch, image, ...details } = recipe;
  const plain = { title, cookTime, servings, mainIngredients, instructions, suggestedAddOns, gourmetTouch, image: image ?? null };
  const contentHash = createHash('sha256').update(JSON.stringify(plain)).digest('hex');
  const row = {
    title,
    cookTime,
    servings,
    mainIngredients: JSON.stringify(mainIngredients),
    instructions,
    userId,
    createdAt: now.toISOString(),
    suggestedAddOns: JSON.stringify(suggestedAddOns),
    gourmetTouch: JSON.stringify(gourmetTouch),
    image: image ?? null,
    details: JSON.stringify(details),
    contentHash,
  };
  const added = await insertNew(db, row);
  if (added) return { recipe: asStored(added, userId), isNew: true };
  const found = await db.selectFrom('recipes').selectAll().where('userId', '=', userId).where('contentHash', '=', contentHash).executeTakeFirst();
  // Deleted in the very moment between the two: then it is new after all.
  return found ? { recipe: asStored(found, userId), isNew: false } : saveRecipe(db, userId, recipe, now);
}

const insertNew = preparedChange((db, row: Omit<NewRecipe, 'id' | 'sharedAt'>) => {
  const { title, cookTime, servings, mainIngredients, instructions, userId, createdAt, suggestedAddOns, gourmetTouch, image, details, contentHash } = row;
  return db
    .insertInto('recipes')
    .values({ title, cookTime, servings, mainIngredients, instructions, userId, createdAt, suggestedAddOns, gourmetTouch, image, details, contentHash })
    .onConflict((conflict) => conflict.columns(['userId', 'contentHash']).doNothing())
    .returningAll();
});

const sharedRecipe = prepared((db, { id }: { id: number }) => db.selectFrom('recipes').selectAll().where('id', '=', id).where('sharedAt', 'is not', null));

const recipeFor = prepared((db, { id, viewerId }: { id: number; viewerId: number }) =>
  db.selectFrom('recipes').selectAll().where('id', '=', id).where(readableBy(viewerId)),
);

/** Of recipes, those the viewer may read: their own, favourites of theirs, and those that are shared. */
export function readableBy(viewerId: number | Expression<number>) {
  return (eb: ExpressionBuilder<Schema, 'recipes'>) => {
    const isFavorite = eb.exists(
      eb
        .selectFrom('favoriteRecipes')
        .select('favoriteRecipes.id')
        .whereRef('favoriteRecipes.recipeId', '=', 'recipes.id')
        .where('favoriteRecipes.userId', '=', viewerId),
    );
    return eb.or([eb('recipes.sharedAt', 'is not', null), eb('recipes.userId', '=', viewerId), isFavorite]);
  };
}

/** A recipe the viewer may read: their own, a favourite of theirs, or one that is shared. null for any other, there or not. */
export async function readableRecipe(db: Db, id: number, viewerId: number | null): Promise<StoredRecipe | null> {
  // Stryker disable next-line ConditionalExpression: for nobody the other query answers the same, only slower.
  const row = await (viewerId === null ? sharedRecipe(db, { id }) : recipeFor(db, { id, viewerId }));
  if (!row) return null;
  return isOwnedBy(row, viewerId) ? ownRead(row) : readByOthers(row);
}

/** A row is taken apart once for as long as storage remembers it. */
const ownRead = remembered((row: RecipeRow) => asStored(row, row.userId));
const readByOthers = remembered((row: RecipeRow) => asStored(row, null));

/** A user's own recipes, the latest first. */
export async function recipesOf(db: Db, userId: number): Promise<StoredRecipe[]> {
  const rows = await db.selectFrom('recipes').selectAll().where('userId', '=', userId).orderBy('id', 'desc').execute();
  return rows.map((row) => asStored(row, userId));
}

/**
 * Deletes a user's own recipe. While others keep it as a favourite it stays with them, without owner and link; with the last of
 * them it goes (see removeFavorite).
 *
 * @returns false when the user owns no such recipe
 */
export async function deleteRecipe(db: Db, id: number, userId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const own = await trx
      .updateTable('recipes')
      .set({ userId: null, sharedAt: null })
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!own) return false;
    await trx.deleteFrom('favoriteRecipes').where('recipeId', '=', id).where('userId', '=', userId).execute();
    await sweepKeptByNobody(trx, id);
    return true;
  });
}

/**
 * Keeps everybody else from changing a recipe until the transaction ends: of two who let go of it at once, the second must see
 * that the first is gone. An update that changes nothing does it on both engines.
 *
 * @returns whether there is such a recipe
 */
export async function lockRecipe(trx: Db, id: number): Promise<boolean> {
  const locked = await trx
    .updateTable('recipes')
    .set((eb) => ({ title: eb.ref('title') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Deletes a recipe that has neither an owner nor anybody who keeps it. To be called in the transaction that may have made it so. */
export async function sweepKeptByNobody(trx: Db, id: number): Promise<void> {
  await trx
    .deleteFrom('recipes')
    .where('id', '=', id)
    .where('userId', 'is', null)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('favoriteRecipes').select('favoriteRecipes.id').where('recipeId', '=', id))))
    .execute();
}

/** Opens or closes the link of a user's own recipe; favourites stay. @returns null when the user owns no such recipe */
export async function setShared(db: Db, id: number, userId: number, sharedAt: Date | null): Promise<StoredRecipe | null> {
  const row = await db
    .updateTable('recipes')
    .set({ sharedAt: sharedAt?.toISOString() ?? null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ? asStored(row, userId) : null;
}

const isOwnedBy = ({ userId }: RecipeRow, viewerId: number | null) => viewerId !== null && userId === viewerId;

/** A row as the wire has it, for this viewer. */
export function asStored(row: RecipeRow, viewerId: number | null): StoredRecipe {
  const isOwner = isOwnedBy(row, viewerId);
  return {
    ...JSON.parse(row.details),
    id: row.id,
    title: row.title,
    cookTime: row.cookTime,
    servings: row.servings,
    mainIngredients: JSON.parse(row.mainIngredients),
    instructions: row.instructions,
    suggestedAddOns: JSON.parse(row.suggestedAddOns),
    gourmetTouch: JSON.parse(row.gourmetTouch),
    ...(row.image === null ? {} : { image: row.image }),
    // Whose it is concerns its owner alone.
    userId: isOwner ? row.userId : null,
    createdAt: row.createdAt,
    isOwner,
    isShared: row.sharedAt !== null,
  };
}
