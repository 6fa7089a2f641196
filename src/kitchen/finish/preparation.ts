import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Step } from '#kitchen/recipe.ts';
import { remembered, rememberedText } from '#kitchen/remembered.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { inTin, shortName } from '#kitchen/stove/names.ts';
import { sayParts } from '#kitchen/stove/write-steps.ts';

/** What is done with a knife, a grater or a sieve before anything is cooked, as a list says it. */
const DONE = 'chopped|cored|crumbled|crushed|cut|diced|drained|grated|halved|peeled|quartered|seeded|shredded|sliced|stoned|torn|trimmed';
const HOW = '(?:(?:very|finely|thinly|roughly|coarsely|well|stalks|leaves) )*';
/** "In 2 cm pieces" says without a verb that it is cut. */
const SHAPES = 'pieces|chunks|cubes|dice|slices|rings|rounds|half-moons|strips|sticks|matchsticks|batons|straws|wedges|quarters|halves|florets|ribbons|shreds';
const MOST_LETTERS = 44;
/** What is done with it next: "chopped for 2 minutes" is chopped, and fried for two. */
const NEXT =
  / (?:(?:only|for|until|over|into|stirring|against|side down)\b|with (?!a (?:peeler|knife|grater|fork|spoon)\b)|and (?!(?:(?:\w+ly|well|very) )?(?:\w+ed|cut|torn|split|broken|beaten|ground|slit|left|kept|whole|dry)\b|in (?:\d|thin|thick|small|large|half|fine|even|\w+s\b))).*$/;
/** One half is sliced and the other grated: no list says that in a word. */
const PARTED = /\b(?:half|halves|quarters?|thirds?|rest|most|some|one|two|three|few|little|handful|spoonfuls?)(?: of)?(?: the| it)?\s*$/i;
/** "The onion and the carrot, sliced": who knows whether one or both? The step may go on saying it. */
const SHARED = /[^,] and (?:(?:the|all|[\d½¼¾⅓⅔.,]+|k?g|tins?|cloves?|of) )*$/;

/** How a food is prepared before it is cooked, and the place among the steps of the one that says so in an aside. */
interface Preparation {
  /** What the step calls the food. */
  readonly name: string;
  readonly words: string;
  readonly place: number;
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
  const full = new Set(helpings.flatMap(({ ingredient: { name, plural } }) => [name, plural]));
  for (const helping of helpings) {
    const preparation = preparationOf(helping, steps, full);
    if (!preparation) continue;
    const { words, place } = preparation;
    left[place] = withoutAside(left[place] as Step, preparation);
    notes.set(helping.ingredient.id, words);
  }
  return { notes, steps: left };
}

/** @param full the full names of all that goes in: where fresh tomatoes lie beside a tin of them, "the tomatoes" are the fresh ones */
function preparationOf(helping: Helping, steps: readonly Step[], full: ReadonlySet<string>): Preparation | undefined {
  const { ingredient, amount, item } = helping;
  if (!amount || amount.unit === 'tsp' || amount.unit === 'tbsp') return undefined;
  const place = steps.findIndex(({ ingredients }) => ingredients.includes(ingredient.id));
  const text = steps[place]?.text ?? '';
  const known = item?.called ? [...namesOf(ingredient), item.called.one, item.called.many] : namesOf(ingredient);
  const names = known.filter((name) => name === ingredient.name || name === ingredient.plural || !full.has(name));
  // Most foods have no aside, and to see that takes no pattern.
  if (!names.some((name) => text.includes(`${name}, `))) return undefined;
  const said = asideOf(names.map(RegExp.escape).join('|'));
  const aside = said.exec(text);
  const [, name = '', told] = aside ?? [];
  const words = short(told?.replace(NEXT, ''));
  const before = text.slice(0, aside?.index);
  if (!words || PARTED.test(before) || SHARED.test(before)) return undefined;
  return steps.some((step, at) => at > place && said.test(step.text)) ? undefined : { name, words, place };
}

/** The comma after an aside goes before what the sentence goes on with: "add the onion, sliced, and cook" is "add the onion and cook". */
const GOES_ON =
  /^,(?= (?:and|or|with|in|into|to|for|until|over|on|onto|at|under|from|as|by|between|around|round|among|beside|against|beneath|behind|without|through|\w+ly|dry|dark|brown|gold|golden|crisp|soft|flat|warm|hot|once|twice)\b)/;

/** The step without ", thinly sliced" behind the food that is: another one may be sliced in rings. */
function withoutAside(step: Step, { name, words }: Preparation): Step {
  const aside = `, ${words}`;
  const at = step.parts.findIndex((part) => typeof part === 'string' && part.includes(`${name}${aside}`));
  const part = step.parts[at];
  if (typeof part !== 'string') return step;
  const start = part.indexOf(`${name}${aside}`) + name.length;
  const after = part.slice(start + aside.length);
  const kept = `${part.slice(0, start)}${after.replace(GOES_ON, '')}`;
  const parts = step.parts.with(at, kept);
  return { ...step, parts, text: sayParts(parts) };
}

/** Every name a sentence may have for it. */
const namesOf = remembered((ingredient: Ingredient): readonly string[] => {
  const { name, plural, short } = ingredient;
  return [...new Set([name, plural, inTin(ingredient), short, shortName(ingredient, null)])];
});

const MOST_ASIDES = 2_000;

/** "Add the onion, thinly sliced, and …", written once for each food: to write it takes longer than to look for it. */
const asideOf = rememberedText((names) => {
  // To the end of the clause; "1.5 cm" is no end.
  const words = '(?:[^,.;:()]|\\.(?=\\d))*';
  const done = `${HOW}(?:${DONE})\\b${words}(?:, (?:leaves|stems|stalk|(?!cut side)(?:${DONE}))\\b${words})*`;
  const shaped = `in (?:[\\w½.-]+ ){0,3}(?:${SHAPES})`;
  return new RegExp(`\\b(${names}), (${done}|${shaped})[,.;]`, 'i');
}, MOST_ASIDES);

/** "Cut" alone says nothing: it lay with its cut side down. */
const short = (words: string | undefined) => (words && words !== 'cut' && words.length <= MOST_LETTERS ? words.trim() : undefined);
