import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STAPLES } from './staples.ts';

test('the staples shown are those the cookbook takes to be in every house', () => {
  const folder = join(import.meta.dirname, '../../../cookbook/ingredients');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const marked = lines.filter((line) => line.split('|').some((field) => field.trim() === 'staple')).map((line) => line.split('|')[0]?.trim());
  expect([...STAPLES].sort()).toEqual(marked.sort());
});
