import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { multiplyCookbook } from './multiply-cookbook.ts';
import { quantile } from './quantile.ts';
import { samplePantry } from './sample-pantries.ts';

/** A kitchen that has just opened is not yet quick: its code is compiled as it cooks. */
const WARM_UP = 300;
const MOST_CALLS = 500;
const MOST_MS = 8_000;

function timed<T>(work: () => T): [T, number] {
  const from = performance.now();
  return [work(), performance.now() - from];
}

/** Times reading the cookbook, and cook() for ten things on one core, with the cookbook as it is and with many times its dishes. */
export function benchCook(): void {
  readCookbook();
  // The dishes are unpacked when first asked for: with them it is ready to choose. The words of each come when it is written.
  const [cookbook, keptMs] = timed(() => {
    const { dishes, ...rest } = readCookbook().cookbook;
    return { ...rest, dishes };
  });
  const [, textMs] = timed(() => readCookbook(undefined, join(tmpdir(), 'pinch-bench-nothing-kept', 'x')));
  rmSync(join(tmpdir(), 'pinch-bench-nothing-kept'), { recursive: true, force: true });
  console.log(`The cookbook: ${keptMs.toFixed(0)} ms as it was kept by an earlier start, ${textMs.toFixed(0)} ms from its text`);
  console.log('cook() for ten things, one core');
  let usual = 0;
  for (const times of [1, 10, 100]) {
    const larger = multiplyCookbook(cookbook, times);
    for (let number = 0; number < WARM_UP; number += 1) cook({ ingredients: samplePantry(number), month: 11 }, larger);
    const micros: number[] = [];
    let recipes = 0;
    const start = performance.now();
    for (let number = 0; number < MOST_CALLS && performance.now() - start < MOST_MS; number += 1) {
      const ingredients = samplePantry(number);
      const before = performance.now();
      recipes += cook({ ingredients, month: 11 }, larger).recipes.length;
      micros.push((performance.now() - before) * 1000);
    }
    const p50 = quantile(micros, 0.5);
    if (times === 1) usual = p50;
    console.log(
      `  ${String(larger.dishes.length).padStart(6)} dishes: p50 ${p50.toFixed(0)} µs, p99 ${quantile(micros, 0.99).toFixed(0)} µs (${(p50 / usual).toFixed(2)}x), ` +
        `${(recipes / micros.length).toFixed(1)} recipes a call, ${micros.length} calls`,
    );
  }
}
