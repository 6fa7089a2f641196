import { describe, expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { samplePantry } from '../../scripts/sample-pantries.ts';

const { cookbook } = readCookbook();
const PANTRIES = Array.from({ length: 40 }, (_, number) => samplePantry(number));
const FEW = 3;

describe.each([
  [{}],
  [{ diet: ['vegan'], allergies: ['nuts', 'soy'] }],
  [{ diet: ['vegan'], allergies: ['gluten', 'sesame', 'peanut', 'nuts', 'soy', 'mustard', 'celery', 'sulphites', 'lupin'] }],
  [{ allergies: ['milk', 'gluten', 'egg'] }],
] as const)('with %o', (wishes) => {
  test('every recipe has two to four add-ons', () => {
    const answers = PANTRIES.map((ingredients) => cook({ ingredients, month: 11, ...wishes }, cookbook));
    const numbers = answers.flatMap(({ recipes }) => recipes.map(({ addOns }) => addOns.length));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(4);
  });
});

test('of the things that lie there, two recipes of one answer hardly ever make the same sort of dish', () => {
  const families = new Map(cookbook.dishes.map(({ id, family }) => [id, family]));
  const pairs = PANTRIES.flatMap((ingredients) => {
    const dishes = cook({ ingredients, month: 11 }, cookbook).recipes.map((recipe) => ({
      family: families.get(recipe.dish),
      foods: new Set(recipe.ingredients.filter(({ from }) => from !== 'staple').map(({ id }) => id)),
    }));
    return dishes.flatMap((one, index) =>
      dishes.slice(0, index).map((other) => ({
        isOneFamily: one.family === other.family,
        shared: one.foods.intersection(other.foods).size / one.foods.union(other.foods).size,
      })),
    );
  });
  const alike = pairs.filter(({ shared }) => shared >= 0.75);
  expect(alike.length / pairs.length).toBeLessThanOrEqual(0.02);
  expect(alike.filter(({ isOneFamily }) => isOneFamily).length / pairs.length).toBeLessThanOrEqual(0.005);
});

test.each([['tofu, broccoli, basmati rice, coconut milk, lime'], ['squash, sage, butter, walnuts'], ['chicken livers, onion, bread, butter, thyme']])(
  'of %s nobody makes a pudding',
  (typed) => {
    const { recipes } = cook({ ingredients: typed.split(', '), month: 11 }, cookbook);
    expect(recipes.length).toBeGreaterThanOrEqual(3);
    expect(recipes.filter(({ courses }) => courses.includes('pudding') || courses.includes('sweet'))).toEqual([]);
  },
);

test('where meat or fish lies there, dinner is built around it', () => {
  const uses = ['chicken breast', 'minced beef', 'salmon', 'cod', 'prawns', 'pork mince'].flatMap((centre, number) => {
    const beside = samplePantry(number).filter((entry) => !/chicken|beef|salmon|tuna|bacon|sausages|prawns|tofu/.test(entry));
    const { recipes, inputs } = cook({ ingredients: [centre, ...beside.slice(0, 4)], month: 11 }, cookbook);
    return recipes.slice(0, FEW).map(({ ingredients }) => ingredients.some(({ id }) => id === inputs[0]?.id));
  });
  expect(uses.filter(Boolean).length / uses.length).toBeGreaterThan(0.75);
});

test.each(['limes, coriander, chillies', 'soy sauce, ginger, garlic', 'ketchup, mustard, mayonnaise'])('%s is for something to buy', (typed) => {
  const { recipes } = cook({ ingredients: typed.split(', '), month: 11 }, cookbook);
  expect(recipes.length).toBeGreaterThanOrEqual(FEW);
  for (const { uses, needed } of recipes) {
    expect(uses.length).toBeGreaterThanOrEqual(2);
    expect(needed.length).toBeLessThanOrEqual(2);
  }
});

test('a tin of tuna is in most of what is cooked', () => {
  const { recipes } = cook({ ingredients: 'tuna, potatoes, onion, eggs'.split(', '), month: 11 }, cookbook);
  expect(recipes.filter(({ uses }) => uses.includes('tinned-tuna')).length).toBeGreaterThanOrEqual(2);
});

test.each(['eggs', 'potatoes', 'bread', 'rice', 'pasta', 'lentils', 'onions', 'chicken breast', 'salmon', 'tofu', 'minced beef', 'milk', 'flour'])(
  'who has nothing but %s need not shop',
  (typed) => {
    const { recipes } = cook({ ingredients: [typed], month: 11 }, cookbook);
    expect(recipes.filter(({ needed }) => needed.length === 0).length).toBeGreaterThanOrEqual(1);
  },
);

test('nobody buys vinegar for a dish that any vinegar does', () => {
  const lists = ['bread, tomatoes, basil, cucumber', 'pork belly, garlic, soy sauce, rice', 'potatoes, smoked mackerel, spring onions', 'carrots'];
  const bought = lists.flatMap((typed) => cook({ ingredients: typed.split(', '), month: 7 }, cookbook).recipes.flatMap(({ needed }) => needed));
  expect(bought.filter(({ name }) => name.includes('vinegar') && !/rice|black|balsamic/.test(name))).toEqual([]);
});

describe('what the list is about', () => {
  const dinners = (...ingredients: string[]) => cook({ ingredients, month: 11 }, cookbook).recipes.slice(0, FEW);
  const grams = (recipe: ReturnType<typeof dinners>[number], id: string) => recipe.ingredients.find((one) => one.id === id)?.amount?.grams ?? 0;

  test('of seven courgettes more than one is cooked', () => {
    const [first] = dinners('zucchini x7 one is huge', 'tomatoes maybe 2 kg', 'green beans', 'basil', 'garlic', 'a dozen eggs', 'parmesan', 'spaghetti');
    expect(grams(first as never, 'courgette')).toBeGreaterThanOrEqual(600);
  });

  test('all three dinners have the fresh meat in them', () => {
    const list = [
      '400g lamb mince',
      '2 aubergines',
      'tin chickpeas',
      '5 pitta breads',
      'tahini',
      'plain yogurt',
      '1 lemon',
      'parsley',
      '2 red onions',
      'baharat',
    ];
    for (const { title, uses } of dinners(...list)) expect(uses, title).toContain('minced-lamb');
  });

  test('fish and potatoes come in more than one form', () => {
    const list = ['2 haddock fillets about 300g', '1 big leek', '500g baby potatoes', 'creme fraiche', '1 lemon', 'spinach', 'dill', 'wholegrain mustard'];
    const families = dinners(...list).map(({ family }) => family);
    expect(families.filter((family) => ['pan suppers', 'tray bakes', 'stews and braises'].includes(family)).length).toBeLessThan(FEW);
  });

  test('self-raising flour wants no baking powder', () => {
    const recipes = dinners('self raising flour', 'bananas', 'eggs', 'butter', 'sugar').filter(({ uses }) => uses.includes('self-raising-flour'));
    expect(recipes.length).toBeGreaterThan(0);
    for (const { ingredients } of recipes) expect(ingredients.map(({ id }) => id)).not.toContain('baking-powder');
  });

  test('a carbonara for two is not made for one because an omelette is', () => {
    expect(dinners('3 eggs', 'bacon', 'spaghetti', 'parmesan')[0]?.servings).toBe(2);
  });
});
