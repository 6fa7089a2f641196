import { cook, shelfOf } from '#kitchen/cook.ts';
import { draftOf } from '#kitchen/draft/draft-of.ts';
import { judgeDraft } from '#kitchen/draft/judge-draft.ts';
import { readOrder } from '#kitchen/order.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { quantile } from './quantile.ts';
import { samplePantry } from './sample-pantries.ts';

const PANTRIES = 60;
const ROUNDS = 4;

/** Times what the pass costs for one recipe: of the house, and of another chef, read, counted and inspected anew. */
export function benchPass(): void {
  const { cookbook } = readCookbook();
  const shelf = shelfOf(cookbook);
  const plates = Array.from({ length: PANTRIES }, (_, number) => ({ ingredients: samplePantry(number), month: 11 })).flatMap((request) => {
    const order = readOrder(request, shelf, cookbook);
    return cook(request, cookbook).recipes.map((recipe) => ({ order, recipe, draft: draftOf(recipe) }));
  });
  const inspected: number[] = [];
  const judged: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { order, recipe, draft } of plates) {
      inspected.push(microsOf(() => inspect(recipe, { bans: order.bans, cookbook, shelf })));
      judged.push(microsOf(() => judgeDraft(draft, { order, cookbook, shelf, month: 11, titles: [], taken: new Set() })));
    }
  console.log('\nthe pass, one recipe, one core');
  // The first round warms up.
  for (const [who, micros] of Object.entries({ 'of the house': inspected, 'of a partner': judged })) {
    const warm = micros.slice(plates.length);
    console.log(`  ${who.padEnd(13)}: p50 ${quantile(warm, 0.5).toFixed(0)} µs, p99 ${quantile(warm, 0.99).toFixed(0)} µs, ${warm.length} recipes`);
  }
}

function microsOf(act: () => unknown): number {
  const before = performance.now();
  act();
  return (performance.now() - before) * 1000;
}
