import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakCode } from '../mutants/break-code.ts';
import { GROUPS } from '../mutants/groups.ts';
import type { Check } from './check.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What must be walked on every branch: who somebody is, what they may do, where it is kept. */
const GUARDED = [
  'src/server/accounts',
  'src/server/storage',
  'src/server/favorites',
  'src/server/recipes/saved-*',
  'src/server/recipes/recipe-id*',
  'src/server/same-site*',
];
/** Code that only tests run. */
const HELPERS = /\/(?:a-[a-z]+|some-rows)\.ts$/;
const TESTS = ['src/server/accounts', 'src/server/storage', 'src/server/recipes/saved', 'src/server/recipes/recipe-id', 'src/server/same-site'];

interface Summary {
  readonly branches: { readonly total: number; readonly covered: number };
}

export const check: Check = {
  number: 'F34',
  name: 'Do the tests bite',
  mustHold: 'the tests walk every branch of accounts, sessions, policy, storage and migrations, and notice every small change of the policy.',
  isQuick: false,
  measure: async ({ isDeep, folder, tell }) => {
    const coverage = join(folder(), 'coverage');
    const include = GUARDED.map((path) => `--coverage.include=${path}${path.endsWith('*') ? '' : '/**'}`);
    const kinds = [
      '--coverage.enabled',
      '--coverage.provider=v8',
      '--coverage.reporter=json-summary',
      '--coverage.exclude=**/*.sql',
      `--coverage.reportsDirectory=${coverage}`,
    ];
    const vitest = spawnSync(process.execPath, [join(ROOT, 'node_modules/.bin/vitest'), 'run', ...TESTS, ...kinds, ...include], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (vitest.status !== 0) return { figure: '', broken: [`the tests fail: ${vitest.stdout.slice(-1000)}`] };
    const { total: _total, ...files } = JSON.parse(readFileSync(join(coverage, 'coverage-summary.json'), 'utf8')) as Record<string, Summary>;
    const seen = Object.entries(files).filter(([file]) => !HELPERS.test(file));
    const sum = (what: 'total' | 'covered') => seen.reduce((all, [, { branches }]) => all + branches[what], 0);
    const broken = seen
      .filter(([, { branches }]) => branches.covered < branches.total)
      .map(([file, { branches }]) => `${file.slice(ROOT.length + 1)}: ${branches.total - branches.covered} of ${branches.total} branches are never walked`);
    let figure = `${sum('covered')} of ${sum('total')} branches walked in ${seen.length} files`;
    for (const group of GROUPS.filter(({ name }) => isDeep && name === 'policy')) {
      tell(`${figure}; breaking the ${group.name}`);
      const { noticed, all, survivors } = await breakCode(group);
      figure += `; ${noticed} of ${all} changes of the ${group.name} noticed`;
      if (noticed < all * group.least) broken.push(...survivors.map((survivor) => `nothing notices ${survivor}`));
    }
    return { figure, broken };
  },
};
