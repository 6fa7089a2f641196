import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import type { Problem } from '#kitchen/cookbook/problem.ts';
import { keep, readKept } from './kept-cookbook.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const READERS = [...filesIn(join(PROJECT, 'src/kitchen/cookbook')), join(import.meta.dirname, 'kept-cookbook.ts')];
const KEPT = join(PROJECT, 'node_modules/.cache/cookbook');

/**
 * Reads the cookbook from its folder beside the source. Files with an extension (guides) are no part of it. What reads without a
 * problem is kept as it was understood, and taken from there until a file or the code that reads it changes.
 */
export function readCookbook(root = PROJECT, kept = KEPT): { cookbook: Cookbook; problems: Problem[] } {
  const paths = filesIn(join(root, 'cookbook')).filter((path) => !(path.split('/').at(-1) as string).includes('.'));
  const place = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const state = stateOf([...paths, ...READERS]);
  const known = readKept(kept, place, state);
  if (known) return { cookbook: known, problems: [] };
  const read = parseCookbook(paths.map((path) => ({ path: path.slice(root.length + 1), text: readFileSync(path, 'utf8') })));
  if (read.problems.length > 0) return read;
  keep(read.cookbook, kept, place, state);
  // As it is from the next start on: what was understood of the text takes up three times as much.
  return { cookbook: readKept(kept, place, state) ?? read.cookbook, problems: [] };
}

/** Folder by folder: Node's own recursion takes six times as long, a tenth of a start. */
function filesIn(folder: string): string[] {
  const inside = (within: string): string[] =>
    readdirSync(within, { withFileTypes: true }).flatMap((entry) => {
      const path = join(within, entry.name);
      return entry.isDirectory() ? inside(path) : entry.isFile() ? [path] : [];
    });
  return inside(folder).sort();
}

/** Whatever is written anew has another time or size. */
function stateOf(paths: readonly string[]): string {
  const state = createHash('sha256').update(process.version);
  for (const path of paths) {
    const { size, mtimeMs } = statSync(path);
    state.update(`\n${path} ${size} ${mtimeMs}`);
  }
  return state.digest('hex').slice(0, 24);
}
