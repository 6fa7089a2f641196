import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import type { CookRequest } from '#kitchen/recipe.ts';
import { aServer, post } from '../a-server.ts';

const GENERATE = '/api/recipes/generate';

test('the kitchen is handed the request, trimmed, and the month', async () => {
  const asked: CookRequest[] = [];
  const app = await aServer({
    cook: (request) => {
      asked.push(request);
      return { recipes: [], inputs: [{ typed: 'egg', status: 'recognised', id: 'egg', name: 'egg' }], notes: ['Few.'] };
    },
  });
  const answer = await post(app, GENERATE, { ingredients: [' 2 eggs '], servings: 3, diet: ['vegetarian'], useFirst: ['egg'] });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ recipes: [], inputs: [{ typed: 'egg', status: 'recognised', id: 'egg', name: 'egg' }], notes: ['Few.'] });
  expect(asked).toEqual([{ ingredients: ['2 eggs'], servings: 3, diet: ['vegetarian'], useFirst: ['egg'], month: 1 }]);
});

test.each([
  ['no ingredients', {}, 'ingredients', 'Please add at least one ingredient to generate recipes.'],
  ['an empty list', { ingredients: [] }, 'ingredients', 'Please add at least one ingredient to generate recipes.'],
  ['a fifty-first ingredient', { ingredients: Array(51).fill('egg') }, 'ingredients', 'At most 50 ingredients can be used at once.'],
  ['an empty entry', { ingredients: ['egg', '  '] }, 'ingredients.1', 'An entry is empty.'],
  ['an entry of 81 characters', { ingredients: ['e'.repeat(81)] }, 'ingredients.0', 'An entry may have at most 80 characters.'],
  ['a list that is none', { ingredients: 'egg' }, 'ingredients', 'ingredients: This should be a list.'],
  ['NUL', { ingredients: ['egg\0'] }, 'ingredients.0', 'An entry has characters in it that cannot be shown. Please type it again.'],
  ['half a character', '{"ingredients":["egg\\ud800"]}', 'ingredients.0', 'An entry has characters in it that cannot be shown. Please type it again.'],
  ['text turned round', { ingredients: ['\u202eegg'] }, 'ingredients.0', 'An entry has characters in it that cannot be shown. Please type it again.'],
  ['thirteen servings', { ingredients: ['egg'], servings: 13 }, 'servings', 'At most 12 servings.'],
  ['half a serving', { ingredients: ['egg'], servings: 1.5 }, 'servings', 'servings: This should be a whole number.'],
  ['seven recipes', { ingredients: ['egg'], recipes: 7 }, 'recipes', 'At most 6 recipes at once.'],
  ['four minutes', { ingredients: ['egg'], maxMinutes: 4 }, 'maxMinutes', 'The shortest time is 5 minutes.'],
  ['a diet nobody knows', { ingredients: ['egg'], diet: ['moon'] }, 'diet.0', /^diet\.0: This should be one of: vegan, /],
  ['51 dislikes', { ingredients: ['egg'], dislikes: Array(51).fill('kale') }, 'dislikes', 'At most 50 entries here.'],
  ['a field nobody knows', { ingredients: ['egg'], admin: true }, 'body', 'There is no field called "admin".'],
  ['a list as the body', [], 'body', 'body: This should be an object.'],
])('%s is refused by name', async (_what, body, field, message) => {
  const answer = await post(await aServer(), GENERATE, body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', message: typeof message === 'string' ? message : expect.stringMatching(message) });
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});

test.each([
  ['fifty entries', { ingredients: Array(50).fill('egg') }],
  ['80 characters after trimming', { ingredients: [` ${'🥕'.repeat(80)} `] }],
  ['a line break and a tab', { ingredients: ['egg\n\tmilk'] }],
])('%s may pass', async (_what, body) => {
  expect((await post(await aServer(), GENERATE, body)).statusCode).toBe(200);
});

test('text reaches the kitchen in the form that compares', async () => {
  let typed = '';
  const app = await aServer({
    cook: ({ ingredients }) => {
      typed = ingredients[0] ?? '';
      return { recipes: [], inputs: [], notes: [] };
    },
  });
  await post(app, GENERATE, { ingredients: ['cre\u0300me frai\u0302che'] });
  expect(typed).toBe('cr\u00e8me fra\u00eeche');
});

test('the largest request that keeps the limits fits into a body', () => {
  const longest = 'e'.repeat(LIMITS.ingredientLength);
  const list = Array(LIMITS.ingredients).fill(longest);
  const request = { ingredients: list, allergies: list, dislikes: list, useFirst: list, staples: list, exclude: Array(LIMITS.exclude).fill('e'.repeat(60)) };
  expect(Buffer.byteLength(JSON.stringify(request))).toBeLessThan(LIMITS.bodyBytes);
});

test('the thirty-first call in a minute is told to wait', async () => {
  const app = await aServer();
  for (let call = 0; call < 30; call += 1) expect((await post(app, GENERATE, { ingredients: ['egg'] })).statusCode).toBe(200);
  const refused = await post(app, GENERATE, { ingredients: ['egg'] });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    code: 'too_many_requests',
    message: expect.stringMatching(/^That was a lot of recipes in a minute\. Please try again in \d+ seconds\.$/),
  });
});

test('the rate is a setting; 0 turns it off', async () => {
  const strict = await aServer({ env: { RATE_GENERATE_PER_MINUTE: '1' } });
  await post(strict, GENERATE, { ingredients: ['egg'] });
  expect((await post(strict, GENERATE, { ingredients: ['egg'] })).statusCode).toBe(429);

  const open = await aServer({ env: { RATE_GENERATE_PER_MINUTE: '0' } });
  for (let call = 0; call < 40; call += 1) expect((await post(open, GENERATE, { ingredients: ['egg'] })).statusCode).toBe(200);
});

test('a forged header does not buy a visitor another turn', async () => {
  const app = await aServer({ env: { RATE_GENERATE_PER_MINUTE: '1' } });
  await post(app, GENERATE, { ingredients: ['egg'] }, { 'x-forwarded-for': '10.0.0.1' });
  expect((await post(app, GENERATE, { ingredients: ['egg'] }, { 'x-forwarded-for': '10.0.0.2' })).statusCode).toBe(429);
});

test('an answer that breaks the contract does not leave', async () => {
  const app = await aServer({ cook: () => ({ recipes: [{ title: '' }], inputs: [], notes: [] }) as never });
  const answer = await post(app, GENERATE, { ingredients: ['egg'] });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal' });
});
