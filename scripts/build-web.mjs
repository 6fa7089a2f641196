// Builds the web app when something it is made from has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, node, root } from './install.mjs';

const SOURCES = ['src/web', 'src/kitchen', 'src/contract', 'public'];
const FILES = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'];

export function buildWeb() {
  const stamp = join(root, 'build/.made-from');
  const state = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log('Building the pages…');
  const { status } = spawnSync(node, [join(root, 'node_modules/@react-router/dev/bin.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, state);
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = SOURCES.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  for (const file of [...files.sort(), ...FILES.map((name) => join(root, name))]) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}
