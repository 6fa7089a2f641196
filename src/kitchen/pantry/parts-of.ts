import { withoutDates } from './age.ts';
import { joinDescriptions } from './describing-words.ts';
import { isAside } from './find-food.ts';
import { wordsOf } from './plain-text.ts';
import { onlyMeasure } from './read-measure.ts';
import { joinStates } from './state-words.ts';

/** A typed phrase in parts: what names the thing, and what stands in brackets or after a comma. */
export interface Parts {
  readonly main: readonly string[];
  readonly asides: readonly (readonly string[])[];
}

/** "1 can (400g) chickpeas, drained" → main "1 can chickpeas", asides "400g" and "drained". */
export function partsOf(plain: string): Parts {
  const asides: string[] = [];
  const open = joinStates(withoutDates(plain))
    // A stroke between words is a choice, before a number another measure; between numbers it stays a fraction.
    .replace(/(\p{L})\s?\/\s?(?=\p{L})/gu, '$1 or ')
    .replace(/(\p{L}\s?)\/(?=\s{0,2}\d)/gu, '$1,')
    .replace(/[([{]([^)\]}]*)[)\]}]?/g, (_, inside: string) => {
      asides.push(...inside.split(/[,;]/));
      return ' ';
    });
  const [first = '', ...rest] = open.split(/[,;:]/);
  asides.push(...rest);
  const main = wordsOf(first);
  // "1 kg / 2 lbs potatoes": the same amount said twice.
  const [second = ''] = rest;
  if (second !== '' && onlyMeasure(main) !== null) return { main: wordsOf(second), asides: [main, ...asides.filter((aside) => aside !== second).map(wordsOf)] };
  const isBare = main.every((word, index) => isAside(word, index === main.length - 1));
  if (isBare && rest.length > 0) return { main: wordsOf(open), asides: [] };
  return { main, asides: asides.map(wordsOf).filter((words) => words.length > 0) };
}

/** The same words with "low fat", "sugar free" … taken together. */
export function described(words: readonly string[]): readonly string[] {
  const text = words.join(' ');
  const joined = joinDescriptions(text);
  return joined === text ? words : joined.split(' ');
}
