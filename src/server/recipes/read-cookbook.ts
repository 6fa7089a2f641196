import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { parseCookbook } from '#kitchen/cookbook/parse-cookbook.ts';
import type { Problem } from '#kitchen/cookbook/problem.ts';

/** Reads the cookbook from its folder beside the source. Files with an extension (guides) are no part of it. */
export function readCookbook(root = join(import.meta.dirname, '../../..')): { cookbook: Cookbook; problems: Problem[] } {
  const files = readdirSync(join(root, 'cookbook'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.'))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: path.slice(root.length + 1), text: readFileSync(path, 'utf8') };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return parseCookbook(files);
}
