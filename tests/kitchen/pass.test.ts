import { expect, test } from 'vitest';
import { cook, shelfOf } from '#kitchen/cook.ts';
import { bannedIn } from '#kitchen/pass/check-bans.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const shelf = shelfOf(cookbook);
const none = { diets: [], allergens: [], foods: [] };
const rulesBroken = (recipe: Recipe, bans: Parameters<typeof inspect>[1]['bans'] = none) => [
  ...new Set(inspect(recipe, { bans, cookbook, shelf }).map(({ rule }) => rule)),
];

/** A recipe with raw chicken, as it leaves the kitchen. */
function aRecipe(): Recipe {
  const { recipes } = cook({ ingredients: ['chicken breast', 'mushrooms', 'double cream'], allergies: ['nuts'], recipes: 6 }, cookbook);
  const found = recipes.find(({ family }) => family === 'pan suppers');
  if (!found) throw new Error('The pan supper is gone.');
  return found;
}
const withSteps = (recipe: Recipe, change: (text: string) => string): Recipe => {
  const steps = recipe.steps.map((step) => ({ ...step, text: change(step.text) }));
  return { ...recipe, steps, instructions: steps.map(({ text }) => text).join('\n') };
};

test('a good recipe leaves', () => {
  expect(rulesBroken(aRecipe())).toEqual([]);
});

test('a listed thing that no step uses stays', () => {
  const recipe = aRecipe();
  const [first] = recipe.ingredients;
  if (!first) throw new Error('The list is empty.');
  expect(rulesBroken({ ...recipe, ingredients: [...recipe.ingredients, { ...first, id: 'feta', name: 'feta' }] })).toEqual(['listing']);
});

test('a food in a step that the list does not have stays', () => {
  expect(rulesBroken(withSteps(aRecipe(), (text) => text.replace(/\.$/, ' with a handful of walnuts.')))).toContain('listing');
});

test('what is on no shelf is no food', () => {
  const recipe = aRecipe();
  expect(rulesBroken({ ...recipe, touch: { ...recipe.touch, id: 'bleach', name: 'bleach' } })).toEqual(['food']);
});

test.each([
  ['nothing', 0],
  ['two kilos a head', 4000],
])('an amount of %s stays', (_, grams) => {
  const recipe = aRecipe();
  const ingredients = recipe.ingredients.map((one, index) => (index === 0 && one.amount ? { ...one, amount: { ...one.amount, grams } } : one));
  expect(rulesBroken({ ...recipe, ingredients })).toEqual(['amounts']);
});

test('a kilo of salt is too much, though a kilo of potatoes is not', () => {
  const recipe = aRecipe();
  const ingredients = recipe.ingredients.map((one) => (one.name === 'salt' && one.amount ? { ...one, amount: { ...one.amount, grams: 60 } } : one));
  expect(rulesBroken({ ...recipe, ingredients })).toEqual(['amounts']);
});

test('a card that promises less time than the steps take stays', () => {
  expect(rulesBroken({ ...aRecipe(), cookTime: '5 min' })).toEqual(['time']);
});

test('raw chicken without a word of when it is safe stays', () => {
  const recipe = withSteps(aRecipe(), () => 'Fry the chicken and the mushrooms with the cream, oil, water, salt and pepper for a while.');
  expect(rulesBroken(recipe)).toContain('temperature');
});

test('vinegar that boils beside raw chicken does not make it safe', () => {
  const recipe = aRecipe();
  const text = 'Fry the chicken and the mushrooms with the cream, oil, salt and pepper for a while.';
  const steps = [
    ...recipe.steps.map((step) => ({ ...step, text })).slice(0, 1),
    ...recipe.steps.slice(0, 1).map((step) => ({ ...step, text: 'Boil the water.', ingredients: ['water'] })),
  ];
  expect(rulesBroken({ ...recipe, steps, instructions: steps.map((step) => step.text).join('\n') })).toContain('temperature');
});

test('chicken at 60 °C stays, whatever it looks like', () => {
  const recipe = withSteps(aRecipe(), (text) => text.replace(/74 °C \(165 °F\)/g, '60 °C (140 °F)'));
  expect(rulesBroken(recipe)).toContain('temperature');
});

