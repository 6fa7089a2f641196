import { writeFileSync } from 'node:fs';
import { judgeAll, prepare } from '#kitchen/draft/judge-all.ts';
import type { Answer, Recipe } from '#kitchen/recipe.ts';
import { guestChef } from '#server/chefs/guest-chef.ts';
import type { Facts } from '#server/chefs/model-chef.ts';
import { readConfig } from '#server/config.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { printRecipe } from './print-recipe.ts';
import { quantile } from './quantile.ts';
import { TASTING_PANTRIES } from './tasting-pantries.ts';

const OUT = 'tasting-chefs.txt';
const MONTH = new Date().getMonth() + 1;

/**
 * `npm run tasting -- --chef model [how many kitchens]`: the house and the configured model cook from the same kitchens into one file,
 * to be read side by side, and what can be counted of both is printed. The model's calls cost what they cost.
 */
export async function tasteChefs(kitchens: number): Promise<void> {
  const { cookbook } = readCookbook();
  const served: Facts[] = [];
  const chef = await guestChef(
    { ...readConfig(process.env), CHEF_REQUESTS_PER_VISITOR: kitchens },
    {
      kitchen: { prepare: (request) => prepare(request, cookbook), judge: (handed) => judgeAll(handed, cookbook) },
      now: () => new Date(),
      onServed: (facts) => served.push(facts),
    },
  );
  if (!chef) {
    console.error('No model is configured: set CHEF_PROVIDER, CHEF_BASE_URL and CHEF_MODEL (docs/model-chef.md).');
    process.exitCode = 1;
    return;
  }
  const tables: { readonly line: string; readonly house: Answer; readonly both: Answer }[] = [];
  for (const line of TASTING_PANTRIES.slice(0, kitchens)) {
    const request = { ingredients: line.split(',').map((entry) => entry.trim()), month: MONTH };
    const both = await chef.cook(request, new AbortController().signal, { visitor: 'tasting' });
    tables.push({ line, house: prepare(request, cookbook).answer, both });
    console.log(`${line}: ${sayFacts(served.at(-1))}`);
  }
  const isGuests = ({ by }: Recipe) => by !== undefined;
  const text = tables.map(({ line, house, both }) =>
    [
      `##### ${line}`,
      ...both.notes,
      '=== the house',
      ...house.recipes.map(printRecipe),
      '=== the model',
      ...both.recipes.filter(isGuests).map(printRecipe),
    ].join('\n\n'),
  );
  writeFileSync(OUT, `${text.join('\n\n\n')}\n`);

  const sum = (count: (facts: Facts) => number) => served.reduce((all, facts) => all + count(facts), 0);
  console.log(`\n${tables.length} kitchens side by side in ${OUT}
                       house   model
recipes a kitchen      ${figures(
    tables,
    ({ house }) => house.recipes.length,
    ({ both }) => both.recipes.filter(isGuests).length,
  )}
of the list, used      ${figures(
    tables,
    ({ house }) => shareUsed(house, house.recipes),
    ({ both }) => shareUsed(both, both.recipes.filter(isGuests)),
  )}
to buy a recipe        ${figures(
    tables,
    ({ house }) => toBuy(house.recipes),
    ({ both }) => toBuy(both.recipes.filter(isGuests)),
  )}
steps a recipe         ${figures(
    tables,
    ({ house }) => steps(house.recipes),
    ({ both }) => steps(both.recipes.filter(isGuests)),
  )}
the model: ${sum(({ passed }) => passed)} passed, ${sum(({ mended }) => mended)} mended, ${sum(({ replaced }) => replaced)} replaced, ${sum(({ calls }) => calls)} calls, ${chef.counts.tokens} tokens, p50 ${quantile(
    served.map(({ ms }) => ms),
    0.5,
  ).toFixed(0)} ms`);
}

type Table = { readonly house: Answer; readonly both: Answer };

function figures<T extends Table>(tables: readonly T[], ofHouse: (table: T) => number | null, ofModel: (table: T) => number | null): string {
  return [ofHouse, ofModel].map((of) => mean(tables.flatMap((table) => of(table) ?? []))).join('   ');
}

function mean(values: readonly number[]): string {
  return (values.length === 0 ? '–' : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2)).padStart(5);
}

function shareUsed({ inputs }: Answer, recipes: readonly Recipe[]): number | null {
  const known = inputs.flatMap(({ id }) => id ?? []);
  const used = new Set(recipes.flatMap(({ uses }) => uses));
  return known.length === 0 || recipes.length === 0 ? null : known.filter((id) => used.has(id)).length / known.length;
}

const toBuy = (recipes: readonly Recipe[]) => (recipes.length === 0 ? null : recipes.reduce((sum, { needed }) => sum + needed.length, 0) / recipes.length);
const steps = (recipes: readonly Recipe[]) => (recipes.length === 0 ? null : recipes.reduce((sum, recipe) => sum + recipe.steps.length, 0) / recipes.length);

function sayFacts(facts: Facts | undefined): string {
  if (!facts) return 'not asked';
  const { passed, mended, replaced, ms, mishap } = facts;
  return `${passed} passed, ${mended} mended, ${replaced} replaced, ${ms} ms${mishap ? `, ${mishap}` : ''}`;
}
