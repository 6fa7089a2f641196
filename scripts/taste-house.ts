import { writeFileSync } from 'node:fs';
import { cook } from '#kitchen/cook.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { printRecipe } from './print-recipe.ts';
import { rateMenus } from './rate-menus.ts';
import { TASTING_PANTRIES } from './tasting-pantries.ts';

/** Cooks from a set of kitchens into tasting.txt, for somebody who cooks to read, and prints what can be counted. */
const OUT = 'tasting.txt';
const MONTH = new Date().getMonth() + 1;
/** Shorter ones ("Stir.") are everybody's. */
const SHORTEST_SENTENCE = 15;
/** Two recipes of different kitchens that share this much of their sentences are one recipe twice. */
const TWINS = 0.8;

const { cookbook } = readCookbook();
const tables = TASTING_PANTRIES.map((line) => ({ line, answer: cook({ ingredients: line.split(',').map((entry) => entry.trim()), month: MONTH }, cookbook) }));

const text = tables.map(({ line, answer: { recipes, notes } }) => [`##### ${line}`, ...notes, ...recipes.map(printRecipe)].join('\n\n'));
writeFileSync(OUT, `${text.join('\n\n\n')}\n`);

const served = tables.flatMap(({ answer }, table) => answer.recipes.map((recipe) => ({ recipe, table, sentences: sentencesOf(recipe) })));
const known = tables.flatMap(({ answer }) => answer.inputs.filter(({ id }) => id).map(({ id }) => ({ id: id as string, recipes: answer.recipes })));
const isUsed = ({ id, recipes }: (typeof known)[number]) =>
  recipes.some(({ uses, touch, addOns }) => [...uses, touch.id, ...addOns.map((addOn) => addOn.id)].includes(id));

const tablesOf = new Map<string, Set<number>>();
for (const { table, sentences } of served) for (const sentence of sentences) tablesOf.set(sentence, (tablesOf.get(sentence) ?? new Set()).add(table));
const said = served.flatMap(({ sentences }) => sentences);
const twins = served.filter((one) =>
  served.some(
    (other) => other.table !== one.table && one.sentences.filter((sentence) => other.sentences.includes(sentence)).length >= TWINS * one.sentences.length,
  ),
);
const dishes = Object.entries(Object.groupBy(served, ({ recipe }) => recipe.dish)).map(([dish, times = []]) => ({ dish, times: times.length }));

const marks = rateMenus(cookbook);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(`${tables.length} kitchens, ${served.length} recipes in ${OUT}
recipes a kitchen          ${(served.length / tables.length).toFixed(2)}; fewer than three: ${
  tables
    .filter(({ answer }) => answer.recipes.length < 3)
    .map(({ line, answer }) => `${line} (${answer.recipes.length})`)
    .join('; ') || 'none'
}
of what was typed, used    ${percent(known.filter(isUsed).length, known.length)}; not: ${
  known
    .filter((one) => !isUsed(one))
    .map(({ id }) => id)
    .join(', ') || 'nothing'
}
to buy a recipe            ${(served.reduce((sum, { recipe }) => sum + recipe.needed.length, 0) / served.length).toFixed(2)}
steps with a sign          ${percent(served.flatMap(({ recipe }) => recipe.steps).filter(({ cue }) => cue).length, served.flatMap(({ recipe }) => recipe.steps).length)}
sentences shared           ${percent(said.filter((sentence) => (tablesOf.get(sentence)?.size ?? 0) > 1).length, said.length)} also stand in a recipe of another kitchen
marked by cooks            ${marks.chosen.toFixed(2)} of 10 for what is chosen for ${marks.lists} lists; the best three ${marks.best.toFixed(2)}, any dish ${marks.any.toFixed(2)}; poor ${(100 * marks.poor).toFixed(1)} %, not marked yet ${marks.unmarked}
near twins                 ${twins.length}: ${[...new Set(twins.map(({ recipe }) => recipe.title))].slice(0, 12).join('; ')}
most served                ${dishes
  .sort((a, b) => b.times - a.times)
  .slice(0, 12)
  .map(({ dish, times }) => `${dish} ${times}`)
  .join(', ')}
most repeated
${[...tablesOf]
  .sort((a, b) => b[1].size - a[1].size)
  .slice(0, 25)
  .map(([sentence, where]) => `  ${where.size}  ${sentence}`)
  .join('\n')}`);

function sentencesOf({ instructions }: Recipe): string[] {
  return instructions.split(/(?<=[.!?])\s+|\n/).filter((sentence) => sentence.length >= SHORTEST_SENTENCE);
}
