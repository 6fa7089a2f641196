import type { Recipe } from '#kitchen/recipe.ts';
import type { Fault } from './fault.ts';

/** What no sentence says; each is tried on a text with a line break before it. Each begins with what is rare, for all of them are tried on every recipe. */
const BROKEN: readonly (readonly [RegExp, string])[] = [
  [/[{}[\]<>|]/, 'a hole left open'],
  [/\b(undefined|NaN|null)\b/, 'a word of the machine'],
  [/\s(?:the the|and and|a a|with with|of of|in in|to to|for for)\b/i, 'a word twice'],
  [/\bthe (and|with|in|of|until)\b/i, 'a name missing'],
  [/\b(?:with|of) and\b/i, 'a name missing'],
  [/[.;:!?](?<=\b(?:and|or|with|the|of).)|,(?<=\b(?:with|the|of).)/i, 'a sentence cut short'],
  [
    /(?:^|[.!?;] )(?:Add|Stir in|Scatter with|Fold in|Tip in|Spoon|Pile|Lay|Crumble over|Toss in|Squeeze over)(?: and\b|[.,;:])/m,
    'a verb with nothing to do it to',
  ],
  [/ {2}| [.,;:!?]/, 'a gap'],
  [/[.,;:]{2}/, 'doubled punctuation'],
  [/[.!?\n] ?[a-z]/, 'a sentence without a capital'],
];

/** No sentence is empty, broken or said twice, and each ends. */
export function checkProse(recipe: Recipe): Fault[] {
  const told = [...(recipe.headnote ? [recipe.headnote] : []), ...recipe.steps.map(({ text }) => text)];
  const texts = [recipe.title, ...told, recipe.why, recipe.gourmetTouch.description, ...recipe.tips, ...recipe.instead];
  // Nearly every recipe is whole: each pattern is tried on all its sentences in one go, and sentence by sentence only where it is found.
  const all = `\n${texts.join('\n')}`;
  const found = BROKEN.filter(([pattern]) => pattern.test(all));
  const faults = texts.flatMap((text): Fault[] => {
    if (text.trim() === '') return [{ rule: 'prose', words: 'A sentence is empty.' }];
    return found.filter(([pattern]) => pattern.test(`\n${text}`)).map(([, what]) => ({ rule: 'prose', words: `${what}: "${text}"` }));
  });
  const unended = told.filter((text) => !/[.!?)]$/.test(text)).map((text): Fault => ({ rule: 'prose', words: `no full stop: "${text}"` }));
  const doubled = recipe.steps
    .filter(({ text }, index) => recipe.steps.findIndex((other) => other.text === text) !== index)
    .map(({ text }): Fault => ({ rule: 'prose', words: `said twice: "${text}"` }));
  return [...faults, ...unended, ...doubled];
}
