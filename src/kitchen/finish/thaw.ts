import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { listed } from '#kitchen/listed.ts';
import type { Step } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { shortName } from '#kitchen/stove/names.ts';

/** What browns grey and stays raw inside when it goes into the pan as ice. */
const THAWED = ['raw meats', 'minces', 'sausages', 'raw fish', 'shellfish'];
/** What cracks when it is unrolled as ice. */
const ROLLED = ['pastries', 'doughs'];
/** "400 g frozen cod" says nothing of it, nor do the frozen peas. */
const THAWING = /thaw|from (?:the )?(?:frozen|freezer)|while (?:still )?frozen|still frozen/i;

/**
 * The method with a sentence at its beginning where raw meat or fish, or pastry, that was typed as frozen goes in, and no step speaks of it. The two
 * ways are those of the USDA (FSIS, "The Big Thaw"): in the fridge, or under cold water in a bag that does not leak.
 */
export function thawedFirst(steps: readonly Step[], helpings: readonly Helping[], cookbook: Cookbook): readonly Step[] {
  const isSaid = (id: string) => steps.some(({ text, ingredients }) => ingredients.includes(id) && THAWING.test(text));
  const frozen = (kinds: readonly string[]) => {
    const these = helpings.filter(({ item, ingredient }) => item?.states.has('frozen') && isAnyOf(ingredient, kinds, cookbook.kinds) && !isSaid(ingredient.id));
    return listed([...new Set(these.map(({ ingredient, amount }) => shortName(ingredient, amount)))]);
  };
  const [meat, pastry] = [frozen(THAWED), frozen(ROLLED)];
  const [first, ...others] = steps;
  const sentence =
    (meat && `An hour ahead, which the minutes here do not count, thaw the ${meat} in cold water, well sealed, or overnight in the fridge, and pat dry. `) +
    (pastry &&
      `Two hours ahead, which the minutes here do not count, take out the ${pastry} to thaw, or overnight in the fridge, until it bends without cracking. `);
  if (!sentence || !first) return steps;
  return [{ ...first, text: `${sentence}${first.text}`, parts: [sentence, ...first.parts] }, ...others];
}
