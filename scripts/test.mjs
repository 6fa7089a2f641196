// `npm test`: installs what is missing, then runs every check and counts. Plain JavaScript for the Node a fresh machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { env, install, node, root } from './install.mjs';

const results = join(root, 'test-results');
let passed = 0;
let failed = 0;

install();
const chromium = findChromium();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

check('Format and lint', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']);
check('Types of the pages', bin('@react-router/dev/bin.js'), ['typegen']);
check('Types and layers', bin('typescript/bin/tsc'), ['-b']);
check('Cookbook', join(root, 'scripts/check-cookbook.ts'), []);
counted(
  'Unit and contract tests',
  bin('vitest/vitest.mjs'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'unit.json')}`],
  () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(join(results, 'unit.json'), 'utf8'));
    return [numPassedTests, numFailedTests];
  },
);
buildWeb();
counted('Journeys in a browser', bin('@playwright/test/cli.js'), ['test'], () => {
  const { stats } = JSON.parse(readFileSync(join(results, 'e2e.json'), 'utf8'));
  return [stats.expected + stats.flaky, stats.unexpected];
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function bin(path) {
  return join(root, 'node_modules', path);
}

function run(name, script, args) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(node, [script, ...args], { cwd: root, env: { ...env, CHROMIUM: chromium, CI: process.env.CI ?? '' }, stdio: 'inherit' });
  return status === 0;
}

/** One check that passes or fails as a whole. */
function check(name, script, args) {
  if (run(name, script, args)) passed += 1;
  else failed += 1;
}

/** A runner that counts its tests; one that fails without a failed test counts as a failure. */
function counted(name, script, args, read) {
  const ok = run(name, script, args);
  let [good, bad] = [0, 0];
  try {
    [good, bad] = read();
  } catch {
    console.log(`${name}: no results were written.`);
  }
  passed += good;
  failed += ok ? bad : Math.max(bad, 1);
}

function findChromium() {
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium…');
    spawnSync('sh', ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.error('The browser journeys need Chromium: install Debian\'s package "chromium", or run this as root.');
  process.exit(1);
}
