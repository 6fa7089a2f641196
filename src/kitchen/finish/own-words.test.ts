import { describe, expect, test } from 'vitest';
import { shelfOf } from '#kitchen/cook.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import { readOrder } from '#kitchen/order.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { inOwnWords, isInUsMeasures, ownWordsOf } from './own-words.ts';

const SHELF = [
  'arborio rice | arborio rice | risotto rice | kind rices',
  'sea bass | sea bass | barramundi, bass | kind white fish | of fish',
  'bacon | bacon | lardons, rashers | kind bacons | of pork | unit rasher 25 g',
  'cheddar | cheddar | cheese, tasty cheese | kind cheeses | of dairy',
  'burger bun | burger buns | brioche bun, bun | kind soft rolls | piece 55 g whole',
];
const { cookbook } = parseCookbook([
  {
    path: 'cookbook/kinds',
    text: 'kind white fish\n  in raw fish\nkind raw fish\nkind cheeses\nkind rices\nkind soft rolls\nkind cured meats\nkind bacons\n  in cured meats',
  },
  { path: 'cookbook/ingredients/all', text: SHELF.map((line) => `${line} | pack 100 g $1.00`).join('\n') },
]);
/** How a list makes us speak. */
const sayFor = (...ingredients: string[]) => ownWordsOf(readOrder({ ingredients }, shelfOf(cookbook), cookbook), cookbook).say;
const typed = (...list: string[]) => list.map((one) => ({ typed: one, status: 'recognised' as const }));

describe('own words', () => {
  test.each([
    ['zucchini x7', 'Courgettes keep a week, a courgette too', 'Zucchini keep a week, a zucchini too'],
    ['2 eggplants', 'Halve an aubergine', 'Halve an eggplant'],
    ['brinjal', 'Halve an aubergine', 'Halve a brinjal'],
    ['kangaroo steak', 'Seared venison', 'Seared kangaroo'],
    ['Cilantro', 'Coriander, not ground coriander or coriander seeds', 'Cilantro, not ground coriander or coriander seeds'],
    ['shrimp', 'six prawns and prawn crackers', 'six shrimp and prawn crackers'],
    ['1 can black beans', 'tinned beans in the roasting tin', 'canned beans in the roasting tin'],
    ['ground beef', 'minced beef', 'ground beef'],
  ])('%s: "%s" becomes "%s"', (one, ours, theirs) => expect(sayFor(one)?.(ours)).toBe(theirs));

  test('who says courgette reads courgette', () => expect(sayFor('courgettes', 'prawns', 'spring onions')).toBeNull());

  test('bacon is crisp, lardons are; four rashers are of bacon', () => {
    expect(sayFor('lardons')?.('The bacon is crisp')).toBe('The lardons are crisp');
    expect(sayFor('4 rashers')).toBeNull();
  });

  test('a fish is called what it was called', () => {
    expect(sayFor('barramundi')?.('Lay the sea bass in the pan')).toBe('Lay the barramundi in the pan');
    expect(sayFor('2 sea bass')).toBeNull();
    expect(sayFor('tasty cheese')?.('Grate the cheddar') ?? 'as it was').not.toContain('barramundi');
  });

  test('who measures and speaks as Americans do reads no word of Britain', () => {
    const say = sayFor('1 lb ground beef', '2 cups rice');
    expect(say?.('Strew with rocket, coriander and minced pork, and brown under the grill in a grill pan')).toBe(
      'Strew with arugula, cilantro and ground pork, and brown under the broiler in a grill pan',
    );
    expect(sayFor('1 lb ground beef', 'green onions')?.('Slice the spring onions')).toBe('Slice the green onions');
    expect(sayFor('500 g mince')).toBeNull();
  });

  test('a rice is called what it was called, in every sentence', () => {
    expect(sayFor('risotto rice')?.('Stir in the arborio rice')).toBe('Stir in the risotto rice');
    expect(sayFor('arborio rice')).toBeNull();
  });

  test('brioche buns are no burger buns in the next sentence', () => {
    expect(sayFor('brioche buns')?.('Toast the burger buns')).toBe('Toast the brioche buns');
    expect(sayFor('burger buns')).toBeNull();
  });

  test('fresh coriander keeps its name beside the ground one', () => {
    const say = sayFor('cilantro');
    expect(say?.('Stir in the coriander', (id) => id === 'ground-coriander')).toBe('Stir in the coriander');
  });
});

test('ids are no words: what is in season stays what the shelves call it', () => {
  const recipe = { title: 'Courgette soup', season: ['courgette'], ingredients: [], addOns: [], touch: { id: 'lemon' } } as unknown as Recipe;
  expect(inOwnWords(recipe, sayFor('zucchini'))).toMatchObject({ title: 'Zucchini soup', season: ['courgette'] });
});

describe('US measures', () => {
  test('are told by pounds and cups in American words', () => {
    expect(isInUsMeasures(typed('1 lb ground beef', 'rice'))).toBe(true);
    expect(isInUsMeasures(typed('mozzarella 8oz block', '2 bell peppers'))).toBe(true);
  });
  test('are none where meat is bought by the pound and called mince', () => {
    expect(isInUsMeasures(typed('1 lb mince', '500g courgettes'))).toBe(false);
    expect(isInUsMeasures(typed('zucchini', '500 g beef mince'))).toBe(false);
    expect(isInUsMeasures(typed('1 cup red lentils', 'can chickpeas', 'half a butternut pumpkin'))).toBe(false);
  });
});
