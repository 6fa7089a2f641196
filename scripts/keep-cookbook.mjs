// Reads the cookbook once before anything is served, and keeps it as it was understood.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env, node, root } from './install.mjs';

const READER = pathToFileURL(join(root, 'src/server/recipes/read-cookbook.ts')).href;

/** To understand it from its text takes three times the memory of a server, so the bounds that an operator sets for that do not hold here. */
export function keepCookbook() {
  spawnSync(node, ['--input-type=module', '-e', `import { readCookbook } from '${READER}'; readCookbook();`], {
    cwd: root,
    env: { ...env, NODE_OPTIONS: '' },
    stdio: 'inherit',
  });
}
