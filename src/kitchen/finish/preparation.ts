import type { Step } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { fullName, shortName } from '#kitchen/stove/names.ts';

/** What one does with a knife, a grater or a sieve before anything is cooked, as a step says it and as a list does. */
const DONE: Readonly<Record<string, string>> = {
  chop: 'chopped',
  core: 'cored',
  crumble: 'crumbled',
  cut: 'cut',
  dice: 'diced',
  drain: 'drained',
  grate: 'grated',
  halve: 'halved',
  peel: 'peeled',
  quarter: 'quartered',
  seed: 'seeded',
  shred: 'shredded',
  slice: 'sliced',
  stone: 'stoned',
  tear: 'torn',
  trim: 'trimmed',
};
const HOW = '(?:(?:very|finely|thinly|roughly|coarsely|well|stalks|leaves) )*';
const MOST_LETTERS = 44;
/** What is done with it next: "chopped for 2 minutes" is chopped, and fried for two. */
const NEXT =
  / (?:(?:for|until|over|into|stirring|against|side down)\b|and (?:(?:the|cook|fry|stir|add|boil|simmer|roast|let|fold|turn|toss|mix|lay|put|tip|scatter|return|serve|season|black pepper|salt)\b|[\d½¼¾⅓⅔])).*$/;
/** From here on a sentence speaks of something else. */
const ASIDE = / (?:and|with|for|until|over|while|to(?! tip)|on|so|as|if|but)\b.*$/;

/**
 * How a food is prepared before it is cooked ("thinly sliced"), for the list of ingredients: as the first step that names it says.
 *
 * @returns undefined where no step says it in so many words
 */
export function preparationOf(helping: Helping, steps: readonly Step[]): string | undefined {
  const { ingredient, amount, from } = helping;
  if (!amount || from === 'staple' || amount.unit === 'tsp' || amount.unit === 'tbsp') return undefined;
  const text = steps.find(({ ingredients }) => ingredients.includes(ingredient.id))?.text;
  if (!text) return undefined;
  const { said, ordered } = patternsFor([...new Set([fullName(ingredient, amount), shortName(ingredient, amount)])].map(RegExp.escape).join('|'));
  const [, words] = said.exec(text) ?? [];
  if (words) return short(words.replace(NEXT, ''));
  const [, verb = '', rest = ''] = ordered.exec(text) ?? [];
  const done = DONE[verb.toLowerCase()];
  return done && short(`${done}${rest.replace(ASIDE, '')}`);
}

interface Patterns {
  /** "Add the onion, thinly sliced, and …" */
  readonly said: RegExp;
  /** "Cut 4 potatoes in even chunks, cover …" */
  readonly ordered: RegExp;
}

const patterns = new Map<string, Patterns>();

/** Written once for each food: to write them takes longer than to look for them. */
function patternsFor(names: string): Patterns {
  const known = patterns.get(names);
  if (known) return known;
  // To the end of the clause; "1.5 cm" is no end.
  const words = '(?:[^,.;:()]|\\.(?=\\d))*';
  const amount = '(?:(?:the|all|half|[\\d½¼¾⅓⅔.,]+|k?g|tins?|cloves?|of) )*';
  const written = {
    said: new RegExp(
      `\\b(?:${names}), (${HOW}(?:${Object.values(DONE).join('|')})\\b${words}(?:, (?:leaves|stems|stalk|seeded|cored|peeled)\\b${words})*)[,.;]`,
      'i',
    ),
    ordered: new RegExp(`(?<!not |without |never |a |three )\\b(${Object.keys(DONE).join('|')}) ${amount}(?:${names})\\b(${words})`, 'i'),
  };
  patterns.set(names, written);
  return written;
}

/** "Cut" alone says nothing: it lay with its cut side down. */
const short = (words: string | undefined) => (words && words !== 'cut' && words.length <= MOST_LETTERS ? words.trim() : undefined);
