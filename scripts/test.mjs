// `npm test`: installs what is missing, then runs every check and counts. Plain JavaScript for the Node a fresh machine has.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './find-chromium.mjs';
import { env, install, node, root, tool } from './install.mjs';

const results = join(root, 'test-results');
const UNIT = join(results, 'unit.json');
const E2E = join(results, 'e2e.json');
const TRUST = join(results, 'trust.json');

install();
const settings = { ...env, CHROMIUM: findChromium(), E2E_PORT: String(await freePort()) };
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// It takes one core for most of a minute, as the checks before it do.
const cookbook = begun('Cookbook', join(root, 'scripts/check-cookbook.ts'));

const outcomes = [
  check('Format and lint', tool('biome'), ['check', '--error-on-warnings', '.']),
  check('Types of the pages', tool('react-router'), ['typegen']),
  check('Types and layers', tool('tsc'), ['-b']),
  check('Nothing unused', tool('knip'), ['--include', 'files,exports,unlisted,unresolved']),
  await cookbook(),
  counted('Unit and contract tests', tool('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`], () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(UNIT, 'utf8'));
    return [numPassedTests, numFailedTests];
  }),
  built(),
  counted('Promises under faults', join(root, 'tests/trust/run.ts'), ['--quick', '--results', TRUST], () => {
    const { held, broken } = JSON.parse(readFileSync(TRUST, 'utf8'));
    return [held, broken];
  }),
  counted('Journeys in a browser', tool('playwright'), ['test'], () => {
    const { stats } = JSON.parse(readFileSync(E2E, 'utf8'));
    return [stats.expected + stats.flaky, stats.unexpected];
  }),
];

console.log('\n── In all');
for (const { name, passed, failed } of outcomes) console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** One check that passes or fails as a whole. */
function check(name, script, args) {
  return outcome(name, run(name, script, args) ? [1, 0] : [0, 1]);
}

/** A check that goes on beside those after it, until what it found is asked for. */
function begun(name, script) {
  const log = join(results, `${name}.log`);
  const file = openSync(log, 'w');
  const child = spawn(node, [script], { cwd: root, env: settings, stdio: ['ignore', file, file] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return async () => {
    const status = await ended;
    console.log(`\n── ${name}\n${readFileSync(log, 'utf8')}`);
    return outcome(name, status === 0 ? [1, 0] : [0, 1]);
  };
}

/** A runner that counts its tests; one that fails without a failed test counts as a failure, and so does one that ran none. */
function counted(name, script, args, read) {
  const isWell = run(name, script, args);
  try {
    const [passed, failed] = read();
    return outcome(name, [passed, isWell && passed > 0 ? failed : Math.max(failed, 1)]);
  } catch {
    console.log(`${name}: no results were written.`);
    return outcome(name, [0, 1]);
  }
}

function built() {
  console.log('\n── Build');
  return outcome('Build', buildWeb() ? [1, 0] : [0, 1]);
}

function run(name, script, args) {
  console.log(`\n── ${name}`);
  return spawnSync(node, [script, ...args], { cwd: root, env: settings, stdio: 'inherit' }).status === 0;
}

function outcome(name, [passed, failed]) {
  return { name, passed, failed };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
