import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INPUT_STATUSES } from '#kitchen/recipe.ts';
import { aShelf } from './a-shelf.ts';
import { readEntry } from './read-entry.ts';

const shelf = aShelf();
const read = (typed: string) => readEntry(typed, shelf);

test('what is said to lie there too is no measure of the food', () => {
  expect(readEntry('chicken and scraps', shelf)).toMatchObject({ status: 'recognised' });
  expect(readEntry('chicken and scraps', shelf).amount).toBeUndefined();
  expect(readEntry('cheddar end', shelf).amount).toBeDefined();
});

describe('amounts become grams through the facts of the food', () => {
  test.each([
    ['2 chicken breasts', { quantity: 2, unit: '', grams: 340 }],
    ['1/2 lb chicken', { quantity: 227, unit: 'g', grams: 227 }],
    ['3 cloves of garlic', { quantity: 3, unit: 'clove', grams: 12 }],
    ['3 garlic cloves', { quantity: 3, unit: 'clove', grams: 12 }],
    ['1 can (400g) chickpeas, drained', { quantity: 1, unit: 'tin', grams: 240 }],
    ['2 x 400g tins of chickpeas', { quantity: 2, unit: 'tin', grams: 480 }],
    ['1 tin 400g chickpeas', { quantity: 1, unit: 'tin', grams: 240 }],
    ['half a 400g tin of chickpeas', { quantity: 0.5, unit: 'tin', grams: 120 }],
    ['half a bag spinach 130g', { quantity: 0.5, unit: 'bag', grams: 130 }],
    ['half a tub of cream', { quantity: 0.5, unit: 'tub', grams: 150 }],
    ['1 cup flour', { quantity: 240, unit: 'ml', grams: 125 }],
    ['2 tbsp olive oil', { quantity: 2, unit: 'tbsp', grams: 28 }],
    ['half a litre of milk', { quantity: 500, unit: 'ml', grams: 515 }],
    ['2 slices of bread', { quantity: 2, unit: 'slice', grams: 80 }],
    ['2 chicken breasts (about 300 g)', { quantity: 2, unit: '', grams: 300 }],
  ])('%s', (typed, amount) => expect(read(typed).amount).toEqual(amount));
});

describe('what is not plainly known is said', () => {
  test.each([
    ['brocoli', 'corrected', 'Read as “broccoli”.'],
    ['xyzzy fruit', 'kept', 'We do not know “xyzzy fruit” and leave it aside.'],
    ['boar sausages', 'kept', 'We do not know “boar sausages”, so we use it like other sausages.'],
    ['for 4', 'kept', 'Understood as a wish: for 4 people.'],
    ['bleach', 'refused', '“bleach” is not food, so we leave it out.'],
    ['my cat', 'refused', '“my cat” is nobody we would cook, so we leave it out.'],
    ['12', 'refused', '“12” is only a number. Write what there is of it: “3 eggs”.'],
    ['eggs, 2 tomatoes; half an onion', 'recognised', 'Read as egg, tomato and onion.'],
    ['mouldy bread, eggs', 'recognised', 'Read as egg. “mouldy bread”: food that has spoiled is best thrown away, so we leave it out.'],
    ['eggs, for 4', 'recognised', 'Read as egg. Understood as a wish: for 4 people.'],
  ])('%s', (typed, status, reason) => expect(read(typed)).toMatchObject({ typed, status, reason }));
});

describe('free from', () => {
  test('gluten-free pasta does not become pasta with gluten', () => {
    expect(read('gluten-free pasta')).toMatchObject({ status: 'kept', name: 'gluten-free pasta', kind: 'short pasta' });
    expect(read('gluten-free pasta')).not.toHaveProperty('id');
  });
  test('nor vegan cheese cheese, nor almond milk milk, nor alcohol-free beer beer', () => {
    expect(read('vegan cheese')).toMatchObject({ status: 'kept', kind: 'plant cheeses' });
    expect(read('vegan sausages')).toMatchObject({ status: 'kept', kind: 'meat substitutes' });
    expect(read('almond milk')).toMatchObject({ status: 'kept', kind: 'plant milks' });
    expect(read('alcohol-free beer')).toMatchObject({ status: 'kept', kind: 'drinks' });
  });
  test('what has none of it anyway is just the food', () => {
    expect(read('vegan potatoes').id).toBe('potato');
    expect(read('gluten-free tomatoes').id).toBe('tomato');
  });
  test('the cookbook’s own line comes first', () => {
    const own = aShelf('gluten-free pasta | gluten-free pasta | | kind short pasta');
    expect(readEntry('200g GF pasta', own)).toMatchObject({ status: 'recognised', id: 'gluten-free-pasta', amount: { grams: 200 } });
  });
});

