import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const steps = (...ingredients: string[]) => cook({ ingredients, month: 11 }, cookbook).recipes.map((recipe) => recipe.instructions);

test('who has frozen fillets is told to thaw them before anything else', () => {
  const told = steps('4 frozen haddock fillets', 'potatoes', 'green beans', 'lemon');
  expect(told.length).toBeGreaterThan(1);
  for (const text of told.filter((method) => method.includes('haddock'))) expect(text).toMatch(/[Tt]haw/);
});

test('frozen peas beside it do not thaw the fish', () => {
  const told = steps('400g frozen cod', 'onion', 'tin of tomatoes', 'potatoes', 'frozen peas', 'garlic').filter((method) => /cod/.test(method));
  expect(told.length).toBeGreaterThan(1);
  for (const text of told) expect(text).toMatch(/[Tt]haw/);
});

test('pastry out of the freezer is thawed before it is rolled', () => {
  const told = steps('cooked chicken', 'leeks', 'puff pastry in the freezer', 'cream').filter((method) => method.includes('pastry'));
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/[Tt]haw/);
});

test('what is not frozen, and frozen peas, are not thawed', () => {
  for (const text of steps('haddock fillets', 'potatoes', 'frozen peas', 'lemon')) expect(text).not.toMatch(/thaw the/i);
});
