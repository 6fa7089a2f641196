import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Check } from './check.ts';
import { record } from './record.ts';

const folder = mkdtempSync(join(tmpdir(), 'pinch-record-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const aCheck = (number: Check['number']): Check => ({
  number,
  name: 'Killed while writing',
  mustHold: 'nothing is lost.',
  isQuick: true,
  measure: async () => ({ figure: '', broken: [] }),
});

test('a figure takes the place of the one before, and the table stays in order', () => {
  const file = join(folder, 'trust.md');
  writeFileSync(file, '# Title\n\n| | what | figure |\n|---|---|---|\n\nWords after.\n');
  record(file, aCheck('F11'), { figure: 'eleven', broken: [] }, true);
  record(file, aCheck('F2'), { figure: 'two', broken: [] }, false);
  record(file, aCheck('F11'), { figure: '', broken: ['one | was lost'] }, false);
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.slice(0, 4)).toEqual(['# Title', '', '| | what | figure |', '|---|---|---|']);
  expect(lines[4]).toMatch(/^\| F2 \| Killed while writing: nothing is lost\. \| two \| \d{4}-\d\d-\d\d \| `npm run trust -- F2` \|$/);
  expect(lines[5]).toMatch(/^\| F11 \| .* \| \*\*does not hold:\*\* one \\\| was lost \|/);
  expect(lines.slice(6)).toEqual(['', 'Words after.', '']);
});
