import { expect, test } from 'vitest';
import { aRecipeToSave } from '../a-visitor.ts';
import { addFavorite } from '../favorites/favorites.ts';
import { saveRecipe } from '../recipes/saved-recipes.ts';
import { IN_MEMORY, openDatabase } from '../storage/database.ts';
import { aCook, JANUARY } from './a-cook.ts';
import { exportAsText } from './export.ts';

test('as text an account has its names, and each recipe all that belongs to it', async () => {
  const { db } = await openDatabase({ folder: IN_MEMORY });
  const ann = { ...(await aCook(db, 'ann')), firstName: 'Ann', lastName: 'Baker' };
  const { recipe } = await saveRecipe(db, ann.id, aRecipeToSave({ title: 'Crêpes 🥞', servings: 1 }), JANUARY);
  await addFavorite(db, recipe.id, ann.id, JANUARY);
  const crepes = `Crêpes 🥞
========
10 min, 1 serving

- 4 eggs
- 4 slices bread
- Optional: chives
- Gourmet touch: brown butter

1. Toast the bread.
2. Fry the eggs.

Over the eggs.
Stale bread toasts best.`;
  expect(await exportAsText(db, ann)).toBe(`Username: ann
Email: ann@example.org
Name: Ann Baker
Account since: 2026-01-15

MY RECIPES (1)

${crepes}

MY FAVORITES (1)

${crepes}
`);
});

test('without names and recipes it says as much', async () => {
  const { db } = await openDatabase({ folder: IN_MEMORY });
  const ann = await aCook(db, 'ann');
  expect(await exportAsText(db, ann)).toBe('Username: ann\nEmail: ann@example.org\nAccount since: 2026-01-15\n\nMY RECIPES (0)\n\nMY FAVORITES (0)\n');
  await saveRecipe(db, ann.id, aRecipeToSave({ suggestedAddOns: { items: [], savings: undefined } }), JANUARY);
  expect(await exportAsText(db, ann)).toContain(
    '2 servings\n\n- 4 eggs\n- 4 slices bread\n- Gourmet touch: brown butter\n\n1. Toast the bread.\n2. Fry the eggs.\n\nOver the eggs.\n\nMY FAV',
  );
});
