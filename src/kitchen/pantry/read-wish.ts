import type { Wishes } from '#kitchen/recipe.ts';
import { allergensMeant } from './allergen-words.ts';
import { joinDescriptions } from './describing-words.ts';
import { FIXED_WISHES, UNMET_WISH } from './fixed-wishes.ts';
import { mergeWishes } from './merge-wishes.ts';
import { numberAt } from './numbers.ts';
import { stem, wordsOf } from './plain-text.ts';

/** A wish typed where a food was expected, and the sentence that says how it was understood. */
export interface ReadWish {
  readonly wish: Wishes;
  readonly reason: string;
}

/**
 * Reads "vegan", "for 4", "nut allergy", "no mushrooms", "under 30 minutes", "no oven" … Null for anything that
 * may be a food. `nameOf` gives the shelf name of a food in the words, so that "no mushrooms" is said as it is.
 */
export function readWish(plain: string, nameOf: NameOf): ReadWish | null {
  const whole = wordsOf(plain).join(' ').replace(WHOSE, '').replace(NO_AFTER, 'no $1');
  return readFixed(whole) ?? readSeveral(whole, nameOf) ?? readOne(whole, nameOf);
}

/** "No nuts, daughter allergic". */
const WHOSE =
  /(?<=^(?:no|without) .+) (?:as )?(?:my |our )?(?:son|daughter|wife|husband|partner|kid|child|guest|flatmate|mum|dad) (?:is )?(?:allergic|intolerant)$/;

/** "Peanuts no", "eggs no thanks", "shellfish not allowed": who says it last means it as much. */
const NO_AFTER = /^(.{2,40}?) (?:(?:is |are )?(?:not allowed|not ok|forbidden|prohibited|banned)|no(?: thanks| thank you| way| please| go)?|not|never)$/;

type NameOf = (words: string) => string | null;

/** Without what people put round a wish. */
function bare(whole: string): string {
  return whole
    .replace(
      /^(?:please |im |i am |we are |were |its |it is |must be |should be |has to be |make it |only |just |strictly |i want |i need |something |everything |theres |there is |a |(?:my |our )?(?:son|daughter|wife|husband|partner|kid|child|guest|flatmate) (?:is|has) )+/,
      '',
    )
    .replace(/ (?:please|only|thanks|recipes?|meals?|dish(?:es)?|diet|food|options?|friendly please)$/, '');
}

function readFixed(whole: string): ReadWish | null {
  const text = bare(whole);
  if (isLightFood(text)) return null;
  const fixed = FIXED_WISHES.find(([pattern]) => pattern.test(whole)) ?? FIXED_WISHES.find(([pattern]) => pattern.test(text));
  return fixed ? { wish: fixed[1], reason: understood(fixed[2]) } : null;
}

const isLightFood = (text: string) => /\blight \w/.test(joinDescriptions(text));

const JOINED = / (?:and|or|nor|plus|but) /;
/** What may be said once for all: "nut and egg allergy", "no nuts or eggs". */
const SAID_LAST = / (?:free|allergy|allergies|allergic|intolerance|intolerant)$/;
const SAID_FIRST = /^(?:no|without|avoid|avoiding|allergic to|allergy to|intolerant to|free (?:from|of)) /;

/** "Egg and dairy free", "vegan gluten free", "no dairy no eggs": several wishes in one breath; null unless every part is one. */
function readSeveral(whole: string, nameOf: NameOf): ReadWish | null {
  const parts = whole.split(JOINED);
  if (parts.length > 1) {
    const last = SAID_LAST.exec(whole)?.[0] ?? '';
    const first = SAID_FIRST.exec(whole)?.[0] ?? '';
    const read = (part: string) => readFixed(part) ?? readOne(`${SAID_FIRST.test(part) ? '' : first}${part}${SAID_LAST.test(part) ? '' : last}`, nameOf);
    return together(parts.map((part) => readSeveral(part, nameOf) ?? read(part)));
  }
  const words = whole.split(' ');
  for (let at = 1; at < words.length; at++) {
    const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const first = readAvoided(before, nameOf);
    if (first) {
      const both = together([first, readAvoided(after, nameOf) ?? readSeveral(after, nameOf)]);
      if (both) return both;
    }
  }
  return null;
}

/** A diet, an allergy or a dislike in set words: "vegan", "gluten free", "no dairy". */
function readAvoided(text: string, nameOf: NameOf): ReadWish | null {
  return readFixed(text) ?? readAllergy(text, nameOf) ?? (/ no /.test(text) ? null : readDislike(text, nameOf));
}

function together(read: readonly (ReadWish | null)[]): ReadWish | null {
  const all = read.filter((one) => one !== null);
  if (all.length < read.length) return null;
  return { wish: all.map(({ wish }) => wish).reduce(mergeWishes), reason: [...new Set(all.map(({ reason }) => reason))].join(' ') };
}

function readOne(whole: string, nameOf: NameOf): ReadWish | null {
  const text = bare(whole);
  if (isLightFood(text)) return null;
  return (
    readServings(text) ??
    readMinutes(text) ??
    readToBuy(text) ??
    readAllergy(text, nameOf) ??
    readDislike(text, nameOf) ??
    readUseFirst(text, nameOf) ??
    readUnmet(text)
  );
}

