import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { readLines } from './read-lines.ts';

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
  const problems = readLines(file, (line, report) => {
    const [, id = '', mark] = /^(\S+) ([+-]\d(?:\.\d)?)$/.exec(line) ?? [];
    if (mark === undefined) report('A mark is the file name of a dish with how much more or less than expected it is liked, as in "mapo-tofu +1.4".');
    else if (!ids.has(id)) report(`No dish is called "${id}" any more.${didYouMean(id, [...ids])} Take the line out, or give it the dish's new name.`);
    else marks.set(id, Number(mark));
  });
  return { marks, problems };
}
