import { expect, test } from 'vitest';
import { recipeId, recipeToSave } from './saved-recipes.ts';

const GIVEN = {
  title: ' Eggs on toast ',
  cookTime: '10 min',
  servings: 2,
  mainIngredients: ['4 eggs'],
  instructions: ' Toast.\nFry. ',
  suggestedAddOns: { items: ['chives'] },
  gourmetTouch: { ingredient: 'butter', description: '' },
};
const LINE = 'a'.repeat(200);
const wrong = (given: object) => recipeToSave.safeParse({ ...GIVEN, ...given }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('is trimmed, takes instructions as a list of lines too, and says nothing of whose it is', () => {
  expect(recipeToSave.parse({ ...GIVEN, userId: 7, id: 'x', createdAt: null })).toEqual({
    ...GIVEN,
    title: 'Eggs on toast',
    instructions: 'Toast.\nFry.',
    suggestedAddOns: { items: ['chives'], savings: undefined },
    image: undefined,
  });
  expect(recipeToSave.parse({ ...GIVEN, instructions: ['Toast.', 'Fry.'] }).instructions).toBe('Toast.\nFry.');
  const savings = (value: unknown) => recipeToSave.parse({ ...GIVEN, suggestedAddOns: { items: [], savings: value } }).suggestedAddOns.savings;
  expect([savings(' Stale bread. '), savings(''), savings(null)]).toEqual(['Stale bread.', undefined, undefined]);
});

test.each([
  'https://example.org',
  'HTTP://example.org/a b'.replace(' ', '%20'),
  'https://example.org?x',
  'https://example.org#x',
  '/pictures/a.png',
  '/',
  null,
  undefined,
])('an image may be %j', (image) => {
  expect(recipeToSave.parse({ ...GIVEN, image }).image).toBe(image ?? undefined);
});

test.each([
  'example.org/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,x',
  'ftp://example.org/a',
  'https://',
  'https:///a',
  'https://user@evil.example/a',
  'https://example.org/a b',
  'https://example.org/ ',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/a b',
  'xhttps://example.org',
  ' x/a',
])('an image may not be %j', (image) => {
  // What is only trimmed is no reason to refuse.
  if (image !== image.trim() && wrong({ image: image.trim() }).length === 0) return;
  expect(wrong({ image })).toEqual(['image: The image should be an address that begins with https://.']);
});

test('at every limit it is taken', () => {
  expect(
    wrong({
      title: LINE,
      cookTime: 'a'.repeat(40),
      servings: 100,
      mainIngredients: Array(60).fill(LINE),
      instructions: 'a'.repeat(20_000),
      suggestedAddOns: { items: Array(60).fill(LINE), savings: 'a'.repeat(1000) },
      gourmetTouch: { ingredient: LINE, description: 'a'.repeat(1000) },
      image: `https://example.org/${'a'.repeat(1980)}`,
      tips: ['a\tb\nc'],
    }),
  ).toEqual([]);
  expect(wrong({ servings: 1, mainIngredients: [] })).toEqual([]);
});

test.each([
  [{ title: '' }, 'title: The title is missing.'],
  [{ title: 'a\nb' }, 'title: The title should be one line.'],
  [{ title: `${LINE}a` }, 'title: The title may have at most 200 characters.'],
  [{ cookTime: '' }, 'cookTime: The cook time is missing.'],
  [{ cookTime: '1\n2' }, 'cookTime: The cook time should be one line.'],
  [{ cookTime: 'a'.repeat(41) }, 'cookTime: The cook time may have at most 40 characters.'],
  [{ servings: 0 }, 'servings: At least 1 serving.'],
  [{ servings: 101 }, 'servings: At most 100 servings.'],
  [{ mainIngredients: Array(61).fill('egg') }, 'mainIngredients: At most 60 ingredients.'],
  [{ mainIngredients: ['egg', ''] }, 'mainIngredients.1: An ingredient is empty.'],
  [{ mainIngredients: [`${LINE}a`] }, 'mainIngredients.0: An ingredient may have at most 200 characters.'],
  [{ instructions: '' }, 'instructions: The instructions are missing.'],
  [{ instructions: [] }, 'instructions: The instructions are missing.'],
  [{ instructions: 5 }, 'instructions: The instructions should be text, or a list of lines.'],
  [{ instructions: 'a'.repeat(20_001) }, 'instructions: The instructions may have at most 20000 characters.'],
  [{ suggestedAddOns: { items: Array(61).fill('dill') } }, 'suggestedAddOns.items: At most 60 add-ons.'],
  [{ suggestedAddOns: { items: [''] } }, 'suggestedAddOns.items.0: An add-on is empty.'],
  [{ suggestedAddOns: { items: [`${LINE}a`] } }, 'suggestedAddOns.items.0: An add-on may have at most 200 characters.'],
  [{ suggestedAddOns: { items: [], savings: 'a'.repeat(1001) } }, 'suggestedAddOns.savings: The savings tip may have at most 1000 characters.'],
  [{ gourmetTouch: { ingredient: '', description: '' } }, 'gourmetTouch.ingredient: The gourmet touch is empty.'],
  [{ gourmetTouch: { ingredient: `${LINE}a`, description: '' } }, 'gourmetTouch.ingredient: The gourmet touch may have at most 200 characters.'],
  [
    { gourmetTouch: { ingredient: 'x', description: 'a'.repeat(1001) } },
    'gourmetTouch.description: The description of the gourmet touch may have at most 1000 characters.',
  ],
  [{ image: '/a\nb' }, 'image: The image should be one line.'],
  [{ image: `https://example.org/${'a'.repeat(1981)}` }, 'image: The image may have at most 2000 characters.'],
  [{ tips: ['fine', 'not\0'] }, 'tips.1: This has characters in it that cannot be shown.'],
  [{ minutes: { active: 1, total: 'x' } }, /^minutes\.total: /],
])('refuses by name: %#', (given, sentence) => {
  expect(wrong(given)[0]).toMatch(sentence);
});

test('no field comes along that nobody knows, however deep', () => {
  for (const given of [{ admin: true }, { suggestedAddOns: { items: [], price: 1 } }, { gourmetTouch: { ingredient: 'x', description: '', by: 'me' } }])
    expect(wrong(given)).toHaveLength(1);
});

test('a recipe’s number is a whole one, as a number or its digits', () => {
  expect([recipeId.parse('12'), recipeId.parse(12)]).toEqual([12, 12]);
  for (const value of ['x', 1.5, {}]) expect(recipeId.safeParse(value).error?.issues[0]?.message).toBe('This should be the number of a recipe.');
});
