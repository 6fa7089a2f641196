import type { Ask } from './dish.ts';
import type { Names } from './parse-dish.ts';
import type { Problem } from './problem.ts';
import { readLines } from './read-lines.ts';
import { readOption } from './read-option.ts';

/** A touch or add-on that suits many dishes, told from what the visitor may have on the shelf. */
export interface ShelfTouch {
  /** An ingredient's id or a kind. */
  readonly what: string;
  readonly ask: Ask;
  /** Families, courses or cuisines it suits; a leading "-" forbids. */
  readonly suits: readonly string[];
  readonly how: string;
  readonly why: string;
  readonly line: number;
}

/**
 * Reads `cookbook/touches`: "AMOUNT NAME; suits soups, stews, -puddings: How to use it. Why it works."
 * In the words, {it} stands for the thing.
 */
export function parseTouches(file: { readonly path: string; readonly text: string }, names: Names): { touches: ShelfTouch[]; problems: Problem[] } {
  const touches: ShelfTouch[] = [];
  const problems = readLines(file, (line, report, number) => {
    const [, what = '', suits = '', how = '', why = ''] = /^([^;:]+);\s*suits ([^:]+):\s*(.+?[.!])\s+(.+)$/.exec(line) ?? [];
    const { ask, any, name } = readOption(what);
    const id = any ? (names.isKind(name) ? name : null) : names.ingredientId(name);
    if (ask && id && how) touches.push({ what: id, ask, suits: suits.split(/,\s*/), how, why, line: number });
    else
      report(
        what && ask && !id
          ? `we know no "${name}". To add it, put one line in a file of cookbook/ingredients.`
          : 'A touch reads "1 tsp miso; suits soups, stews: How to use it. Why it works."',
      );
  });
  return { touches, problems };
}
