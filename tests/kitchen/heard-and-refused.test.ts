import { describe, expect, test } from 'vitest';
import { cook, shelfOf } from '#kitchen/cook.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';
import { ALLERGENS } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { CALLED, SAID } from '../../scripts/said-allergies.ts';

const { cookbook } = readCookbook();
const shelf = shelfOf(cookbook);
const wishOf = (typed: string) => readEntry(typed, shelf).wish;

describe('an allergy is heard however it is said', () => {
  test.each([
    ['household nut allergy', ['nuts', 'peanut']],
    ['we are a nut-free house', ['nuts', 'peanut']],
    ['careful: shellfish allergy', ['crustaceans', 'molluscs']],
    ["don't use nuts", ['nuts', 'peanut']],
    ['never use nuts in anything', ['nuts', 'peanut']],
    ['bits for the lunchbox no nuts', ['nuts', 'peanut']],
    ["can't do dairy", ['milk']],
    ['milk makes me ill', ['milk']],
    ['son anaphylactic to peanuts', ['peanut']],
    ['no fish thanks, kids hate it', ['fish']],
    ['peanuts alergy', ['peanut']],
    ['allergic to penuts', ['peanut']],
    ['shell fish allergy', ['crustaceans', 'molluscs']],
    ['eggfree', ['egg']],
    ['celiacs', ['gluten']],
    ['peanut allergy so no satay', ['peanut']],
    ['glutin free', ['gluten']],
  ])('%s', (typed, allergies) => expect(wishOf(typed)?.allergies).toEqual(allergies));

  test.each([
    ['no diary', ['dairy-free']],
    ['lactose intollerant boyfriend', ['dairy-free']],
    ['vegitarian', ['vegetarian']],
    ['one of us is vegetarian', ['vegetarian']],
  ])('%s', (typed, diet) => expect(wishOf(typed)?.diet).toEqual(diet));

  test.each(['celery', 'yoghurt without sugar', 'chicken no skin', 'not too ripe bananas'])('but %s is food', (typed) => {
    expect(readEntry(typed, shelf)).toMatchObject({ status: 'recognised' });
    expect(wishOf(typed)).toBeUndefined();
  });
});

test('each allergen is kept out by every word and sentence people have for it', () => {
  const spoken = ALLERGENS.flatMap((allergen) =>
    CALLED[allergen].flatMap((word) => SAID.map((sentence) => ({ allergen, typed: sentence.replace('%', word) }))),
  );
  const isHeard = ({ allergen, typed }: (typeof spoken)[number]) => {
    const entry = readEntry(typed, shelf);
    const wishes = [entry, ...(entry.more ?? [])].flatMap(({ wish }) => wish ?? []);
    const diet = allergen === 'milk' ? 'dairy-free' : 'gluten-free';
    return wishes.some((wish) => wish.allergies?.includes(allergen) || (['milk', 'gluten'].includes(allergen) && wish.diet?.includes(diet)));
  };
  expect(spoken.length).toBeGreaterThan(700);
  expect(spoken.filter((one) => !isHeard(one))).toEqual([]);
});

describe('typed where allergies belong it is heard as well', () => {
  const leftOut = (allergy: string) =>
    cook({ ingredients: ['walnuts', 'peanut butter', 'prawns', 'salmon', 'spinach'], allergies: [allergy] }, cookbook).notes.join(' ');

  test.each([
    ['nuts and sesame', 'walnut, peanut butter'],
    ['penuts', 'peanut butter'],
    ['household nut', 'walnut, peanut butter'],
    ['shell fish', 'raw prawn'],
    ['peanut butter', 'peanut butter'],
    ['prawns / salmon', 'raw prawn, salmon fillet'],
  ])('%s', (allergy, names) => expect(leftOut(allergy)).toContain(names));

  test('and what is no food we know is said', () => expect(leftOut('xyzzy')).toContain('We do not know “xyzzy” as a food, so we cannot keep it out.'));
});

describe('what can make ill is refused, in whatever words', () => {
  test.each([
    'mushrooms from my garden',
    'pizza left on the counter overnight',
    'mussels that won’t open',
    'dead lobster',
    'cracked eggs',
    'homemade garlic oil',
    'fresh ackee',
    'tomato leaves',
    'apple seeds',
    'soup from last week',
    'opened tuna tin from last week',
  ])('%s', (typed) => expect(readEntry(typed, shelf).status).toBe('refused'));

  test.each(['bread on the counter', 'garlic oil', 'tin ackee', 'lobster', 'tin of soup from last year', 'defrosted chicken thighs'])(
    'but %s is food',
    (typed) => expect(readEntry(typed, shelf).status).toBe('recognised'),
  );
});
