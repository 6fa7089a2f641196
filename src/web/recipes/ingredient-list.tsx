import { Check, Clock, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Recipe, RecipeIngredient } from '#kitchen/recipe.ts';
import { type AmountStyle, formatIngredient } from '#kitchen/stove/format-amount.ts';
import { extraNote } from './card-extras.tsx';
import { sayMoney } from './say-money.ts';
import { scaleExtra } from './scale-extra.ts';

interface IngredientListProps {
  readonly recipe: Recipe;
  readonly style: AmountStyle;
  /** Add-ons and gourmet touch too. */
  readonly withExtras: boolean;
}

/** What goes in, to tick off: the dish itself, then what may be added, then the gourmet touch. */
export function IngredientList({ recipe, style, withExtras }: IngredientListProps) {
  const prices = new Map(recipe.needed.map(({ id, price }) => [id, price]));
  return (
    <ul className="mt-2">
      {recipe.ingredients.map((ingredient) => (
        <Tickable key={ingredient.id + ingredient.line} note={<Origin ingredient={ingredient} price={prices.get(ingredient.id) ?? null} />}>
          {formatIngredient(ingredient, style)}
        </Tickable>
      ))}
      {withExtras && (
        <>
          {recipe.addOns.map((addOn) => (
            <Tickable key={addOn.id} note={extraNote(addOn)}>
              Optional: {scaleExtra(addOn, style)}
            </Tickable>
          ))}
          <Tickable note={extraNote(recipe.touch)}>Gourmet touch: {scaleExtra(recipe.touch, style)}</Tickable>
        </>
      )}
    </ul>
  );
}

function Tickable({ children, note }: { readonly children: ReactNode; readonly note: ReactNode }) {
  return (
    <li className="border-b border-rule">
      <label className="group grid min-h-11 grid-cols-[1.25rem_1fr] items-start gap-x-3 py-2">
        <input type="checkbox" className="mt-1 size-4.5 accent-herb" />
        <span className="group-has-checked:line-through group-has-checked:text-ink-soft">{children}</span>
        <span className="no-print col-start-2 text-sm text-ink-soft">{note}</span>
      </label>
    </li>
  );
}

function Origin({ ingredient, price }: { readonly ingredient: RecipeIngredient; readonly price: number | null }) {
  const { from, useFirst } = ingredient;
  if (from === 'staple') return null;
  if (from === 'needed')
    return (
      <span className="inline-flex items-center gap-1">
        <ShoppingBasket aria-hidden="true" size={14} /> needed{price !== null && `, ${sayMoney(price)}`}
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1 text-herb">
      {useFirst ? <Clock aria-hidden="true" size={14} /> : <Check aria-hidden="true" size={14} />} you have it{useFirst && ', use first'}
    </span>
  );
}
