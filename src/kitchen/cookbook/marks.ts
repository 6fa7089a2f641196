import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import { readLines } from './read-lines.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

type Dishes = readonly { readonly id: string }[];

/**
 * Reads `cookbook/marks`: how much more, or less, than its list made one expect cooks marked a dish, in marks of ten; one dish a line,
 * "mapo-tofu +1.4". A dish nobody has marked is not named. `npm run tasting -- --weigh` writes it.
 */
export function parseMarks(file: TextFile, dishes: Dishes): { marks: Map<string, number>; problems: Problem[] } {
  const isDish = isOneOf(dishes);
  const marks = new Map<string, number>();
  const problems = readLines(file, (line, report) => {
    const [, id = '', mark] = /^(\S+) ([+-]\d(?:\.\d)?)$/.exec(line) ?? [];
    if (mark === undefined) report('A mark is the file name of a dish with how much more or less than expected it is liked, as in "mapo-tofu +1.4".');
    else if (isDish(id, report)) marks.set(id, Number(mark));
  });
  return { marks, problems };
}

/**
 * Reads `cookbook/proven`: the dishes that were written, or written anew, for the lists they are really printed for; one a line.
 */
export function parseProven(file: TextFile, dishes: Dishes): { proven: Set<string>; problems: Problem[] } {
  const isDish = isOneOf(dishes);
  const proven = new Set<string>();
  const problems = readLines(file, (line, report) => {
    if (isDish(line, report)) proven.add(line);
  });
  return { proven, problems };
}

/** Whether a dish is called so; what is called otherwise is told with the nearest name. */
function isOneOf(dishes: Dishes): (id: string, report: (message: string) => void) => boolean {
  const ids = new Set(dishes.map(({ id }) => id));
  return (id, report) => {
    if (!ids.has(id)) report(`No dish is called "${id}" any more.${didYouMean(id, [...ids])} Take the line out, or give it the dish's new name.`);
    return ids.has(id);
  };
}