const MOST_SERVED = 12;

/** For how many a food is meant, where its text ends in that: "800 g cod for four". */
export function servingsMeant(plain: string): number | null {
  const number = numberOf(/ for ([\w]+)(?: people| persons?| of us)?$/.exec(plain)?.[1]);
  return number !== null && Number.isInteger(number) && number >= 1 && number <= MOST_SERVED ? number : null;
}

function readServings(text: string): ReadWish | null {
  const [, adults, children] = /^(?:for )?([\w]+) adults?(?: (?:and|plus|with))? ([\w]+) (?:kids?|children|child|teen(?:ager)?s?|toddlers?)$/.exec(text) ?? [];
  const match =
    /^(?:(?:dinner|lunch|breakfast|supper|tea|meals?|cooking|enough) )?(?:for|serves?|serving|feeds?|feeding|family of|party of|there are|we are) (?:about |up to )?([\w./]+)(?: (?:of us|people|persons?|adults?|guests?|diners?|servings?|portions?|kids|children|eaters|ppl))?$/.exec(
      text,
    ) ?? /^(?:the )?([\w./]+) (?:people|persons?|adults?|guests?|servings|diners?|portions|of us|ppl|mouths(?: to feed)?)$/.exec(text);
  const number = children === undefined ? numberOf(match?.[1]) : (numberOf(adults) ?? 0) + (numberOf(children) ?? 0);
  if (number === null || number < 1 || number > 100) return null;
  const servings = Math.min(MOST_SERVED, Math.round(number));
  const most = servings < number ? ` (we cook for at most ${servings})` : '';
  return { wish: { servings }, reason: understood(`for ${servings} ${servings === 1 ? 'person' : 'people'}${most}`) };
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

function readAllergy(text: string, nameOf: (words: string) => string | null): ReadWish | null {
  const match =
    /^(?:no )?([\w ]{2,40}?) (?:allergy|allergies|allergic|intolerance|intolerant|anaphylaxis)$/.exec(text) ??
    /^(?:allergic|allergy|allergies|intolerant|intolerance)(?: to| against)? ([\w ]{2,40})$/.exec(text) ??
    /^(?:i|we|he|she|they) (?:have|has|got) (?:a |an )?([\w ]{2,40}?) (?:allergy|intolerance)$/.exec(text) ??
    /^(?:i |we |he |she )?(?:am|is|are) allergic to ([\w ]{2,40})$/.exec(text) ??
    /^([\w ]{2,40}?) free$/.exec(text) ??
    /^free (?:from|of) ([\w ]{2,40})$/.exec(text);
  if (!match?.[1]) return null;
  const words = match[1].replace(/^(?:a|an|the|to|severe|i have|mild) /, '');
  const meant = allergensMeant(words);
  const isFree = / free$/.test(text);
  if (meant !== null) return { wish: { allergies: meant.allergens }, reason: understood(`nothing with ${meant.said}`) };
  if (isFree) return null;
  const name = asSaid(words, nameOf);
  return { wish: { allergies: [name] }, reason: understood(`nothing with ${name}, for an allergy`) };
}

function readDislike(text: string, nameOf: (words: string) => string | null): ReadWish | null {
  const match =
    /^(?:no(?! knead| bake| need| stir| boil| fuss)|not|without|avoid|avoiding|skip|hold the|hate|dislike|hates|dislikes|i hate|i dislike|we hate|(?:i |we |they |he |she |kids )?(?:dont|doesnt|do not|does not|cant|cannot|wont) (?:really )?(?:like|eat|want|stand|have)|not a fan of|nothing with|anything but|leave out|minus) (?:any |the |too much |much )?([\w ]{2,50})$/.exec(
      text,
    );
  if (!match?.[1]) return null;
  const meant = allergensMeant(match[1]);
  if (meant !== null) return { wish: { allergies: meant.allergens }, reason: understood(`nothing with ${meant.said}`) };
  const dislikes = match[1].split(/ (?:or|and|nor) /).map((words) => asSaid(words, nameOf));
  return { wish: { dislikes }, reason: understood(`no ${dislikes.join(' and no ')}`) };
}

/** The shelf's name where it is the word itself in the singular; "peppers" are not just the red ones that stand for them. */
function asSaid(words: string, nameOf: (words: string) => string | null): string {
  const name = nameOf(words);
  return name !== null && stem(name) === stem(words) ? name : words;
}

function readUseFirst(text: string, nameOf: (words: string) => string | null): ReadWish | null {
  const match = /^(?:use|use up|use first|finish|must use|need to use(?: up)?) (?:the |up |my |first )*([\w ]{2,50})$/.exec(text);
  const name = match?.[1] ? nameOf(match[1]) : null;
  return name === null ? null : { wish: { useFirst: [name] }, reason: understood(`use the ${name} first`) };
}

function readUnmet(text: string): ReadWish | null {
  if (!UNMET_WISH.test(text)) return null;
  return { wish: {}, reason: `Understood as a wish, but we cannot choose by “${text}” yet.` };
}

function understood(said: string): string {
  return `Understood as a wish: ${said}.`;
}

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const words = wordsOf(word);
  return /^(?:a|an|half|quarter)$/.test(words[0] ?? '') ? null : (numberAt(words, 0)?.value ?? null);
}
