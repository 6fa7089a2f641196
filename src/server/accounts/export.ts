import { asJsonLd, type JsonLd, stepsOf } from '#contract/json-ld.ts';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { favoritesOf } from '../favorites/favorites.ts';
import { recipesOf } from '../recipes/saved-recipes.ts';
import type { Db, UserRow } from '../storage/schema.ts';

/** Everything an account holds but its password: as data other recipe apps read. */
export async function exportAsJsonLd(db: Db, user: UserRow): Promise<JsonLd> {
  const { username, email, firstName, lastName, createdAt } = user;
  return {
    '@context': 'https://schema.org',
    account: { username, email, firstName, lastName, createdAt },
    recipes: (await recipesOf(db, user.id)).map((recipe) => asJsonLd(recipe)),
    favorites: (await favoritesOf(db, user.id)).map((recipe) => asJsonLd(recipe)),
  };
}

/** The same for people, to be read and printed. */
export async function exportAsText(db: Db, user: UserRow): Promise<string> {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const account = [`Username: ${user.username}`, `Email: ${user.email}`, ...(name ? [`Name: ${name}`] : []), `Account since: ${user.createdAt.slice(0, 10)}`];
  const section = (title: string, recipes: readonly StoredRecipe[]) => [`${title} (${recipes.length})`.toUpperCase(), ...recipes.map(textOf)];
  return `${[account.join('\n'), ...section('My recipes', await recipesOf(db, user.id)), ...section('My favorites', await favoritesOf(db, user.id))].join('\n\n')}\n`;
}

function textOf({ title, cookTime, servings, mainIngredients, instructions, suggestedAddOns, gourmetTouch }: StoredRecipe): string {
  const lines = [
    title,
    '='.repeat([...title].length),
    `${cookTime}, ${servings} ${servings === 1 ? 'serving' : 'servings'}`,
    '',
    ...mainIngredients.map((line) => `- ${line}`),
    ...suggestedAddOns.items.map((item) => `- Optional: ${item}`),
    `- Gourmet touch: ${gourmetTouch.ingredient}`,
    '',
    ...stepsOf(instructions).map((step, place) => `${place + 1}. ${step}`),
    '',
    gourmetTouch.description,
    ...(suggestedAddOns.savings ? [suggestedAddOns.savings] : []),
  ];
  return lines.join('\n').trimEnd();
}
