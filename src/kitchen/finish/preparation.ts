import type { Step } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { fullName, shortName } from '#kitchen/stove/names.ts';
import { sayParts } from '#kitchen/stove/write-steps.ts';

/** What one does with a knife, a grater or a sieve before anything is cooked, as a step says it and as a list does. */
const DONE: Readonly<Record<string, string>> = {
  chop: 'chopped',
  core: 'cored',
  crush: 'crushed',
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
/** "In 2 cm pieces" says without a verb that it is cut. */
const SHAPES = 'pieces|chunks|cubes|dice|slices|rings|rounds|half-moons|strips|sticks|matchsticks|batons|straws|wedges|quarters|halves|florets|ribbons|shreds';
const MOST_LETTERS = 44;
/** What is done with it next: "chopped for 2 minutes" is chopped, and fried for two. */
const NEXT =
  / (?:(?:for|until|over|into|stirring|against|side down)\b|and (?:(?:the|cook|fry|stir|add|boil|simmer|roast|let|fold|turn|toss|mix|lay|put|tip|scatter|return|serve|season|black pepper|salt)\b|[\d½¼¾⅓⅔])).*$/;
/** From here on a sentence speaks of something else. */
const ASIDE = / (?:and|with|for|until|over|while|to(?! tip)|on|so|as|if|but)\b.*$/;
/** One half is sliced and the other grated: no list says that in a word. */
const PARTED = /\b(?:half|halves|quarters?|thirds?|rest|most|some|one|two|three|few|little|handful|spoonfuls?)(?: of)?(?: the| it)?\s*$/i;

/** How a food is prepared before it is cooked, and the step that says so in an aside. */
interface Preparation {
  readonly words: string;
  /** The place among the steps of the one that has ", thinly sliced," in it; none where preparing is what the step tells one to do. */
  readonly asideIn?: number;
}

/**
 * How each food is prepared ("thinly sliced"), for the list of ingredients, as the first step that names it says. What the list
 * says the step need not say again: there the aside goes, and the sentence reads as a cook would say it at the stove.
 *
 * @returns the words by ingredient id, none for a food of which no step says it in so many words; and the steps without the asides
 */
export function prepare(helpings: readonly Helping[], steps: readonly Step[]): { notes: ReadonlyMap<string, string>; steps: readonly Step[] } {
  const notes = new Map<string, string>();
  const left = [...steps];
  for (const helping of helpings) {
    const { words, asideIn } = preparationOf(helping, left) ?? {};
    if (!words) continue;
    const step = asideIn === undefined ? undefined : left[asideIn];
    if (step && asideIn !== undefined) left[asideIn] = withoutAside(step, words);
    notes.set(helping.ingredient.id, words);
  }
  return { notes, steps: left };
}

function preparationOf(helping: Helping, steps: readonly Step[]): Preparation | undefined {
  const { ingredient, amount } = helping;
  if (!amount || amount.unit === 'tsp' || amount.unit === 'tbsp') return undefined;
  const { said, ordered } = patternsFor([...new Set([fullName(ingredient, amount), shortName(ingredient, amount)])].map(RegExp.escape).join('|'));
  const first = steps.findIndex(({ ingredients }) => ingredients.includes(ingredient.id));
  const text = steps[first]?.text;
  if (!text) return undefined;
  const aside = said.exec(text);
  if (aside) {
    const words = short(aside[1]?.replace(NEXT, ''));
    const isParted = PARTED.test(text.slice(0, aside.index)) || steps.some((step, at) => at > first && said.test(step.text));
    return words && !isParted ? { words, asideIn: first } : undefined;
  }
  const [, verb = '', rest = ''] = ordered.exec(text) ?? [];
  const done = DONE[verb.toLowerCase()];
  const words = done && short(`${done}${rest.replace(ASIDE, '')}`);
  return words ? { words } : undefined;
}

/** What goes on after an aside without a comma: "add the onion, sliced, and cook" is "add the onion and cook". */
const GOES_ON = /^,(?= (?:and|or|with|for|to|in|into|on|onto|over|under|through|among|around|beside|at|until|then|cut|skin|side|face)\b)/;

/** The step without ", thinly sliced", and without the comma that closed it, where the sentence goes on. */
function withoutAside(step: Step, words: string): Step {
  const aside = `, ${words}`;
  const at = step.parts.findIndex((part) => typeof part === 'string' && part.includes(aside));
  const part = step.parts[at];
  if (typeof part !== 'string') return step;
  const start = part.indexOf(aside);
  const kept = `${part.slice(0, start)}${part.slice(start + aside.length).replace(GOES_ON, '')}`;
  const parts = step.parts.with(at, kept);
  return { ...step, parts, text: sayParts(parts) };
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
  const done = `${HOW}(?:${Object.values(DONE).join('|')})\\b${words}(?:, (?:leaves|stems|stalk|seeded|cored|peeled)\\b${words})*`;
  const shaped = `in (?:[\\w½.-]+ ){0,3}(?:${SHAPES})`;
  const written = {
    said: new RegExp(`\\b(?:${names}), (${done}|${shaped})[,.;]`, 'i'),
    ordered: new RegExp(`(?<!not |without |never |a |three )\\b(${Object.keys(DONE).join('|')}) ${amount}(?:${names})\\b(${words})`, 'i'),
  };
  patterns.set(names, written);
  return written;
}

/** "Cut" alone says nothing: it lay with its cut side down. */
const short = (words: string | undefined) => (words && words !== 'cut' && words.length <= MOST_LETTERS ? words.trim() : undefined);
