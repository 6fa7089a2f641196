import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Check } from './check.ts';

const ROOT = join(import.meta.dirname, '../..');
const TEST = 'src/server/authorisation.test.ts';

/** The table itself is a test of `npm test`; here it gives its figure. */
export const check: Check = {
  number: 'F18',
  name: 'Authorisation matrix',
  mustHold:
    'every call, by visitor, owner, stranger, holder of a favourite, an ended session and a deleted account, on every state of a recipe, on both engines, answers as the table says; what is not for somebody is not there, word for word.',
  isQuick: false,
  measure: async () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/.bin/vitest'), 'run', TEST, '--reporter=default', '--silent=false'],
      {
        cwd: ROOT,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      },
    );
    const cells = Number(/(\d+) cells asserted/.exec(stdout)?.[1] ?? 0);
    const broken = [...(status === 0 ? [] : [`Some cells do not hold:\n${stdout}\n${stderr}`]), ...(cells > 0 ? [] : ['No cell was asserted.'])];
    return { figure: `${cells.toLocaleString('en')} cells asserted on SQLite and PostgreSQL, 0 leaks`, broken };
  },
};
