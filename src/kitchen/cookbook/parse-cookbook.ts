import { checkDishes, checkTouches } from './check-dishes.ts';
import { parseClashes } from './clash.ts';
import type { Cookbook } from './cookbook.ts';
import type { Dish } from './dish.ts';
import { parseKinds } from './kind.ts';
import { parseMarks, parseProven } from './marks.ts';
import { didYouMean } from './nearest.ts';
import { type Names, parseDish } from './parse-dish.ts';
import { parseIngredients } from './parse-ingredients.ts';
import type { Problem } from './problem.ts';
import { parseTouches } from './shelf-touch.ts';
import { parseSwaps } from './swap.ts';

/**
 * Reads the whole cookbook from its text files; paths are relative to the project ("cookbook/dishes/soups/leek-soup").
 * Never throws: what cannot be read is left out and told in `problems`, each with file, line and remedy.
 */
export function parseCookbook(files: readonly { readonly path: string; readonly text: string }[]): { cookbook: Cookbook; problems: Problem[] } {
  const under = (folder: string) => files.filter((file) => file.path.startsWith(`cookbook/${folder}`));
  const single = (name: string) => files.find((file) => file.path === `cookbook/${name}`) ?? { path: `cookbook/${name}`, text: '' };

  const { kinds, problems } = parseKinds(single('kinds'));
  const shelves = parseIngredients(under('ingredients/'));
  problems.push(...shelves.problems);
  for (const ingredient of shelves.ingredients)
    for (const kind of ingredient.kinds) if (!kinds.has(kind)) problems.push({ file: ingredient.file, line: ingredient.line, message: unknownKind(kind) });

  const ids = new Map<string, string>();
  for (const ingredient of shelves.ingredients)
    for (const name of [...ingredient.also, ingredient.plural, ingredient.name]) ids.set(name.toLowerCase(), ingredient.id);
  // Own names win over another's synonym.
  for (const ingredient of shelves.ingredients) ids.set(ingredient.name.toLowerCase(), ingredient.id);
  const names: Names = {
    ingredientId: (name) => ids.get(name) ?? ids.get(name.toLowerCase()) ?? null,
    isKind: (name) => kinds.has(name),
    all: () => [...ids.keys(), ...kinds.keys()],
    kinds: () => [...kinds.keys()],
  };

  const dishes: Dish[] = [];
  const seen = new Map<string, string>();
  for (const file of under('dishes/')) {
    const { dish, problems: found } = parseDish(file, names);
    problems.push(...found);
    if (!dish) continue;
    const twin = seen.get(dish.id);
    if (twin) problems.push({ file: file.path, line: 1, message: `${twin} has the same file name. Rename one: the name is the dish's id.` });
    seen.set(dish.id, file.path);
    dishes.push(dish);
  }
  const touches = parseTouches(single('touches'), names);
  const clashes = parseClashes(single('clashes'), names);
  const swaps = parseSwaps(single('swaps'), names);
  const marks = parseMarks(single('marks'), dishes);
  const proven = parseProven(single('proven'), dishes);
  const ingredients = new Map(shelves.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  problems.push(...touches.problems, ...clashes.problems, ...swaps.problems, ...marks.problems, ...proven.problems);
  problems.push(...checkDishes(dishes, { ingredients, kinds, touches: touches.touches }, lineOf), ...checkTouches('cookbook/touches', touches.touches, dishes));

  const mains = dishes.filter((dish) => !dish.courses.includes('side'));
  return {
    cookbook: {
      ingredients,
      kinds,
      dishes: mains,
      sides: dishes.filter((dish) => dish.courses.includes('side')),
      touches: touches.touches,
      clashes: clashes.clashes,
      swaps: swaps.swaps,
      marks: marks.marks,
      proven: proven.proven,
      commonness: commonness(mains),
    },
    problems,
  };

  function unknownKind(kind: string): string {
    return `"${kind}" is no kind.${didYouMean(kind, [...kinds.keys()])} After "kind" comes a name from cookbook/kinds.`;
  }

  function lineOf(path: string, header: string): number {
    const lines = files.find((file) => file.path === path)?.text.split('\n') ?? [];
    return lines.findIndex((line) => line.startsWith(`${header} `)) + 1 || 1;
  }
}

function commonness(dishes: readonly Dish[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { touches, addOns } of dishes) for (const { ingredient } of [...touches, ...addOns]) counts.set(ingredient, (counts.get(ingredient) ?? 0) + 1);
  return counts;
}
