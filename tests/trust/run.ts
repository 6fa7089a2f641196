import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Check, Outcome } from './check.ts';
import { lend } from './lend.ts';
import { record } from './record.ts';

/**
 * `npm run trust`: every check, in its short length; `-- --deep` in its long one; `-- F1 F17` only those; `--record` writes the
 * figures into docs/trust.md; `--seed 7` repeats a run's chances. `--quick` and `--results FILE` are for `npm test`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deep: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Math.trunc(Math.random() * 1e9)) },
    results: { type: 'string' },
  },
});
const STOPS = ['SIGTERM', 'SIGINT'] as const;
const root = join(import.meta.dirname, '../..');
const LIMIT_MS = values.deep ? 3 * 60 * 60_000 : 5 * 60_000;

const checks = await chosen();
buildPages();
const broken: string[] = [];
let held = 0;
for (const check of checks) {
  console.log(`\n── ${check.number} ${check.name}\n   ${check.mustHold}`);
  const from = performance.now();
  const outcome = await measure(check);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  if (outcome.skipped) console.log(`– Not shown here: ${outcome.skipped}`);
  else if (outcome.broken.length === 0) console.log(`✓ ${outcome.figure} (${seconds} s)`);
  else console.log(`✗ ${outcome.figure || 'It does not hold.'} (${seconds} s)\n${outcome.broken.map((sentence) => `  - ${sentence}`).join('\n')}`);
  if (outcome.broken.length > 0) broken.push(check.number);
  else if (!outcome.skipped) held++;
  if (values.record && !outcome.skipped) record(join(root, 'docs/trust.md'), check, outcome, values.deep);
}
console.log(`\n${held} held, ${broken.length} did not${broken.length > 0 ? `: ${broken.join(', ')}. Repeat with --seed ${values.seed}` : ''}`);
if (values.results) {
  mkdirSync(dirname(values.results), { recursive: true });
  writeFileSync(values.results, JSON.stringify({ held, broken: broken.length }));
}
process.exit(broken.length > 0 ? 1 : 0);

async function chosen(): Promise<Check[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => /^f\d+-.*\.ts$/.test(name));
  const all = await Promise.all(files.map(async (name) => ((await import(join(import.meta.dirname, name))) as { check: Check }).check));
  all.sort((a, b) => Number(a.number.slice(1)) - Number(b.number.slice(1)));
  const unknown = positionals.filter((number) => !all.some((check) => check.number === number.toUpperCase()));
  if (unknown.length > 0) {
    console.error(`There is no check ${unknown.join(', ')}. There are ${all.map(({ number }) => number).join(', ')}.`);
    process.exit(1);
  }
  if (positionals.length > 0) return all.filter(({ number }) => positionals.some((wanted) => wanted.toUpperCase() === number));
  return values.quick ? all.filter(({ isQuick }) => isQuick) : all;
}

/** The servers that checks start serve the pages too. */
function buildPages(): void {
  if (spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** A check that breaks down or takes for ever counts as broken: nothing was shown. */
async function measure(check: Check): Promise<Outcome> {
  const { run, giveBack } = lend(values.deep, Number(values.seed));
  const stop = () => void giveBack().finally(() => process.exit(1));
  for (const signal of STOPS) process.once(signal, stop);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${LIMIT_MS / 60_000} minutes.`)), LIMIT_MS);
  });
  try {
    return await Promise.race([check.measure(run), late]);
  } catch (error) {
    return { figure: '', broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  } finally {
    clearTimeout(timer);
    for (const signal of STOPS) process.off(signal, stop);
    await giveBack();
  }
}
