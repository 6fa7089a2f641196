import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

interface Counted {
  readonly recipes: number;
  readonly broken: readonly string[];
}

/**
 * Cooks so many random pantries with random wishes and says how many rules were broken: diet, allergen, safety and promise,
 * checked beside the pass too. Ends the process with 1 when there is any.
 */
export async function benchSafety(combinations: number): Promise<void> {
  const cores = Math.min(availableParallelism(), 8);
  const each = Math.ceil(combinations / cores);
  const start = performance.now();
  const counted = await Promise.all(Array.from({ length: cores }, (_, core) => run(core * each, each)));
  const broken = counted.flatMap((one) => one.broken);
  const recipes = counted.reduce((sum, one) => sum + one.recipes, 0);
  console.log(
    `${each * cores} random pantries with wishes, ${recipes} recipes: ${broken.length} rules broken (${((performance.now() - start) / 1000).toFixed(0)} s)`,
  );
  for (const one of broken.slice(0, 20)) console.log(`  ${one}`);
  if (broken.length > 0) process.exitCode = 1;
}

function run(first: number, count: number): Promise<Counted> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./safety-worker.ts', import.meta.url), { workerData: { first, count } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
