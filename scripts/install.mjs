// Plain JavaScript for the Node a fresh machine has (20): makes sure that dependencies are installed and says which Node to run with.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The Node the project brings along. */
export const node = join(root, 'node_modules/node/bin/node');

/** The script behind a tool of one of our packages, to be run with our Node. */
export const tool = (name) => join(root, 'node_modules/.bin', name);

/** The environment in which our Node comes first, for what starts another program. */
export const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };

/**
 * Installs when nothing is installed, or the lockfile has changed since. Not `npm ci`: it refuses a lockfile from a registry that
 * does not carry other platforms' optional packages. With what development needs even where NODE_ENV says production: the pages are built here.
 */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing what Pinch needs…');
  const { status } = spawnSync('npm', ['install', '--no-save', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0 || !existsSync(node)) {
    console.error('The installation did not work. Is there a way to the npm registry? Try "npm install" to see more.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
