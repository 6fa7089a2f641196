import type { Names } from './parse-dish.ts';
import type { Problem } from './problem.ts';
import { readLines } from './read-lines.ts';

/** Two things, each an ingredient's id or a kind, that a cook would not put in one pot. */
export interface Clash {
  readonly one: string;
  readonly other: string;
}

/** Reads `cookbook/clashes`: one pair a line, "tinned fish × fruit". */
export function parseClashes(file: { readonly path: string; readonly text: string }, names: Names): { clashes: Clash[]; problems: Problem[] } {
  const clashes: Clash[] = [];
  const problems = readLines(file, (line, report) => {
    const pair = line.split(/\s*×\s*|\s+x\s+/).map((name) => (names.isKind(name) ? name : names.ingredientId(name)));
    const [one, other] = pair;
    if (pair.length === 2 && one && other) clashes.push({ one, other });
    else report('A clash is two ingredients or kinds with × between them, as in "tinned fish × fruit".');
  });
  return { clashes, problems };
}
