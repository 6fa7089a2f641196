import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';

/** A cookbook of so many times the dishes, each copy under a name of its own: what a much larger one would cost. */
export function multiplyCookbook(cookbook: Cookbook, times: number): Cookbook {
  const dishes = Array.from({ length: times }, (_, copy) =>
    cookbook.dishes.map((dish) =>
      copy === 0
        ? dish
        : {
            ...whole(dish),
            id: `${dish.id}-${copy}`,
            name: `${dish.name} ${copy}`,
            titles: dish.titles.map((title) => [...title, `, ${copy}`]),
          },
    ),
  ).flat();
  return { ...cookbook, dishes };
}

/** With its words, which a dish that was kept unpacks when asked. */
function whole(dish: Dish): Dish {
  const { keeps, headnote, steps, tricks, tips, touches, addOns } = dish;
  return { ...dish, keeps, headnote, steps, tricks, tips, touches, addOns };
}
