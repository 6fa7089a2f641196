import { unitGrams } from '#kitchen/cookbook/asked-grams.ts';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { kindsOf } from '#kitchen/cookbook/cookbook.ts';
import { mentions } from '#kitchen/pantry/mentions.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';
import { lastWord, wordsFor } from '#kitchen/pass/check-listing.ts';
import type { Amount, Step, StepPart } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { cueIn, sayParts, timersIn } from '#kitchen/stove/write-steps.ts';
import type { DraftStep } from './draft.ts';

const MEASURE =
  /(?<![\d.,/~–-])(\d+(?:\.\d+)?|\d*[½¼¾⅓⅔⅛])\s?(g|grams?|kg|kilos?|oz|ounces?|lbs?|pounds?|ml|millilit(?:re|er)s?|l|lit(?:re|er)s?|cups?|tsp|teaspoons?|tbsp|tablespoons?)\b/gu;
/** A measure as we print it, and how many of ours one is; by its first letters. */
const OURS: readonly (readonly [pattern: RegExp, unit: 'g' | 'ml' | 'tsp' | 'tbsp', times: number])[] = [
  [/^g/, 'g', 1],
  [/^k/, 'g', 1000],
  [/^o/, 'g', 28.35],
  [/^(?:lb|p)/, 'g', 453.6],
  [/^m/, 'ml', 1],
  [/^c/, 'ml', 240],
  [/^l/, 'ml', 1000],
  [/^(?:tsp|tea)/, 'tsp', 1],
  [/^t/, 'tbsp', 1],
];
// What follows is read as the temperature of a step, save where both scales stand already.
const CELSIUS = /\b(\d{2,3}) °C(?!,? ?\(?\d| \()/g;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8 };
/** How far after an amount its food may stand: "200 g of the finely chopped onion". */
const NEAR = 40;

interface StepsScene {
  readonly cookbook: Cookbook;
  readonly shelf: Shelf;
}

/** The steps of a draft with their amounts and temperatures as data, and the time that their own words ask for. */
export function writeDraftSteps(steps: readonly DraftStep[], helpings: readonly Helping[], scene: StepsScene): Step[] {
  return steps.map(({ text: typed, work, wait }, index) => {
    const parts = partsOf(typed, helpings, scene);
    const text = sayParts(parts);
    const said = readSaid(text, scene.shelf);
    const cue = cueIn(text);
    const asked = Math.max(0, ...timersIn(text).map(({ minutes }) => minutes), ...hoursIn(text));
    const activeMinutes = Math.max(wait > 0 ? 0 : 1, Math.round(work));
    return {
      text,
      parts,
      activeMinutes,
      // Who writes "simmer for 40 minutes" has to wait that long, whatever is said beside it.
      waitMinutes: Math.max(Math.round(wait), asked - activeMinutes),
      timers: timersIn(text),
      // Only where the step before leaves the hands free is there a meanwhile.
      ...(/^Meanwhile\b/.test(text) && (steps[index - 1]?.wait ?? 0) > 0 ? { during: index - 1 } : {}),
      ...(cue ? { cue } : {}),
      ingredients: helpings.filter((helping) => isNamed(helping, said, scene.cookbook)).map(({ ingredient }) => ingredient.id),
    };
  });
}

/** A sentence with the foods it names, read once. */
interface Said {
  readonly plain: string;
  readonly named: readonly { readonly ids: readonly string[]; readonly last: string }[];
}

export function readSaid(text: string, shelf: Shelf): Said {
  return { plain: text.toLowerCase(), named: mentions(text, shelf).map(({ ids, start, end }) => ({ ids, last: lastWord(text.slice(start, end)) })) };
}

/** Whether a sentence speaks of this ingredient: by a name of it, by its last word, or by a kind it is of ("the vegetables"). */
export function isNamed({ ingredient }: Helping, { plain, named }: Said, cookbook: Cookbook): boolean {
  const words = wordsFor(ingredient, cookbook);
  if (named.some(({ ids, last }) => ids.includes(ingredient.id) || words.has(last)) || plain.includes(ingredient.short)) return true;
  return [...kindsOf(ingredient, cookbook.kinds)].some((kind) => plain.includes(kind));
}

function partsOf(text: string, helpings: readonly Helping[], scene: StepsScene): StepPart[] {
  const found: { start: number; end: number; part: StepPart }[] = [];
  for (const match of text.matchAll(CELSIUS)) found.push({ start: match.index, end: match.index + match[0].length, part: { celsius: Number(match[1]) } });
  for (const { start, end, amount } of amountsIn(text, helpings, scene)) found.push({ start, end, part: { amount } });
  const parts: StepPart[] = [];
  let at = 0;
  for (const { start, end, part } of found.sort((a, b) => a.start - b.start)) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(part);
    at = end;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

interface SaidAmount {
  readonly start: number;
  readonly end: number;
  readonly amount: Amount;
  readonly helping: Helping;
}

/** The amounts in a sentence as data, where it is plain of what they are. */
export function amountsIn(text: string, helpings: readonly Helping[], scene: StepsScene): SaidAmount[] {
  return [...text.matchAll(MEASURE)].flatMap((match): SaidAmount[] => {
    const [said, figure = '', word = ''] = match;
    const end = match.index + said.length;
    const helping = helpingAfter(text.slice(end, end + NEAR), helpings, scene);
    const [, unit, times] = OURS.find(([pattern]) => pattern.test(word)) ?? [];
    if (!helping || !unit || !times) return [];
    const quantity = numberOf(figure) * times;
    const { gramsPerMl } = helping.ingredient;
    const amount = { quantity, unit, grams: quantity * unitGrams(helping.ingredient, unit), ...(gramsPerMl ? { gramsPerMl } : {}) };
    return [{ start: match.index, end, amount, helping }];
  });
}

function helpingAfter(after: string, helpings: readonly Helping[], { cookbook, shelf }: StepsScene): Helping | undefined {
  const near = after.split(/[.;,]/)[0] ?? '';
  const [first] = mentions(near, shelf);
  if (!first) return undefined;
  const last = lastWord(near.slice(first.start, first.end));
  return helpings.find(({ ingredient }) => first.ids.includes(ingredient.id)) ?? helpings.find(({ ingredient }) => wordsFor(ingredient, cookbook).has(last));
}

function numberOf(figure: string): number {
  const sign = figure.at(-1) ?? '';
  return FRACTIONS[sign] === undefined ? Number(figure) : Number(figure.slice(0, -1) || 0) + FRACTIONS[sign];
}

function hoursIn(text: string): number[] {
  return [...text.matchAll(/\b(\d+(?:\.\d+)?|an|half an)(?: to (\d+))? hours?\b/g)].map(([, few = '', many]) =>
    few === 'an' ? 60 : few === 'half an' ? 30 : Number(many ?? few) * 60,
  );
}
