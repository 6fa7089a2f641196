import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient, Origin } from '#kitchen/cookbook/ingredient.ts';
import { remembered } from '#kitchen/remembered.ts';
import { isAllowed, suitsDiet } from './diets.ts';
import type { Filling, Pantry } from './filled-dish.ts';

/** What a stock cube may be crumbled over, by what it is made of: chicken cubes go with ham and pork too, beef cubes with beef and lamb. */
const SUITS: Readonly<Partial<Record<Origin, readonly Origin[]>>> = { poultry: ['poultry', 'pork'], meat: ['meat'] };

/** Whether nobody who eats no meat minds it: the only sort that is taken from the cupboard whatever else is in the pot. */
export function isForEverybody(ingredient: Ingredient): boolean {
  return suitsDiet(ingredient, 'vegetarian');
}

/**
 * The fillings with the stock cube of the house that goes with their meat: chicken in a chicken soup, vegetable where there is none. A role
 * that names the vegetable cube alone means stock, and has the other too.
 */
export function withHouseStock(fillings: readonly Filling[], pantry: Pantry, cookbook: Cookbook): readonly Filling[] {
  const place = fillings.findIndex(({ from, ingredient }) => from === 'staple' && ingredient.kinds[0] === STOCK_CUBES && isForEverybody(ingredient));
  const filling = fillings[place];
  if (!filling) return fillings;
  const meats = new Set(fillings.filter(({ from }) => from !== 'staple').flatMap(({ ingredient }) => ingredient.of));
  const ingredient = cubesIn(pantry.staples, cookbook).find(({ of }) => of.some((origin) => SUITS[origin]?.some((meat) => meats.has(meat))));
  if (!ingredient || !isAllowed(ingredient, pantry.bans, cookbook)) return fillings;
  const option = filling.role.options.find((one) => one.ingredient === ingredient.id) ?? filling.option;
  return fillings.with(place, { ...filling, option, ingredient });
}

const cubesIn = remembered((staples: ReadonlySet<string>, { ingredients }: Cookbook): readonly Ingredient[] =>
  [...staples].flatMap((id) => ingredients.get(id) ?? []).filter(({ kinds }) => kinds[0] === STOCK_CUBES),
);

const STOCK_CUBES = 'stock powders';
