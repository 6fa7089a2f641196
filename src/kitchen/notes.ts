import { SAID, sayAims } from './aims.ts';
import { type Cookbook, isAnyOf } from './cookbook/cookbook.ts';
import { chooseMenu } from './menu/choose-menu.ts';
import type { Pantry } from './menu/filled-dish.ts';
import type { Item } from './menu/item.ts';
import type { MenuWishes } from './menu/menu-wishes.ts';
import { STARCHES } from './menu/same-place.ts';
import { menuWishesOf } from './menu-wishes-of.ts';
import { type Order, USUAL_EQUIPMENT } from './order.ts';
import type { Recipe } from './recipe.ts';

const FEW = 3;

/** Fewer than the usual three, or than were asked for. */
export function isShort(recipes: readonly Recipe[], { recipes: wanted = FEW }: MenuWishes): boolean {
  return recipes.length < Math.min(FEW, wanted);
}

/** The starches of the list, where no recipe has any of them. */
function leftAside(recipes: readonly Recipe[], items: readonly Item[], cookbook: Cookbook): string[] {
  const starches = items.filter(({ ingredient }) => isAnyOf(ingredient, STARCHES, cookbook.kinds)).map(({ ingredient }) => ingredient);
  const isUsed = starches.some(({ id }) => recipes.some(({ uses }) => uses.includes(id)));
  return isUsed ? [] : starches.map(({ plural }) => plural);
}

/** What came of the wishes, why recipes or none, and which wish to drop for more: sentences for the visitor. */
export function notesOn(recipes: readonly Recipe[], wishes: MenuWishes, order: Order, pantry: Pantry, cookbook: Cookbook): string[] {
  if (order.items.length === 0) return ['There is no food in this list that we can cook with. Try a few things by their plain names: eggs, rice, an onion.'];
  const notes: string[] = sayAims(order.wishes.aims ?? [], recipes, leftAside(recipes, order.items, cookbook));
  const { sort } = wishes;
  if (sort && recipes.length > 0 && !recipes.some(sort.fits)) notes.push(`Nothing ${sort.said} comes of these things. This is what does.`);
  if (isShort(recipes, wishes)) {
    const relaxed: [string, Pantry, MenuWishes][] = [];
    if (order.wishes.maxMinutes !== undefined)
      relaxed.push([
        `drop “at most ${order.wishes.maxMinutes} minutes”`,
        pantry,
        menuWishesOf({ ...order, wishes: { ...order.wishes, maxMinutes: 24 * 60 } }, wishes.month, cookbook),
      ]);
    if (pantry.maxToBuy < 3) relaxed.push([`allow ${pantry.maxToBuy + 2} things to buy`, { ...pantry, maxToBuy: pantry.maxToBuy + 2 }, wishes]);
    if (sort) relaxed.push([`drop “${sort.said}”`, pantry, { ...wishes, sort: undefined }]);
    if (order.wishes.aims?.includes('low carb')) relaxed.push([`drop “${SAID['low carb']}”`, pantry, { ...wishes, leaning: undefined, withoutFillers: false }]);
    const { equipment } = order.wishes;
    // The nearest first: who must not light a stove may still have a microwave.
    if (equipment && !equipment.includes('microwave')) relaxed.push(['allow a microwave', pantry, { ...wishes, equipment: [...equipment, 'microwave'] }]);
    if (equipment) relaxed.push(['allow hob and oven', pantry, { ...wishes, equipment: USUAL_EQUIPMENT }]);
    if (order.wishes.exclude?.length) relaxed.push(['show earlier recipes again', pantry, { ...wishes, exclude: new Set() }]);
    for (const [what, wider, looser] of relaxed) {
      const more = chooseMenu(wider, looser, cookbook).length;
      if (more > recipes.length) notes.push(`For more: ${what} (${more} ${more === 1 ? 'recipe' : 'recipes'}).`);
    }
    if (recipes.length === 0 && notes.length === 0)
      notes.push('These things alone make no dish we would put our name to. Add one or two more: an egg, an onion, pasta, a tin of beans.');
  }
  return notes;
}
