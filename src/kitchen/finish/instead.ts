import { chance } from '#kitchen/chance.ts';
import { type Cookbook, isA, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Swap, Use } from '#kitchen/cookbook/swap.ts';
import { isAllowed, suitsDiet } from '#kitchen/menu/diets.ts';
import { remembered } from '#kitchen/remembered.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import type { ExtrasScene } from './extras.ts';

const MOST = 2;
const SWEET = ['fruit', 'sweeteners', 'sweet sauces', 'chutneys'];
const isSweet = ({ courses }: Dish) => courses.some((course) => course === 'pudding' || course === 'sweet' || course === 'breakfast');
/** What a swap may free a dish of: whether this food is free of it. */
const FREE_OF: ReadonlyMap<string, (ingredient: Ingredient) => boolean> = new Map([
  ...(['dairy-free', 'gluten-free', 'vegetarian', 'vegan'] as const).map((diet): [string, (ingredient: Ingredient) => boolean] => [
    diet,
    (ingredient) => suitsDiet(ingredient, diet),
  ]),
  ['alcohol-free', (ingredient) => suitsDiet(ingredient, 'no-alcohol')],
  ['egg-free', ({ allergens }) => !allergens.includes('egg')],
  ['nut-free', ({ allergens }) => !allergens.includes('nuts') && !allergens.includes('peanut')],
  ['soy-free', ({ allergens }) => !allergens.includes('soy')],
]);
const FRACTIONS: Readonly<Record<string, string>> = {
  '1/2': 'half',
  '1/3': 'a third',
  '2/3': 'two thirds',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
  '4/5': 'four fifths',
  '3/5': 'three fifths',
  '2/5': 'two fifths',
  '1/5': 'a fifth',
  '1/6': 'a sixth',
  '1/7': 'a seventh',
  '1/8': 'an eighth',
  '1/10': 'a tenth',
  '1/15': 'a fifteenth',
  '1/20': 'a twentieth',
  '1/50': 'a fiftieth',
};
const BAKED = new Set(['bakes', 'pancakes and fritters']);
const IN_THE_OVEN = new Set(['puddings', 'gratins and pies', 'tray bakes']);

/**
 * What could take the place of what, in this dish: first for what would have to be bought and something of the visitor's own
 * could do, then for the one thing that keeps the dish from those who do not eat it. What the dish is made of has no stand-in: an omelette
 * of tofu is another dish. Never something the visitor must not eat, nor what is in the dish already.
 *
 * @returns up to two, each a sentence or two
 */
export function insteadOf({ dish, helpings, pantry, cookbook, seed }: ExtrasScene): string[] {
  const uses = usesIn(dish);
  const present = new Set(helpings.map(({ ingredient }) => ingredient.id));
  const own = new Set(pantry.items.map(({ ingredient }) => ingredient.id));
  const stars = new Set(dish.roles.filter(({ duty }) => duty === 'star').map(({ name }) => name));
  const found = helpings
    .filter(({ from, role }) => from === 'needed' || (from === 'have' && !stars.has(role)))
    .flatMap((helping) => {
      const frees = (gain: string) => FREE_OF.has(gain) && helpings.every((other) => other === helping || FREE_OF.get(gain)?.(other.ingredient));
      const fitting = swapsFor(helping.ingredient, cookbook).filter((swap) => {
        const to = cookbook.ingredients.get(swap.to);
        const suits = swap.uses.length === 0 || swap.uses.some((use) => uses.has(use));
        // Of what lies there already nobody wants to be told another, but for what it frees the dish of.
        const isWanted = helping.from === 'needed' || swap.gains.some(frees);
        // A banana or apple sauce binds a cake and spoils a fritter.
        const isOutOfPlace = to && SWEET.some((kind) => isA(to, kind, cookbook.kinds) && !isA(helping.ingredient, kind, cookbook.kinds)) && !isSweet(dish);
        return to && isWanted && !isOutOfPlace && suits && !present.has(swap.to) && isAllowed(to, pantry.bans, cookbook);
      });
      const worth = (swap: Swap) =>
        (helping.from === 'needed' ? 3 : 0) +
        (own.has(swap.to) ? 4 : pantry.staples.has(swap.to) ? 3 : 0) +
        (swap.gains.length > 0 ? 1 : 0) +
        chance(seed, dish.id, swap.from, swap.to);
      const [best] = fitting.map((swap) => ({ swap, worth: worth(swap) })).sort((a, b) => b.worth - a.worth);
      return best ? [{ helping, ...best, gains: best.swap.gains.filter(frees) }] : [];
    });
  return found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ helping, swap, gains }) => say(helping, { ...swap, gains }, cookbook.ingredients.get(swap.to)?.name ?? swap.to));
}

const byName = remembered((swaps: readonly Swap[]): ReadonlyMap<string, readonly Swap[]> => Map.groupBy(swaps, ({ from }) => from));

/** The swaps that begin with this ingredient or one of its kinds. */
const swapsFor = remembered((ingredient: Ingredient, { swaps, kinds }: Cookbook): readonly Swap[] =>
  [ingredient.id, ...kindsOf(ingredient, kinds)].flatMap((name) => byName(swaps).get(name) ?? []),
);

function usesIn(dish: Dish): ReadonlySet<Use> {
  if (BAKED.has(dish.family)) return new Set<Use>(['baked']);
  if (IN_THE_OVEN.has(dish.family)) return new Set<Use>(['roasted']);
  if (dish.equipment.length === 0) return new Set<Use>(['raw', 'emulsified']);
  return new Set<Use>(dish.equipment.includes('oven') ? ['roasted', 'fried'] : ['fried', 'simmered']);
}

/** "1 1/2" as print has it. */
function withFraction(ratio: string): string {
  return ratio.replace(' 1/2', '½').replace(' 1/4', '¼').replace(' 3/4', '¾').replace(' 1/3', '⅓').replace(' 2/3', '⅔');
}

function say({ ingredient }: Helping, { ratio, gains, words }: Swap, to: string): string {
  const much = ratio === '1' ? 'as much' : FRACTIONS[ratio] ? `${FRACTIONS[ratio]} as much` : `${withFraction(ratio)} times as much`;
  return `Instead of ${ingredient.name}, ${much} ${to}${gains.length > 0 ? ` (${gains.join(', ')})` : ''}. ${words}`;
}
