import { didYouMean } from './nearest.ts';
import type { Names } from './parse-dish.ts';
import type { Problem } from './problem.ts';
import { readLines } from './read-lines.ts';

export const USES = ['raw', 'fried', 'simmered', 'roasted', 'baked', 'emulsified'] as const;
export type Use = (typeof USES)[number];

/** What a swap is good for; '-' in the file: only for want of the other. */
export const GAINS = ['dairy-free', 'egg-free', 'gluten-free', 'nut-free', 'soy-free', 'alcohol-free', 'vegetarian', 'vegan', 'cheaper'] as const;
type Gain = (typeof GAINS)[number];

/** One food in the place of another, one-way: what it changes is said. */
export interface Swap {
  /** Id of an ingredient, or a kind. */
  readonly from: string;
  /** Id of an ingredient. */
  readonly to: string;
  /** Where it works; empty: everywhere. */
  readonly uses: readonly Use[];
  /** How much of `to` takes the place of one of `from`, by weight, as a cook says it: "3/4". */
  readonly ratio: string;
  readonly gains: readonly Gain[];
  readonly words: string;
}

const RATIO = /^(?:\d+ )?\d+(?:\/\d+)?$/;
const FORM = '"butter → olive oil | fried, roasted | 3/4 | dairy-free | What changes, in a sentence."';

/** Reads `cookbook/swaps`: one a line, five fields; see FORM. */
export function parseSwaps(file: { readonly path: string; readonly text: string }, names: Names): { swaps: Swap[]; problems: Problem[] } {
  const swaps: Swap[] = [];
  const problems = readLines(file, (line, report) => {
    const [pair = '', useList = '', ratio = '', gainList = '', words = '', ...rest] = line.split(/\s*\|\s*/);
    const [from = '', to = ''] = pair.split(/\s*(?:→|->)\s*/);
    const fromId = from.startsWith('any ') && names.isKind(from.slice(4)) ? from.slice(4) : names.ingredientId(from);
    const toId = names.ingredientId(to);
    const uses = useList === 'any' ? [] : useList.split(', ');
    const gains = gainList === '-' ? [] : gainList.split(', ');
    if (!words || rest.length > 0) report(`A swap has five fields, as in ${FORM}.`);
    else if (!fromId || !toId)
      report(
        `We know no "${fromId ? to : from}".${guess(fromId ? to : from, names)} Both sides of a swap are names from cookbook/ingredients; the first may be "any" kind.`,
      );
    else if (!uses.every(isUse)) report(`"${useList}" should be "any", or some of: ${USES.join(', ')}.`);
    else if (!RATIO.test(ratio)) report(`"${ratio}" should be how much of the second takes the place of one of the first: 1, 3/4, 1 1/2.`);
    else if (!gains.every(isGain)) report(`"${gainList}" should be "-", or some of: ${GAINS.join(', ')}.`);
    else if (!/[.!?]$/.test(words)) report('The last field should be a whole sentence.');
    else swaps.push({ from: fromId, to: toId, uses, ratio, gains, words });
  });
  return { swaps, problems };
}

function guess(name: string, names: Names): string {
  return name.startsWith('any ') ? didYouMean(name.slice(4), names.kinds()) : didYouMean(name, names.all());
}

const isUse = (word: string): word is Use => (USES as readonly string[]).includes(word);
const isGain = (word: string): word is Gain => (GAINS as readonly string[]).includes(word);
