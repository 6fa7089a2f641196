import { chance } from '#kitchen/chance.ts';
import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import type { Extra, PlateSpec } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';

/** What the drawing of the plate shows: the dish's vessel and base, what there is most of, herbs and the touch on top. */
export function plateOf(dish: Dish, helpings: readonly Helping[], touch: Extra, cookbook: Cookbook): PlateSpec {
  const duty = new Map(dish.roles.map((role) => [role.name, role.duty]));
  const seen = helpings.filter((helping) => helping.ingredient.look && helping.amount && helping.amount.grams >= 12);
  const isHerb = (helping: Helping) => isA(helping.ingredient, 'herbs', cookbook.kinds);
  const solid = seen
    .filter((helping) => duty.get(helping.role) !== 'staple' && duty.get(helping.role) !== 'season' && !isHerb(helping) && !isSauce(helping))
    .sort((a, b) => (b.amount?.grams ?? 0) - (a.amount?.grams ?? 0))
    .slice(0, 6);
  const weight = (helping: Helping) => Math.sqrt(helping.amount?.grams ?? 1);
  const all = solid.reduce((sum, helping) => sum + weight(helping), 0);
  const garnish = helpings.filter((helping) => helping.ingredient.look && isHerb(helping)).slice(0, 2);
  const onTop = cookbook.ingredients.get(touch.id);
  const drawn = ({ name, look }: NonNullable<typeof onTop>) => ({ name, colour: look?.colour ?? '#888888', shape: look?.shape ?? ('speck' as const) });
  return {
    vessel: dish.vessel,
    base: dish.base,
    items: solid.map((helping) => ({ ...drawn(helping.ingredient), share: all ? Math.round((weight(helping) / all) * 100) / 100 : 0 })),
    garnish: [...garnish.map((helping) => drawn(helping.ingredient)), ...(onTop?.look ? [drawn(onTop)] : [])],
    seed: Math.floor(chance(dish.id, ...solid.map((helping) => helping.ingredient.id)) * 2 ** 31),
  };
}

/** What melts into the dish is tasted, not seen. */
function isSauce({ ingredient }: Helping): boolean {
  return ['drizzle', 'liquid', 'speck'].includes(ingredient.look?.shape ?? '');
}
