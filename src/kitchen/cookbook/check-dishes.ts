import { AFFORDABLE, isAffordable } from './affordable.ts';
import type { Cookbook } from './cookbook.ts';
import type { Dish, Text } from './dish.ts';
import type { Ingredient } from './ingredient.ts';
import { didYouMean } from './nearest.ts';
import type { Problem } from './problem.ts';
import type { ShelfTouch } from './shelf-touch.ts';
import { STATES } from './state.ts';

type Shelves = Pick<Cookbook, 'ingredients' | 'kinds' | 'touches'>;

/**
 * What a dish says that only shows beside the others: its family, its sides, the dishes it is like, and the foods its
 * conditions ask for. A word there that nothing answers to would be passed over in silence.
 *
 * @param dishes all of them, side dishes included.
 * @param lineOf where a file says a header, counted from 1.
 */
export function checkDishes(dishes: readonly Dish[], shelves: Shelves, lineOf: (file: string, header: string) => number): Problem[] {
  const ids = new Set(dishes.map(({ id }) => id));
  const sides = new Set(dishes.filter(({ courses }) => courses.includes('side')).map(({ family }) => family));
  const families = familiesOf(dishes, shelves.touches);
  const isFood = foodsOf(shelves);

  return dishes.flatMap((dish) => {
    const problem = (line: number, message: string): Problem => ({ file: dish.file, line, message });
    const at = (header: string) => lineOf(dish.file, header);
    return [
      ...(families.has(dish.family) ? [] : [problem(at('family'), lonely(dish, dishes))]),
      ...dish.sides
        .filter((name) => !sides.has(name))
        .map((name) => problem(at('sides'), `No side dish is of the family "${name}". Choose from: ${[...sides].join(', ')}.`)),
      ...dish.like
        .filter((id) => !ids.has(id))
        .map((id) => problem(at('like'), `"${id}", which it is like, is no dish.${didYouMean(id, [...ids])} Write the name of its file.`)),
      ...dish.classic
        .filter((name) => !isFood.has(name))
        .map((name) => problem(at('classic'), `Nothing is called "${name}".${didYouMean(name, [...isFood])} Write an ingredient in the singular, or a kind.`)),
      ...dish.addOns.flatMap(({ ingredient, line }) => {
        const food = shelves.ingredients.get(ingredient);
        return food && !isAffordable(food) ? [problem(line, neverOffered(food))] : [];
      }),
      ...sentencesOf(dish, at).flatMap(({ text, line }) =>
        conditionsIn(text)
          .filter((name) => !isFood.has(name))
          .map((name) => problem(line(), `Nothing is called "${name}" after "=" or "!=".${didYouMean(name, [...isFood])} ${WHAT_CONDITIONS_NAME}`)),
      ),
    ];
  });
}

function neverOffered({ name, pack }: Ingredient): string {
  if (pack?.price == null) return `What "${name}" costs is not known, so it is never offered. Choose something else, or give it a price on its shelf.`;
  return `A pack of "${name}" costs $${pack.price.toFixed(2)}; nothing over $${AFFORDABLE} is offered. Choose something cheaper.`;
}

/** Words after "suits" that are no family, course or cuisine of any dish, nor a word of a family ("stews"): such a touch would never come up. */
export function checkTouches(path: string, touches: readonly ShelfTouch[], dishes: readonly Dish[]): Problem[] {
  const known = new Set(['sweet', 'savoury', ...dishes.flatMap(({ family, cuisine, courses }) => [family, ...family.split(' and '), cuisine, ...courses])]);
  return touches.flatMap(({ suits, line }) =>
    suits
      .map((word) => word.replace(/^-/, ''))
      .filter((word) => !known.has(word))
      .map((word) => ({ file: path, line, message: `No dish is of the family, course or cuisine "${word}".${didYouMean(word, [...known])}` })),
  );
}

const WHAT_CONDITIONS_NAME = `Write an ingredient in the singular, a kind, or one of: ${STATES.join(', ')}.`;

/** A family is known by a second dish in it, or by a touch that suits it: who misspells one is alone. */
function familiesOf(dishes: readonly Dish[], touches: readonly ShelfTouch[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { family } of dishes) counts.set(family, (counts.get(family) ?? 0) + 1);
  const isSide = (family: string) => dishes.some((dish) => dish.family === family && dish.courses.includes('side'));
  const suited = new Set(touches.flatMap(({ suits }) => suits));
  return new Set([...counts].filter(([family, count]) => count > 1 || suited.has(family) || isSide(family)).map(([family]) => family));
}

function lonely(dish: Dish, dishes: readonly Dish[]): string {
  const folder = dish.file.slice(0, dish.file.lastIndexOf('/'));
  const neighbours = new Set(dishes.filter(({ file, id }) => file.startsWith(`${folder}/`) && id !== dish.id).map(({ family }) => family));
  const known = [...neighbours].map((family) => `"${family}"`).join(' or ');
  return `No other dish is of the family "${dish.family}".${known ? ` Those beside it in ${folder} are of ${known}.` : ' Put it into the folder of a family there is.'}`;
}

function foodsOf({ ingredients, kinds }: Shelves): ReadonlySet<string> {
  const foods = [...ingredients.values()].flatMap(({ id, name, also }) => [id, name, ...also]);
  return new Set<string>([...foods, ...kinds.keys(), ...STATES]);
}

/** Every sentence with conditions in it; of several tips the first one's line is told. */
function sentencesOf(dish: Dish, at: (header: string) => number): { text: Text; line: () => number }[] {
  const under = (header: string, texts: readonly Text[]) => texts.map((text) => ({ text, line: () => at(header) }));
  return [
    ...dish.steps.map(({ text, line }) => ({ text, line: () => line })),
    ...under('titles', dish.titles),
    ...under('headnote', [dish.headnote]),
    ...under('keeps', [dish.keeps]),
    ...under('tip', dish.tips),
    ...[...dish.touches, ...dish.addOns, ...dish.tricks].flatMap(({ how, why, line }) => [how, why].map((text) => ({ text, line: () => line }))),
  ];
}

function conditionsIn(text: Text): string[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.node === 'vary') return node.choices.flatMap(conditionsIn);
    if (node.node !== 'if') return [];
    return [...node.when.flatMap(({ among }) => among), ...conditionsIn(node.yes), ...conditionsIn(node.no)];
  });
}
