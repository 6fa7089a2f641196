import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Group } from './groups.ts';

const root = join(import.meta.dirname, '../..');
const REPORT = 'test-results/mutants.json';

export interface Score {
  readonly noticed: number;
  readonly all: number;
  /** Where nothing noticed that the code was broken: 'src/…/a.ts:12 ConditionalExpression → true'. */
  readonly survivors: readonly string[];
}

/** The part of the report that is read. https://github.com/stryker-mutator/mutation-testing-elements */
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** Breaks the code of a group in every way Stryker knows, one at a time, and counts how many of them the tests notice. @throws Error when it did not run through */
export async function breakCode({ files, name }: Group): Promise<Score> {
  const args = [join(root, 'node_modules/.bin/stryker'), 'run', 'tests/mutants/stryker.config.mjs', '--mutate', files.join(',')];
  const stryker = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [stryker.stdout, stryker.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = (await once(stryker, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The mutants of ${name} were not counted:\n${said.slice(-3000)}`);
  const { files: reported } = JSON.parse(readFileSync(join(root, REPORT), 'utf8')) as Report;
  const all = Object.entries(reported).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, ...mutant })));
  const having = (...statuses: readonly string[]) => all.filter(({ status }) => statuses.includes(status));
  const survivors = having('Survived', 'NoCoverage');
  const noticed = having('Killed', 'Timeout').length;
  return {
    noticed,
    all: noticed + survivors.length,
    survivors: survivors.map(
      ({ file, location: { start }, mutatorName, replacement }) => `${file}:${start.line}:${start.column} ${mutatorName} → ${replacement}`,
    ),
  };
}
