import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';

/**
 * Reads `cookbook/marks`: how much more, or less, than its list made one expect cooks marked a dish, in marks of ten; one dish a line,
 * "mapo-tofu +1.4". A dish nobody has marked is not named. `npm run tasting -- --weigh` writes it.
 */
export function parseMarks(
  file: { readonly path: string; readonly text: string },
  dishes: readonly { readonly id: string }[],
): { marks: Map<string, number>; problems: Problem[] } {
  const ids = new Set(dishes.map(({ id }) => id));
  const marks = new Map<string, number>();
  const problems: Problem[] = [];
  file.text.split('\n').forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    const problem = (message: string) => problems.push({ file: file.path, line: index + 1, message });
    const [, id = '', mark] = /^(\S+) ([+-]\d(?:\.\d)?)$/.exec(line) ?? [];
    if (mark === undefined) problem('A mark is the file name of a dish with how much more or less than expected it is liked, as in "mapo-tofu +1.4".');
    else if (!ids.has(id)) problem(`No dish is called "${id}" any more.${didYouMean(id, [...ids])} Take the line out, or give it the dish's new name.`);
    else marks.set(id, Number(mark));
  });
  return { marks, problems };
}
