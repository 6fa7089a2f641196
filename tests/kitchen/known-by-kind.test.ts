import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();

test.each(['squid noodles', 'hake cheese', 'cheek /ham', 'cavolo noodles'])(
  '%s is on no shelf: it is used like others of its kind, even where all of those are of a narrower one',
  (typed) => {
    const { inputs } = cook({ ingredients: [typed, 'rice', 'eggs'], month: 6 }, cookbook);
    expect(inputs[0]?.status).toBe('kept');
  },
);

test.each(['guinea fowl steaks', 'chicken steaks', 'duck mince', 'pheasant meatballs'])('%s is on no shelf, and is a bird: done at 74 °C', (typed) => {
  const { recipes, inputs } = cook({ ingredients: [typed, 'potatoes', 'carrots', 'onion', 'spinach'], month: 6 }, cookbook);
  const name = inputs[0]?.name ?? '';
  const withBird = recipes.filter(({ ingredients }) => ingredients.some((line) => line.name === name));
  expect(withBird.length).toBeGreaterThan(0);
  for (const { instructions } of withBird) expect(instructions).toMatch(/74 °C|no pink|juices run clear/);
});

test('of what is on no shelf goes in what was counted, and no more', () => {
  const weights = (typed: string) =>
    cook({ ingredients: [typed, 'mushrooms', 'onion', 'cream', 'wild rice'], month: 11 }, cookbook).recipes.flatMap(({ ingredients }) =>
      ingredients.filter(({ id }) => id.startsWith('moose-sausage')).map(({ amount }) => amount?.grams ?? 0),
    );
  const three = weights('moose sausage 3');
  expect(three.length).toBeGreaterThan(0);
  expect(Math.max(...three)).toBeLessThan(Math.max(...weights('moose sausage 6')));
});
