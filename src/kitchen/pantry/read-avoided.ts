import type { Allergen, Wishes } from '#kitchen/recipe.ts';
import { allergensMeant } from './allergen-words.ts';
import type { FoodNames } from './food-names.ts';
import { stem } from './plain-text.ts';

/** A wish typed where a food was expected, and the sentence that says how it was understood. */
export interface ReadWish {
  readonly wish: Wishes;
  readonly reason: string;
}

/** "Nut allergy", "allergic to nuts", "milk makes me ill": nothing with it. Null where the text speaks of no allergy. */
export function readAllergy(text: string, foods: FoodNames): ReadWish | null {
  const match = ALLERGIES.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  if (!match?.[1]) return null;
  const words = match[1].replace(/^(?:a|an|the|to|severe|i have|mild) /, '');
  const parts = words.split(AND);
  // "Gravy granules gluten free" are granules: what is free of something names nothing else.
  if (/ free$/.test(text) && parts.some((part) => (allergensMeant(part) ?? allergensMeant(foods.nearly(part) ?? '')) === null)) return null;
  // Of an allergy every food that is named is meant: "egg wheat milk".
  const avoided = together(parts.flatMap((part) => allIn(part.split(' '), foods)));
  if (avoided !== null) return wishFor(avoided, 'allergies');
  // Of whom it is said that they are allergic, is not eaten.
  if (IN_THE_HOUSE.test(words)) return null;
  return { wish: { allergies: [words] }, reason: understood(`nothing with ${words}, for an allergy`) };
}

const ALLERGIES = [
  /^(?:no )?([\w ]{2,60}?) (?:allergy|allergies|allergic|intolerances?|intolerant|anaphylaxis|anaphylactic)(?: (?:sufferer|in|at) ?[\w ]*)?$/,
  /^(?:.* )?(?:allergic|allergy|allergies|intolerant|intolerances?|anaphylactic|anaphylaxis|sensitive) (?:to|against|is|are) ([\w ]{2,60})$/,
  /^(?:allergic|allergy|allergies|intolerant|intolerances?) (?!(?:so|but|and|because|no|in|at|for) )([\w ]{2,60})$/,
  /^(?:i|we|he|she|they) (?:have|has|got) (?:a |an )?([\w ]{2,60}?) (?:allergy|intolerance)$/,
  /^([\w ]{2,60}?) (?:makes?|gives?|upsets?|disagrees? with|doesnt agree with|does not agree with|kills?|triggers?) (?:me|us|him|her|them|my|our|the)(?: [\w ]+)?$/,
  /^([\w ]{2,40}?) free$/,
  /^free (?:from|of) ([\w ]{2,40})$/,
];

const IN_THE_HOUSE =
  /^(?:(?:my|our|the|he|she|they|i|we|is|are|am|has|food|no|any|an?) ?)*(?:son|daughter|wife|husband|partner|kids?|child|children|guest|flatmate|mum|mom|dad|family|friend|toddler|baby)?$/;

/** "No mushrooms", "husband hates olives", "can't do dairy": none of it. Null where nobody says so. */
export function readDislike(text: string, foods: FoodNames): ReadWish | null {
  const match = DISLIKES.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  if (!match?.[1]) return null;
  const avoided = together(match[1].split(AND).flatMap((part) => longestIn(part.split(' '), foods)?.avoided ?? []));
  if (avoided !== null) return wishFor(avoided, 'dislikes');
  if (POINTING.test(match[1])) return null;
  const dislikes = match[1].split(/ (?:or|and|nor) /);
  return { wish: { dislikes }, reason: understood(`no ${dislikes.join(' and no ')}`) };
}

