import type { Extra, Recipe } from '#kitchen/recipe.ts';
import { PinchMark } from '../frame/pinch-mark.tsx';
import { sayExtraAllergens } from './allergens.ts';
import type { Measures } from './measures.ts';
import { sayMoney } from './say-money.ts';
import { scaleExtra } from './scale-extra.ts';

/** Add-ons and the gourmet touch, set apart from what the dish requires. */
export function CardExtras({ recipe, system }: { readonly recipe: Recipe; readonly system: Measures['system'] }) {
  return (
    <>
      {recipe.addOns.length > 0 && (
        <section className="border-l-4 border-herb bg-herb-wash px-4 py-3">
          <h4 className="font-semibold">Suggested add-ons</h4>
          <ul className="mt-1 grid gap-1 text-sm">
            {recipe.addOns.map((addOn) => (
              <li key={addOn.id}>
                {scaleExtra(addOn, { system })} <span className="text-ink-soft">{extraNote(addOn)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="relative rounded-md bg-saffron-wash px-4 py-3">
        <PinchMark className="absolute right-3 top-3 size-5 text-saffron-ink" />
        <h4 className="font-semibold text-saffron-ink">Gourmet touch</h4>
        <p className="mt-1 font-display text-lg leading-snug">{recipe.gourmetTouch.ingredient}</p>
        <p className="mt-1 text-sm">{recipe.gourmetTouch.description}</p>
        <p className="mt-1 text-sm text-ink-soft">{extraNote(recipe.touch)}</p>
      </section>
    </>
  );
}

/** "≈ $1.90, contains peanut"; "≈ $0.20 of a $6.00 jar"; "from your shelf"; "nothing to add" of what is done with the dish itself. */
export function extraNote(extra: Extra): string {
  return [costOf(extra), sayExtraAllergens(extra.allergens)].filter(Boolean).join(', ');
}

function costOf({ own, amount, price, portion }: Extra): string {
  if (own) return amount ? 'from your shelf' : 'nothing to add';
  if (price === null) return '';
  return sayMoney(portion?.price ?? price) + (portion ? ` of a $${price.toFixed(2)} ${portion.pack}` : '');
}
