// Builds the web app when something it is made from has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { env, node, root, tool } from './install.mjs';

const SOURCES = ['src/web', 'src/kitchen', 'src/contract', 'public'];
const FILES = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'scripts/build-web.mjs'];
const TEXT = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
const WORTH_COMPRESSING_BYTES = 1024;

/** @returns whether the pages are there and up to date. */
export function buildWeb() {
  const stamp = join(root, 'build/.made-from');
  const state = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return true;
  console.log('Building the pages…');
  rmSync(stamp, { force: true });
  const { status } = spawnSync(node, [tool('react-router'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) return false;
  compress(join(root, 'build/client'));
  writeFileSync(stamp, state);
  return true;
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = SOURCES.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => filesIn(join(root, folder)));
  for (const file of [...files.sort(), ...FILES.map((name) => join(root, name))]) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Beside every file of text its compressed forms, made once and with patience. */
function compress(folder) {
  for (const file of filesIn(folder)) {
    if (!TEXT.has(extname(file))) continue;
    const content = readFileSync(file);
    if (content.length < WORTH_COMPRESSING_BYTES) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
