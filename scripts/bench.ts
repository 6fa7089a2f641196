import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchCook } from './bench-cook.ts';
import { benchHttp } from './bench-http.ts';
import { benchPages } from './bench-pages.ts';
import { benchPass } from './bench-pass.ts';
import { benchSafety } from './bench-safety.ts';
import { benchStart } from './bench-start.ts';
import { benchStorage } from './bench-storage.ts';

/**
 * `npm run bench`: what docs/performance.md says, in some four minutes; only a broken rule fails. `-- --only pages` measures one part
 * (cook, pass, http, storage, pages, start, safety), `-- --rows 1000000` among so many recipes, `-- --safety 100000` cooks so many random
 * pantries and counts the rules broken.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, rows: { type: 'string', default: '20000' }, safety: { type: 'string' } } });
const parts: Readonly<Record<string, () => unknown>> = {
  cook: benchCook,
  pass: benchPass,
  http: benchHttp,
  storage: () => benchStorage(Number(values.rows)),
  pages: benchPages,
  start: benchStart,
  safety: () => benchSafety(Number(values.safety ?? 1_000)),
};
if (spawnSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' }).status !== 0) process.exit(1);
const only = values.only ?? (values.safety ? 'safety' : undefined);
for (const [name, part] of Object.entries(parts)) if (only === undefined || only === name) await part();
