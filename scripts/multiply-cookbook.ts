import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';

/** A cookbook of so many times the dishes, each copy under a name of its own: what a much larger one would cost. */
export function multiplyCookbook(cookbook: Cookbook, times: number): Cookbook {
  const dishes = Array.from({ length: times }, (_, copy) =>
    cookbook.dishes.map((dish) =>
      copy === 0
        ? dish
        : {
            ...dish,
            id: `${dish.id}-${copy}`,
            name: `${dish.name} ${copy}`,
            titles: dish.titles.map((title) => [...title, `, ${copy}`]),
          },
    ),
  ).flat();
  return { ...cookbook, dishes };
}
