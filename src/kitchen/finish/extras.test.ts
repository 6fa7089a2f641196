import { expect, test } from 'vitest';
import { cook } from '../cook.ts';
import { aDish } from '../cookbook/a-dish.ts';
import { parseCookbook } from '../cookbook/parse-cookbook.ts';
import type { Wishes } from '../recipe.ts';

const KINDS = 'kind eggs\nkind alliums\nkind oils\nkind acids\nkind spices\nkind salts\nkind ices';
const SHELF = [
  'egg | eggs | | kind eggs | of egg | piece 57 g whole | pack 12 = 680 g $4.20 | allergens egg',
  'onion | onions | | kind alliums | piece 150 g | pack bag 1000 g $2.00',
  'shallot | shallots | | kind alliums | piece 30 g | pack 1 = 30 g $0.50',
  'lime | limes | | kind acids | piece 67 g | pack 1 = 67 g $0.50',
  'frozen limes | frozen limes | | kind ices | pack bag 400 g $2.00',
  'lemon | lemons | | kind acids | piece 58 g | pack 1 = 58 g $0.70',
  'chilli flakes | chilli flakes | | kind spices | tbsp 5 g | pack jar 35 g $3.50 | staple',
  'olive oil | olive oil | | kind oils | ml 0.91 | tbsp 14 g | pack bottle 450 g $6.00 | staple',
  'stock | stock | | kind ices | pack 1 = 400 g $2.00',
  'salt | salt | | kind salts | tbsp 18 g | pack 500 g $1.00 | staple',
].join('\n');
const LINES = {
  headnote: 'Ten minutes from shell to plate[onion:, {onion} and all]; as gold as stock.',
  star: 'egg: 4 eggs',
  welcome: 'onion: 100 g onion',
  staple: 'oil: 1 tbsp olive oil',
  '1.': '[5] Warm {oil amount} and cook {egg amount}[onion: with {onion amount}] and {salt ½ tsp}, until the yolks are firm and they reach 71 °C (160 °F).',
  add: ['1 shallot: Slice it over.', '1 lime: Squeeze it over.', '1 lemon: Squeeze it over.', '1 tsp chilli flakes: Strew them over.'],
};
const TRICK = '{onion}: Brown a spoonful of {onion} until crisp. It crunches.';
const LIME = '1 lime: Squeeze it. It is sharp.';
const LEMON = '1 lemon: Squeeze it. It is sharp.';
const SALTED = '1 tsp chilli flakes: Strew them. They are hot.';

function touched(typed: readonly string[], touches: readonly string[], wishes: Wishes = {}, add: readonly string[] = LINES.add) {
  const { cookbook, problems } = parseCookbook([
    { path: 'cookbook/kinds', text: KINDS },
    { path: 'cookbook/ingredients/all', text: SHELF },
    aDish('eggs', { ...LINES, touch: touches, add }),
    aDish('more-eggs', { ...LINES, touch: touches, add }),
  ]);
  expect(problems).toEqual([]);
  const [recipe] = cook({ ingredients: typed, ...wishes }, cookbook).recipes;
  return recipe;
}

test('what can be done with the dish itself is the touch before anything is bought, and costs nothing', () => {
  const recipe = touched(['eggs', 'onion'], [LIME, TRICK, LEMON]);
  expect(recipe?.gourmetTouch).toEqual({ ingredient: 'the onion', description: 'Brown a spoonful of the onion until crisp. It crunches.' });
  expect(recipe?.touch).toMatchObject({ own: true, price: null });
  expect(recipe?.touch.amount).toBeUndefined();
});

test('a trick with what is not in the dish is none', () => {
  expect(touched(['eggs'], [LIME, TRICK, LEMON])?.touch.line).toMatch(/lime|lemon/);
});

test('what is in every house may be a touch, and is no add-on', () => {
  const recipe = touched(['eggs'], ['1 tsp chilli flakes: Warm them in oil. They burn slowly.', LIME, LEMON]);
  expect(recipe?.touch).toMatchObject({ line: '1 tsp chilli flakes', own: true, price: null });
  expect(recipe?.addOns.map(({ name }) => name).sort()).toEqual(['lemon', 'lime', 'shallot']);
});

test('no add-on is of a sort that the dish has already', () => {
  const added = (typed: readonly string[]) => touched(typed, [LIME, TRICK, LEMON])?.addOns.map(({ id }) => id);
  expect(added(['eggs'])).toContain('shallot');
  expect(added(['eggs', 'onion'])).not.toContain('shallot');
});

test('nobody is sent for what lies in the freezer', () => {
  const added = (typed: readonly string[]) => touched(typed, [TRICK, LEMON, SALTED])?.addOns.map(({ id }) => id);
  expect(added(['eggs'])).toContain('lime');
  expect(added(['eggs', 'frozen limes'])).not.toContain('lime');
});

test('an add-on that says for which filling it is meant is offered with that one alone, in its words', () => {
  const lemon = '1 lemon: [no onion: Squeeze it over {egg}.]';
  const offered = (typed: readonly string[]) =>
    touched(typed, [LIME, TRICK, '1 tsp chilli flakes: Strew them over. It burns.'], {}, [
      lemon,
      ...LINES.add.filter((line) => !line.includes('lemon')),
    ])?.addOns.find(({ id }) => id === 'lemon')?.how;
  expect(offered(['eggs'])).toBe('Squeeze it over the eggs.');
  expect(offered(['eggs', 'onion'])).toBeUndefined();
});

test('the headnote says what is in the pan', () => {
  expect(touched(['eggs', 'onion'], [LIME, TRICK, LEMON])?.headnote).toBe('Ten minutes from shell to plate, the onion and all; as gold as stock.');
});

test('of the headnote so much is said as names nothing that must not be eaten', () => {
  expect(touched(['eggs', 'onion'], [LIME, TRICK, LEMON], { dislikes: ['stock'] })?.headnote).toBe('Ten minutes from shell to plate, the onion and all.');
});

test('of what is there no more is offered than there is', () => {
  const add = ['2 limes: Squeeze them over.', '1 lemon: Squeeze it over.', '1 shallot: Slice it over.'];
  const offered = (limes: string) => touched(['4 eggs', 'onion', limes], [TRICK, LEMON, SALTED], {}, add)?.addOns.map(({ line }) => line);
  expect(offered('2 limes')).toContain('2 limes');
  expect(offered('1 lime')).not.toContain('2 limes');
});
