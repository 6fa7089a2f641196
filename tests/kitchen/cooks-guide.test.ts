import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROLE_DUTIES } from '#kitchen/cookbook/dish.ts';
import { parseDish } from '#kitchen/cookbook/parse-dish.ts';
import { HEADERS } from '#kitchen/cookbook/read-headers.ts';
import { GAINS, USES } from '#kitchen/cookbook/swap.ts';
import { ALLERGENS, COURSES, EQUIPMENT, SHAPES, VESSELS } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const guide = readFileSync(join(import.meta.dirname, '../../cookbook/README.md'), 'utf8');
const { cookbook } = readCookbook();

test("the guide's example is a dish that reads", () => {
  const example = guide.split('```').find((block) => block.startsWith('\nShakshuka\n')) ?? '';
  const ids = new Map([...cookbook.ingredients.values()].flatMap(({ id, name, plural, also }) => [name, plural, ...also].map((one) => [one, id] as const)));
  const names = {
    ingredientId: (name: string) => ids.get(name) ?? null,
    isKind: (name: string) => cookbook.kinds.has(name),
    all: () => [...ids.keys()],
    kinds: () => [...cookbook.kinds.keys()],
  };
  const { dish, problems } = parseDish({ path: 'cookbook/dishes/eggs/example', text: example.trim() }, names);
  expect(problems).toEqual([]);
  expect(dish?.steps).toHaveLength(3);
});

test.each(Object.entries({ HEADERS, ROLE_DUTIES, COURSES, EQUIPMENT, VESSELS, SHAPES, ALLERGENS, USES, GAINS }))(
  'the guide names everything a cook may choose from: %s',
  (_, words) => {
    expect(words.filter((word) => !guide.includes(word))).toEqual([]);
  },
);

test('the guide names every family of side dishes', () => {
  const families = [...new Set(cookbook.sides.map(({ family }) => family))];
  expect(families.filter((family) => !/`sides` \(([^)]*)\)/.exec(guide)?.[1]?.includes(family))).toEqual([]);
});
