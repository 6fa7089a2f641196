import type { Wishes } from '#kitchen/recipe.ts';
import { numberAt } from './numbers.ts';
import { wordsOf } from './plain-text.ts';
import { type ReadWish, understood } from './read-avoided.ts';

const MOST_SERVED = 12;
/** Nobody cooks for more, and who writes it means something else. */
const MOST_MEANT = 100;
/** "The family", and children nobody has counted. */
const [FAMILY, CHILDREN, COUPLE] = [4, 2, 2];

const MEAL = 'dinner|lunch|breakfast|brunch|supper|tea|meals?|food|cooking|enough|dinner party|night';
const WHEN = '(?: (?:tonight|today|tomorrow|this evening|this week))?';
const BEFORE = new RegExp(
  `^(?:(?:i am |im |we are |were )?(?:(?:a |family |kids |childrens |quick |easy )*(?:${MEAL})${WHEN} )?)(?:for|serves?|serving|feeds?|feeding|there are|there is|theres|we are|were|its|party of) (?:about |up to |only |just )*`,
);
const AFTER = new RegExp(`(?: to feed| eating| too| who eat a lot| ${MEAL.replaceAll('|', '| ')})*${WHEN}$`);

const ONE =
  '(?:(?:my|our|the|his|her|one) )?(?:me|myself|i|husband|wife|partner|boyfriend|girlfriend|flatmate|housemate|roommate|mum|mom|mother|dad|father|son|daughter|brother|sister|friend|guest|nan|gran|grandma|grandad|grandpa|wee one)';
const [GROWN, SMALL] = [
  '(?:people|persons?|adults?|grown ?ups|guests?|diners?|servings?|portions?|eaters|mouths|ppl|friends|men|women|of us)',
  '(?:kids?|children|child|teen(?:ager)?s?|toddlers?|little ones?|boys?|girls?|sons|daughters)',
];
const HUNGRY = '(?:(?:very )?(?:hungry|greedy|growing|small|big|young|little|fussy|teenage) )*';

/** Who eats, so many of them, and whether a child is among them. */
interface Eaters {
  readonly number: number;
  readonly isChild: boolean;
}

type Way = readonly [pattern: RegExp, number: number | 'count', isChild: boolean];

/** Each way to name those who eat, and how many that is: for `count` a figure or its word, as it was written. */
const WAYS: readonly Way[] = [
  [/^(?:(?:the )?(?:two|both|2) of us|us (?:two|both|2))$/, COUPLE, false],
  [/^(?:(?:my|our|the|a|whole|entire) )*family(?: of mine)?$/, FAMILY, false],
  [/^(?:(?:my|our|the|a) )*family of ([\w]+)$/, 'count', false],
  [new RegExp(`^(?:the )?([\\w./]+) ${HUNGRY}${GROWN}$`), 'count', false],
  [new RegExp(`^(?:(?:my|our|the) )?([\\w./]+) ${HUNGRY}${SMALL}$`), 'count', true],
];
/** Beside others these eat too: alone, who says "for the kids" may eat with them, and "my husband" may be the one who is allergic. */
const WAYS_AMONG_OTHERS: readonly Way[] = [
  [new RegExp(`^${ONE}$`), 1, false],
  [new RegExp(`^(?:(?:my|our|the) )?${HUNGRY}${SMALL}$`), CHILDREN, true],
];
/** After "for" and the like a number is one of people. */
const WAYS_AFTER_FOR: readonly Way[] = [
  [/^a couple$/, COUPLE, false],
  [/^(?!an?$)([\w./]+)$/, 'count', false],
];
const FAMILY_MEAL = new RegExp(`^(?:a |big |nice |easy |quick )*family (?:${MEAL})${WHEN}$`);

const NEXT = / (?:and|plus|with) |(?<=[a-z]) (?=\d+ (?:adults?|kids?|child))/;
const SELF = /^(?:me|myself|i)$/;

/** For how many a text asks to be cooked: "me and 2 kids", "family tea", "for six hungry people". Null for anything else. */
export function readEaters(text: string): ReadWish | null {
  if (FAMILY_MEAL.test(text)) return wishFor([{ number: FAMILY, isChild: false }]);
  const before = BEFORE.exec(text)?.[0] ?? '';
  const parts = text.slice(before.length).replace(AFTER, '').split(NEXT);
  // "Husband and son are vegetarian" says nothing of who else eats.
  if (before === '' && !parts.some((part) => SELF.test(part) || eatersIn(part, WAYS))) return null;
  const ways = [...WAYS, ...(parts.length > 1 ? WAYS_AMONG_OTHERS : []), ...(before === '' ? [] : WAYS_AFTER_FOR)];
  const eaters = parts.map((part) => eatersIn(part, ways)).filter((one) => one !== null);
  if (eaters.length < parts.length) return null;
  return wishFor(/\b(?:kids|childrens)\b/.test(before) ? eaters.map((one) => ({ ...one, isChild: true })) : eaters);
}

function eatersIn(part: string, ways: readonly Way[]): Eaters | null {
  for (const [pattern, count, isChild] of ways) {
    const found = pattern.exec(part);
    const number = found && (count === 'count' ? numberOf(found[1]) : count);
    if (number !== null) return { number, isChild };
  }
  return null;
}

function wishFor(eaters: readonly Eaters[]): ReadWish | null {
  const number = eaters.reduce((sum, one) => sum + one.number, 0);
  const isChild = eaters.some((one) => one.isChild);
  if (number < 1 || number > MOST_MEANT) return null;
  const servings = Math.min(MOST_SERVED, Math.round(number));
  const most = servings < number ? ` (we cook for at most ${servings})` : '';
  const wish: Wishes = isChild ? { servings, diet: ['no-alcohol'] } : { servings };
  return { wish, reason: understood(`for ${servings} ${servings === 1 ? 'person' : 'people'}${most}${isChild ? ', children among them, so no alcohol' : ''}`) };
}

/** A word that is a whole number of people: "4", "four", "a" child. */
function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const words = wordsOf(word);
  if (words.length !== 1 || /^(?:half|quarter)$/.test(words[0] ?? '')) return null;
  return numberAt(words, 0)?.value ?? null;
}
