const LINES = {
  family: 'eggs',
  cuisine: 'French',
  course: 'main',
  serves: '2',
  pan: 'wide pan',
  on: 'hob',
  vessel: 'pan',
  keeps: 'A day.',
  titles: 'Eggs',
  headnote: 'On the plate before the toast is brown.',
  star: 'egg: 4 eggs',
  '1.': '[3] Cook {egg}.',
  tip: 'Shells go on the heap.',
};
const TOUCHES = ['1 lime: Squeeze it. It is sharp.', '1 tsp miso: Stir it in. It deepens.', '1 egg: Poach it. It fills.'];
const ADD_ONS = ['1 lime: Squeeze it over.', '1 egg: Fry it.', '1 tsp miso: Stir it in.'];

/**
 * A dish for tests that reads as it stands, of egg, lime and miso, as a file of cookbook/dishes/eggs.
 *
 * @param lines what is said otherwise, or besides, by the word that begins the line; several of one word as a list
 */
export function aDish(id: string, lines: Readonly<Record<string, string | readonly string[]>> = {}): { path: string; text: string } {
  const said = Object.entries({ ...LINES, touch: TOUCHES, add: ADD_ONS, ...lines });
  const text = said.flatMap(([word, values]) => [values].flat().map((value) => `${word} ${value}`));
  return { path: `cookbook/dishes/eggs/${id}`, text: ['Eggs', ...text].join('\n') };
}
