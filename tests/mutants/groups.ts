import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Group {
  readonly name: string;
  /** What share of its mutants the tests must notice. */
  readonly least: number;
  readonly files: readonly string[];
}

const root = join(import.meta.dirname, '../..');
const inFolder = (folder: string, names: readonly string[]) => names.map((name) => `src/${folder}/${name}.ts`);

/** What guards people's data, in parts that each take some minutes. Of the contract the texts for the documentation are left alone. */
export const GROUPS: readonly Group[] = [
  {
    name: 'policy',
    least: 1,
    files: ['src/server/same-site.ts', ...inFolder('server/recipes', ['recipe-id', 'saved-recipes']), 'src/server/favorites/favorites.ts'],
  },
  { name: 'sessions', least: 0.85, files: inFolder('server/accounts', ['sessions', 'viewers', 'known-device', 'device', 'resets', 'sign-in-tries']) },
  { name: 'accounts', least: 0.85, files: inFolder('server/accounts', ['users', 'passwords', 'weak-passwords']) },
  { name: 'storage', least: 0.85, files: inFolder('server/storage', ['faults', 'lock', 'secrets', 'prepared', 'while-stored']) },
  { name: 'engines', least: 0.85, files: inFolder('server/storage', ['sqlite', 'migrate']) },
  {
    name: 'contract',
    least: 0.85,
    files: inFolder('contract', ['text', 'plain-words', 'json-ld', 'accounts', 'contact', 'saved-recipes']).map(withoutEndpoints),
  },
];

/** An endpoint is words and a place; a file's schemas stand before the first. */
function withoutEndpoints(file: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const first = lines.findIndex((line) => /^export const \w+ = \{$/.test(line));
  return first < 0 ? file : `${file}:1-${first}`;
}
