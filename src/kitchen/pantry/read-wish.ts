import type { Wishes } from '#kitchen/recipe.ts';
import { joinDescriptions } from './describing-words.ts';
import { FIXED_WISHES, FORMS, UNMET_WISH } from './fixed-wishes.ts';
import type { FoodNames } from './food-names.ts';
import { mergeWishes } from './merge-wishes.ts';
import { numberAt } from './numbers.ts';
import { wordsOf } from './plain-text.ts';
import { areKnownFoods, type ReadWish, readAllergy, readDislike, understood } from './read-avoided.ts';
import { readEaters } from './read-eaters.ts';
import { spelledForWishes } from './wish-words.ts';

/** Whose wish it is. */
const SOMEBODY =
  '(?:(?:my|our|the|a|one|two|some|his|her) )*(?:sons?|daughters?|wife|husband|partner|kids?|child(?:ren)?|guests?|friends?|flatmates?|housemates?|roommates?|mum|mom|mother|dad|father|brother|sister|boyfriend|girlfriend|grand(?:son|daughter|kids|children|ma|pa|mother|father)|toddler|niece|nephew|visitors?|one of us|someone|somebody|anyone)';

/**
 * Reads "vegan", "for 4", "nut allergy", "no mushrooms", "under 30 minutes", "no oven" … Null for anything that
 * may be a food. `foods` tells what the shelf calls a food in the words, so that "no mushrooms" is said as it is.
 */
export function readWish(typed: string, foods: FoodNames): ReadWish | null {
  const plain = typed.replace(SLASH, ' and ');
  const whole = spelledForWishes(wordsOf(plain), foods).join(' ').replace(WHOSE, '').replace(NO_AFTER, 'no $1');
  return readFixed(whole) ?? readForEaters(whole) ?? readEaters(whole) ?? readSeveral(whole, foods) ?? readOne(whole, foods);
}

/** "Soup for 6", "breakfast for two": what, and for how many. */
function readForEaters(whole: string): ReadWish | null {
  const [, what = '', eaters = ''] = /^(.+?) (for .+)$/.exec(whole) ?? [];
  const sort = what === '' ? null : readFixed(what);
  // "Dinner for two" says how many eat, and nothing of the dish.
  return sort?.wish.sorts?.includes('Main course') ? null : together([sort, readEaters(eaters)]);
}

/**
 * The wishes in a text that is neither a food nor a wish as a whole: "kids tea under 30 minutes", "dinner my son is coeliac". An allergy
 * is heard wherever it is said. Null where there is none.
 */
export function readWishAmong(plain: string, foods: FoodNames): ReadWish | null {
  return wishAmong(spelledForWishes(wordsOf(plain), foods).slice(0, MOST_WORDS), foods);
}

/** Nobody says a wish in more words. */
const MOST_WORDS = 16;

/** The longest stretch of words that is a wish, and what is wished before and after it. */
function wishAmong(words: readonly string[], foods: FoodNames): ReadWish | null {
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const whole = words.slice(from, from + length).join(' ');
      const found = readFixed(whole) ?? readOne(whole, foods);
      if (!found || !areKnownFoods(found.wish, foods)) continue;
      const beside = [words.slice(0, from), words.slice(from + length)];
      const around = beside.map((part) => wishAmong(part, foods));
      // "Chicken stew" and "a tin of soup" are food; "thai curry" is two wishes.
      if (isForm(found.wish) && beside.some((part, side) => part.length > 0 && around[side] === null)) continue;
      return together([found, ...around.filter((one) => one !== null)]);
    }
  return null;
}

const isForm = ({ sorts = [] }: Wishes) => sorts.some((sort) => FORMS.has(sort));

/** "No nuts, daughter allergic". */
const WHOSE = new RegExp(`(?<=^(?:no|without) .+) (?:as |because )?${SOMEBODY} (?:is |are )?(?:allergic|intolerant|coeliac)$`);

/** "Peanuts no", "eggs no thanks", "shellfish not allowed": who says it last means it as much. */
const NO_AFTER = /^(.{2,40}?) (?:(?:is |are )?(?:not allowed|not ok|forbidden|prohibited|banned)|no(?: thanks| thank you| way| please| go)?|not|never)$/;

const AROUND_A_WISH = new RegExp(
  `^(?:please |im |i am |we are |were |its |it is |must be |should be |has to be |make it |only |just |strictly |absolutely |i want |i need |something |everything |theres |there is |an? |cooking for |careful |${SOMEBODY} (?:is|are|has|have|who is|who are) )+`,
);
/** "Coeliac husband", "vegan in the house". */
const WHO_WISHES = new RegExp(` (?:for |with |in )?(?:${SOMEBODY}|the (?:house|family)|family|household|house|kitchen)$`);

const withoutWhose = (text: string) => text.replace(WHO_WISHES, '');

/** "Nut/egg allergy", "gluten + dairy free". */
const SLASH = /(?<=[a-z]) ?[/+] ?(?=[a-z])/g;

/** Without what people put round a wish. */
function bare(whole: string): string {
  return whole.replace(AROUND_A_WISH, '').replace(/ (?:please|only|thanks|recipes?|meals?|dish(?:es)?|diet|food|options?|friendly please)$/, '');
}

