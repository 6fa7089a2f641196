import type { Extra } from '#kitchen/recipe.ts';
import { type AmountStyle, formatAmount, formatIngredient } from '#kitchen/stove/format-amount.ts';

/** An add-on's or the touch's line in other amounts or measures; as it is where its amount is not known. */
export function scaleExtra({ id, line, amount }: Pick<Extra, 'id' | 'line' | 'amount'>, style: AmountStyle): string {
  const was = amount ? formatAmount(amount) : '';
  if (!amount || !line.startsWith(was)) return line;
  const name = line
    .slice(was.length)
    .replace(/ \([^)]*\)$/, '')
    .trim();
  return formatIngredient({ id, name, amount, line, from: 'have', useFirst: false }, style).replace(/, about .*$/, '');
}
