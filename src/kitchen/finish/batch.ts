import type { Dish } from '#kitchen/cookbook/dish.ts';
import { FAMILY } from '#kitchen/menu/servings.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { shortName } from '#kitchen/stove/names.ts';

/** So many portions more than the dish's own are a second meal. */
const SECOND_MEAL = 2;
/** Less than this of what there is leaves an end behind. */
const ALL = 0.8;

/**
 * "Eat two, freeze two": where the dish was made larger so that what there is of something is used up.
 *
 * @param keeps how the dish keeps, in words
 * @param servings as what there is makes it; nothing was made larger for who wished for so many
 * @returns a sentence, or null where nothing is left to keep
 */
export function batchTip({ serves }: Pick<Dish, 'serves'>, keeps: string, helpings: readonly Helping[], servings: number): string | null {
  const more = servings - serves;
  if (more < SECOND_MEAL || servings <= FAMILY) return null;
  const used = helpings.filter(({ item, amount }) => item?.grams && amount && amount.grams >= item.grams * ALL);
  const [most] = used.sort((a, b) => Number(b.item?.useFirst) - Number(a.item?.useFirst) || (b.amount?.grams ?? 0) - (a.amount?.grams ?? 0));
  const frozen = /(\w+ months?) (?:in the freezer|frozen)|freezes? (?:for )?(\w+ months?)/.exec(keeps);
  const chilled = /(\w+ days?) in the fridge/.exec(keeps);
  const [verb, span] = frozen ? ['freeze', frozen[1] ?? frozen[2]] : ['chill', chilled?.[1]];
  if (!most || !span) return null;
  return `With all of the ${shortName(most.ingredient, most.amount)} in it, this makes ${servings} portions: eat ${serves} and ${verb} ${more} within two hours; ${frozen ? 'frozen' : 'chilled'} they keep ${span}.`;
}
