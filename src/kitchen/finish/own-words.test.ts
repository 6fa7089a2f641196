import { describe, expect, test } from 'vitest';
import { isInUsMeasures, ownWordsOf } from './own-words.ts';

const typed = (...list: string[]) => list.map((one) => ({ typed: one, status: 'recognised' as const }));

describe('own words', () => {
  test.each([
    ['zucchini x7', 'Courgettes keep a week, a courgette too', 'Zucchini keep a week, a zucchini too'],
    ['2 eggplants', 'Halve an aubergine', 'Halve an eggplant'],
    ['brinjal', 'Halve an aubergine', 'Halve a brinjal'],
    ['Cilantro', 'Coriander, not ground coriander or coriander seeds', 'Cilantro, not ground coriander or coriander seeds'],
    ['shrimp', 'six prawns and prawn crackers', 'six shrimp and prawn crackers'],
    ['1 can black beans', 'tinned beans in the roasting tin', 'canned beans in the roasting tin'],
    ['ground beef', 'minced beef', 'ground beef'],
  ])('%s: "%s" becomes "%s"', (one, ours, theirs) => expect(ownWordsOf(typed(one))?.(ours)).toBe(theirs));

  test('who says courgette reads courgette', () => expect(ownWordsOf(typed('courgettes', 'prawns', 'spring onions'))).toBeNull());

  test('fresh coriander keeps its name beside the ground one', () => {
    const say = ownWordsOf(typed('cilantro'));
    expect(say?.('Stir in the coriander', (id) => id === 'ground-coriander')).toBe('Stir in the coriander');
  });
});

describe('US measures', () => {
  test('are told by pounds and cups in American words', () => {
    expect(isInUsMeasures(typed('1 lb ground beef', 'rice'))).toBe(true);
    expect(isInUsMeasures(typed('mozzarella 8oz block', '2 bell peppers'))).toBe(true);
  });
  test('are none where meat is bought by the pound and called mince', () => {
    expect(isInUsMeasures(typed('1 lb mince', '500g courgettes'))).toBe(false);
    expect(isInUsMeasures(typed('zucchini', '500 g beef mince'))).toBe(false);
  });
});