test('the 63 °C of a fish in another step are not enough for the chicken', () => {
  const recipe = aRecipe();
  const [chicken] = recipe.ingredients;
  const [first] = recipe.steps;
  if (!chicken || !first) throw new Error('There is no recipe.');
  const withFish = (inside: number) => {
    const steps = [
      { ...first, text: `Fry the chicken until the juices run clear and it is ${inside} °C inside.`, ingredients: [chicken.id] },
      { ...first, text: 'Fry the salmon until it is 63 °C inside.', ingredients: ['salmon-fillet'] },
    ];
    const fish = { ...chicken, id: 'salmon-fillet', name: 'salmon fillets' };
    return { ...recipe, steps, ingredients: [chicken, fish], instructions: steps.map(({ text }) => text).join('\n') };
  };
  expect(rulesBroken(withFish(63))).toContain('temperature');
  expect(rulesBroken(withFish(74))).not.toContain('temperature');
});

test.each([
  ['a diet, by what is listed', { ...none, diets: ['vegan' as const] }],
  ['an allergy, by what is listed', { ...none, allergens: ['milk' as const] }],
  ['a dislike of a kind', { ...none, foods: ['mushrooms'] }],
])('%s is not broken by anything that leaves', (_, bans) => {
  expect(rulesBroken(aRecipe(), bans)).toEqual(['ban']);
});

test('an allergy is not broken by an add-on, a touch or a sentence either', () => {
  const recipe = aRecipe();
  const nuts = { ...none, allergens: ['nuts' as const] };
  expect(rulesBroken(recipe, nuts)).toEqual([]);
  expect(rulesBroken({ ...recipe, addOns: [{ ...recipe.touch, id: 'almond', name: 'almond' }] }, nuts)).toEqual(['ban']);
  expect(rulesBroken({ ...recipe, tips: ['Crushed hazelnuts make it better.'] }, nuts)).toEqual(['ban']);
});

test.each([
  ['a hole left open', (text: string) => `${text} Add {veg}.`],
  ['a word twice', (text: string) => text.replace('the ', 'the the ')],
  ['a sentence cut short', (text: string) => text.replace(/\.$/, ' and.')],
  ['a verb with nothing to do it to', (text: string) => `${text} Stir in and serve.`],
  ['no full stop', (text: string) => text.replace(/\.$/, '')],
])('prose with %s stays', (_, spoil) => {
  expect(rulesBroken(withSteps(aRecipe(), spoil))).toContain('prose');
});

test('no touch undoes what a step has made safe: no yolk is left runny, no flour, meat or fish raw', () => {
  const words = cookbook.dishes.flatMap(({ id, touches, tricks, addOns }) =>
    [...touches, ...tricks, ...addOns].map((touch) => `${id}: ${JSON.stringify(touch)}`),
  );
  expect(words.length).toBeGreaterThan(3000);
  expect(
    words.filter((text) =>
      /runny|soft yolk|yolk soft|yolks? (?:still )?runs?\b|yolks? running|the yolk (?:is|be|for) (?:the |a )?(?:second )?sauce|raw (?:yolk|egg|flour|mince|meat|fish)/i.test(
        text.replaceAll(/"raw (?:meats|fish)"/g, ''),
      ),
    ),
  ).toEqual([]);
});

test('a name that several foods share means the one that is there, else the plain one', () => {
  const coeliac = { diets: [], allergens: ['gluten' as const], foods: [] };
  const flour = 'Shake the dice in a teaspoon of flour.';
  expect(bannedIn(flour, coeliac, cookbook, shelf)).toEqual(['plain-flour']);
  expect(bannedIn(flour, coeliac, cookbook, shelf, { there: ['gluten-free-flour'] })).toEqual([]);
  expect(bannedIn('Loosen it with a splash of milk.', { diets: ['vegan'], allergens: [], foods: [] }, cookbook, shelf)).toEqual(['milk']);
  expect(bannedIn('Crack the ends off the green beans.', coeliac, cookbook, shelf)).toEqual([]);
});
