import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import { type Ingredient, idOf } from '#kitchen/cookbook/ingredient.ts';
import { type Shelf, shelfOf } from './shelf.ts';

/**
 * The names the browser needs to read, suggest and correct as the server does; short keys because
 * all of it travels: kinds, then per ingredient name, plural ('' when the same, '+s' when that is
 * added), synonyms joined by commas, place of the main kind, short name where there is one.
 */
export interface ShelfNames {
  readonly kinds: readonly string[];
  readonly foods: readonly (readonly [name: string, plural: string, also: string, kind: number, short?: string])[];
}

/** The names of the cookbook's ingredients, ready to be sent. */
export function shelfNames({ ingredients: shelves }: Pick<Cookbook, 'ingredients'>): ShelfNames {
  const ingredients = [...shelves.values()];
  const kinds = [...new Set(ingredients.map(mainKind))];
  const foods = ingredients.map((ingredient) => {
    const { name, also, short } = ingredient;
    const food = [name, shortPlural(ingredient), also.join(','), kinds.indexOf(mainKind(ingredient))] as const;
    return short === name ? food : ([...food, short] as const);
  });
  return { kinds, foods };
}

/** The shelf from its names alone; it knows no weights, so amounts in it have no grams. */
export function shelfFromNames({ kinds, foods }: ShelfNames): Shelf {
  return shelfOf(
    foods.map(([name, plural, also, kind, short]) => ({
      id: idOf(name),
      name,
      plural: plural === '' ? name : plural.startsWith('+') ? name + plural.slice(1) : plural,
      also: also === '' ? [] : also.split(','),
      short: short ?? name,
      kinds: kinds[kind] ? [kinds[kind]] : [],
      facts: null,
    })),
  );
}

function mainKind({ kinds }: Ingredient): string {
  return kinds[0] ?? '';
}

function shortPlural({ name, plural }: Ingredient): string {
  if (plural === name) return '';
  return plural.startsWith(name) ? `+${plural.slice(name.length)}` : plural;
}