describe('dates', () => {
  test('meat past its date is refused, bread and flour are not', () => {
    expect(read('out-of-date chicken').status).toBe('refused');
    expect(read('expired milk').status).toBe('refused');
    expect(read('expired flour')).toMatchObject({ status: 'recognised', id: 'plain-flour' });
    expect(read('day-old bread')).toMatchObject({ status: 'recognised', id: 'bread', state: 'stale' });
  });
});

test('wilting food is past its best and wished to be used first', () => {
  expect(read('some wilting spinach')).toMatchObject({ id: 'spinach', isFading: true, wish: { useFirst: ['spinach'] } });
});

test('plural without a number is more than one', () => {
  expect(read('slices of bread').amount).toBeUndefined();
  expect(read('slice of bread').amount).toMatchObject({ quantity: 1, unit: 'slice' });
});

test.each(['soft cheese', 'soft rolls', 'old fashioned oats'])('%s is as good as new', (typed) => {
  const brands = aShelf(
    [
      'cream cheese | cream cheese | soft cheese | kind fresh cheeses',
      'bread roll | bread rolls | roll | kind soft rolls',
      'rolled oats | rolled oats | old fashioned oats | kind oats',
    ].join('\n'),
  );
  const entry = readEntry(typed, brands);
  expect(entry.status).toBe('recognised');
  expect(entry.isFading ?? entry.wish).toBeUndefined();
});

test.each(['chicken, about 350g picked', 'chicken (350g pulled)'])('what was done to it stands beside the weight: %s', (typed) => {
  expect(read(typed).amount?.grams).toBe(350);
});

test('a correction never goes where two foods are as near', () => {
  const both = aShelf('pear | pears | | kind apples and pears\npea | peas | | kind peas');
  expect(readEntry('peab', both).status).toBe('kept');
});

describe('any text at all', () => {
  const isWhole = (typed: string) => {
    const entry = readEntry(typed, shelf);
    expect(INPUT_STATUSES).toContain(entry.status);
    expect(entry.typed).toBe(typed);
    if (entry.status !== 'recognised') expect(entry.reason).toMatch(/\.$/);
    if (entry.status === 'recognised' || entry.status === 'corrected') expect(shelf.byId.has(entry.id ?? '')).toBe(true);
    const numbers = [entry.amount?.quantity ?? 1, entry.amount?.grams ?? 1];
    expect(numbers.every((number) => Number.isFinite(number) && number > 0)).toBe(true);
  };
  test('has a status and a sentence', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), isWhole), { numRuns: 2000 });
  });
  test('made of kitchen words too', () => {
    const words = fc.constantFrom(
      ...'2 1/2 0/0 9/0 x of a half dozen tin 400 g kg ( ) , ; : & and or in free gluten vegan eggs tomatos salt no for under 30 min leftover old - – ½ 🥚 1e999 99999999'.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 16 }), (parts) => isWhole(parts.join(' '))),
      { numRuns: 3000 },
    );
  });
  test('takes no longer for text made to take long', () => {
    const slow = [
      'a '.repeat(40),
      '1/'.repeat(40),
      '('.repeat(80),
      'no '.repeat(27),
      'x 1 '.repeat(20),
      'and '.repeat(20),
      'aaaaaaaaab'.repeat(8),
      'for under in '.repeat(6),
      '🥚'.repeat(40),
      'salt and '.repeat(9),
    ];
    for (const typed of slow) isWhole(typed.slice(0, 80));
    const before = process.cpuUsage();
    for (let round = 0; round < 20; round++) for (const typed of slow) readEntry(typed.slice(0, 80), shelf);
    // Two hundred hostile entries: a generous bound on the processor's time, whoever else is at work, to catch an exponent and not to measure.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(4000);
  });
});

test('who corrects themselves means what is said last', () => {
  expect(read('tomatillos no just tomatoes 1kg')).toMatchObject({ id: 'tomato', amount: { grams: 1000 } });
  expect(read('no onions').wish).toEqual({ dislikes: ['onion'] });
});

test('what is said to be for so many is food, cooked for so many', () => {
  expect(read('potatoes for 4')).toMatchObject({ id: 'potato', wish: { servings: 4 } });
  expect(read('800 g potatoes for four people')).toMatchObject({ id: 'potato', wish: { servings: 4 } });
  expect(read('bread for toast').wish).toBeUndefined();
});
