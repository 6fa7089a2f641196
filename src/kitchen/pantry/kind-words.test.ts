import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseKinds } from '#kitchen/cookbook/kind.ts';
import { KIND_BY_ENDING, KIND_BY_ITS_NAMES, KIND_BY_LAST_WORD } from './kind-words.ts';

const path = join(import.meta.dirname, '../../../cookbook/kinds');
const { kinds } = parseKinds({ path, text: readFileSync(path, 'utf8') });

test('every kind that words tell is a kind of the cookbook', () => {
  const told = [...KIND_BY_LAST_WORD.values(), ...KIND_BY_ITS_NAMES.values(), ...KIND_BY_ENDING.map(([, kind]) => kind)];
  expect(told.filter((kind) => !kinds.has(kind))).toEqual([]);
});