const VERBS = 'like|eat|want|stand|have|do|use|take|tolerate|handle|digest|touch|cook with';
const DISLIKES = [
  new RegExp(
    `^(?:no(?! knead| bake| need| stir| boil| fuss)|not(?: keen on| a fan of| fond of| eating| into)?|never(?! (?:${VERBS}|ever|frozen))|without|avoid|avoiding|skip|hold the|hate|dislike|hates|dislikes|i hate|i dislike|we hate|(?:i |we |they |he |she |kids )?(?:never|dont|doesnt|do not|does not|cant|cannot|wont|will not) (?:ever )?(?:really )?(?:${VERBS})|nothing with|anything but|leave out|minus) (?:any |the |too much |much )?([\\w ]{2,60})$`,
  ),
  /^([\w ]{2,40}?) (?:tastes? (?:like|of) soap|(?:is|are) (?:disgusting|horrible|vile|gross|yuck|yucky|not allowed))$/,
];

/** "Kids hate it": what was named before. */
const POINTING = /^(?:it|them|that|this|those|these|any|either)$/;

/** What is avoided: allergens of the list, and the names of other foods. */
interface Avoided {
  readonly allergens: readonly Allergen[];
  readonly said: readonly string[];
  readonly names: readonly string[];
}

const AND = / (?:or|and|nor|plus) /;

function together(found: readonly Avoided[]): Avoided | null {
  if (found.length === 0) return null;
  const unique = <T>(all: readonly T[]) => [...new Set(all)];
  return {
    allergens: unique(found.flatMap(({ allergens }) => allergens)),
    said: unique(found.flatMap(({ said }) => said)),
    names: unique(found.flatMap(({ names }) => names)),
  };
}

/** A word shorter than this is not taken for another that was misspelt. */
const LONG_ENOUGH = 4;

interface Found {
  readonly avoided: Avoided;
  /** The first of its words, and the first after them. */
  readonly from: number;
  readonly to: number;
}

/** The longest stretch of words that is an allergen or a food, of somebody who says what they do not eat: "household nut", "fish thanks"; else a single word that is nearly one. */
function longestIn(words: readonly string[], foods: FoodNames): Found | null {
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const text = words.slice(from, from + length).join(' ');
      const avoided = meantBy(text, foods.exactly(text));
      if (avoided !== null) return { avoided, from, to: from + length };
    }
  for (const [from, word] of words.entries()) {
    const avoided = word.length < LONG_ENOUGH ? null : meantBy(word, foods.nearly(word));
    if (avoided !== null) return { avoided, from, to: from + 1 };
  }
  return null;
}

/** That stretch, and those before and after it. */
function allIn(words: readonly string[], foods: FoodNames): Avoided[] {
  const found = words.length === 0 ? null : longestIn(words, foods);
  return found === null ? [] : [...allIn(words.slice(0, found.from), foods), found.avoided, ...allIn(words.slice(found.to), foods)];
}

function meantBy(text: string, name: string | null): Avoided | null {
  const meant = allergensMeant(text) ?? allergensMeant(name ?? '');
  if (meant !== null) return { allergens: meant.allergens, said: [meant.said], names: [] };
  return name === null ? null : { allergens: [], said: [], names: [asSaid(text, name)] };
}

/** The shelf's name where it is the word itself in the singular; "peppers" are not just the red ones that stand for them. */
function asSaid(words: string, name: string): string {
  return stem(name) === stem(words) ? name : words;
}

function wishFor({ allergens, said, names }: Avoided, as: 'allergies' | 'dislikes'): ReadWish {
  const nothing = allergens.length > 0 ? [`nothing with ${said.join(' or ')}`] : [];
  const other = names.length > 0 ? [as === 'allergies' ? `nothing with ${names.join(' or ')}, for an allergy` : `no ${names.join(' and no ')}`] : [];
  return {
    wish:
      as === 'allergies'
        ? { allergies: [...allergens, ...names] }
        : { ...(allergens.length > 0 ? { allergies: allergens } : {}), ...(names.length > 0 ? { dislikes: names } : {}) },
    reason: understood([...nothing, ...other].join(', and ')),
  };
}

/** Whether all that a wish keeps out is food that we know: "not too heavy" in the middle of a sentence is about none. */
export function areKnownFoods({ dislikes = [], allergies = [] }: Wishes, foods: FoodNames): boolean {
  return [...dislikes, ...allergies].every((words) => allergensMeant(words) !== null || foods.exactly(words) !== null);
}

export function understood(said: string): string {
  return `Understood as a wish: ${said}.`;
}