function readFixed(whole: string): ReadWish | null {
  const text = bare(whole);
  if (isLightFood(text)) return null;
  const ways = [whole, text, withoutWhose(text)];
  const fixed = ways.map((way) => FIXED_WISHES.find(([pattern]) => pattern.test(way))).find((found) => found !== undefined);
  return fixed ? { wish: fixed[1], reason: understood(fixed[2]) } : null;
}

const isLightFood = (text: string) => /\blight \w/.test(joinDescriptions(text));

const JOINED = / (?:and|or|nor|plus|but) /;
/** What may be said once for all: "nut and egg allergy", "no nuts or eggs". */
const SAID_LAST = / (?:free|allergy|allergies|allergic|intolerance|intolerant)$/;
const SAID_FIRST = /^(?:no|without|avoid|avoiding|allergic to|allergy to|intolerant to|free (?:from|of)) /;

/** "Egg and dairy free", "vegan gluten free", "no dairy no eggs": several wishes in one breath; null unless every part is one. */
function readSeveral(whole: string, foods: FoodNames): ReadWish | null {
  const parts = whole.split(JOINED);
  if (parts.length > 1) {
    const last = SAID_LAST.exec(whole)?.[0] ?? '';
    const first = SAID_FIRST.exec(whole)?.[0] ?? '';
    const read = (part: string) => readFixed(part) ?? readOne(`${SAID_FIRST.test(part) ? '' : first}${part}${SAID_LAST.test(part) ? '' : last}`, foods);
    return together(parts.map((part) => readSeveral(part, foods) ?? read(part)));
  }
  const words = whole.split(' ');
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const first = readAvoided(before, foods);
    if (first) {
      const both = together([first, readAvoided(after, foods) ?? readSeveral(after, foods)]);
      if (both) return both;
    }
  }
  return null;
}

/** A diet, an allergy or a dislike in set words: "vegan", "gluten free", "no dairy". */
function readAvoided(text: string, foods: FoodNames): ReadWish | null {
  return readFixed(text) ?? readAllergy(text, foods) ?? (/ no /.test(text) ? null : readDislike(text, foods));
}

function together(read: readonly (ReadWish | null)[]): ReadWish | null {
  const all = read.filter((one) => one !== null);
  if (all.length < read.length) return null;
  return { wish: all.map(({ wish }) => wish).reduce(mergeWishes), reason: [...new Set(all.map(({ reason }) => reason))].join(' ') };
}

function readOne(whole: string, foods: FoodNames): ReadWish | null {
  const text = bare(whole);
  if (isLightFood(text)) return null;
  return (
    readUnmet(text) ??
    readEaters(whole) ??
    readEaters(text) ??
    readMinutes(text) ??
    readToBuy(text) ??
    readAllergy(withoutWhose(text), foods) ??
    readDislike(withoutWhose(text), foods) ??
    readUseFirst(text, foods)
  );
}

/** For how many a food is meant, where its text ends in that: "800 g cod for four". */
export function servingsMeant(plain: string): number | null {
  const said = / (for .+)$/.exec(plain)?.[1];
  return (said && readEaters(said)?.wish.servings) || null;
}

function readMinutes(text: string): ReadWish | null {
  const match =
    /^(?:(?:takes|under|less than|within|in|max|maximum|up to|at most|no more than|not more than|ready in|done in|about|around|only) )*(half an hour|an hour|[\w./]+ ?(?:and a half )?(?:minutes?|mins?|min|m|hours?|hrs?|hr|h))(?: (?:max|maximum|or less|tops|at most|or under|cooking|to cook|cook time|total))*$/.exec(
      text,
    );
  if (!match?.[1]) return null;
  const said = match[1];
  const [first = ''] = wordsOf(said);
  const number = said === 'half an hour' ? 0.5 : said === 'an hour' ? 1 : numberOf(first);
  if (number === null) return null;
  const isHours = /hour|hr|h$/.test(said);
  const minutes = Math.round((number + (/and a half/.test(said) ? 0.5 : 0)) * (isHours ? 60 : 1));
  if (minutes < 5 || minutes > 24 * 60) return null;
  return { wish: { maxMinutes: minutes }, reason: understood(`ready in ${minutes} minutes at most`) };
}

function readToBuy(text: string): ReadWish | null {
  const match = /^(?:buy |max |at most |up to |only )*([\w]+) (?:things?|items?|ingredients?|more things?) (?:to buy|max|more)$/.exec(text);
  const number = numberOf(match?.[1]);
  if (number === null || number > 20) return null;
  return { wish: { maxToBuy: Math.round(number) }, reason: understood(`at most ${Math.round(number)} to buy`) };
}

function readUseFirst(text: string, foods: FoodNames): ReadWish | null {
  const match = /^(?:use|use up|use first|finish|must use|need to use(?: up)?) (?:the |up |my |first )*([\w ]{2,50})$/.exec(text);
  const name = match?.[1] ? foods.roughly(match[1]) : null;
  return name === null ? null : { wish: { useFirst: [name] }, reason: understood(`use the ${name} first`) };
}

function readUnmet(text: string): ReadWish | null {
  if (!UNMET_WISH.test(text)) return null;
  return { wish: {}, reason: `Understood as a wish, but we cannot choose by “${text}” yet.` };
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const words = wordsOf(word);
  return /^(?:a|an|half|quarter)$/.test(words[0] ?? '') ? null : (numberAt(words, 0)?.value ?? null);
}
