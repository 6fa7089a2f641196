import { hasBans } from '#kitchen/menu/diets.ts';
import type { Fault, PassScene } from '#kitchen/pass/fault.ts';
import { houseWords, knownShare, proseWords } from './house-words.ts';

/** Below this a sentence is not in the language of the house, or in no language at all. */
const FEWEST_KNOWN = 0.6;
/** Of fewer words nobody can tell. */
const A_SENTENCE = 5;

/**
 * The words of a draft. Without an allergy or a diet most must be words that cooks use. With one, all of them:
 * what a word we do not know stands for, nobody can judge.
 */
export function checkWords(texts: readonly string[], { bans, cookbook, shelf }: PassScene): Fault[] {
  const known = houseWords(cookbook, shelf);
  const isForeign = (text: string) => proseWords(text).length >= A_SENTENCE && knownShare(text, known).share < FEWEST_KNOWN;
  if (texts.flatMap((text) => text.split(/(?<=[.!?;:])\s/)).some(isForeign)) return [{ rule: 'words', words: 'This is not written in plain English.' }];
  const unknown = hasBans(bans) ? knownShare(texts.join(' '), known).unknown : null;
  if (unknown === null) return [];
  return [
    { rule: 'words', words: `For somebody with a diet or an allergy we do not pass the word "${unknown}", as it might name a food. Say it in plainer words.` },
  ];
}
