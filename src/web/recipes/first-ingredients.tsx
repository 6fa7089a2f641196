import { Check, Plus } from 'lucide-react';
import type { RecipeIngredient } from '#kitchen/recipe.ts';

const MOST_CHIPS = 3;

/** The first three of what makes the dish, then how many more; what is at hand looks different and is said to be. */
export function FirstIngredients({ ingredients }: { readonly ingredients: readonly RecipeIngredient[] }) {
  const shown = [...ingredients].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_CHIPS);
  const more = ingredients.length - shown.length;
  return (
    <ul aria-label="Main ingredients" className="flex flex-wrap gap-1.5 text-sm">
      {shown.map(({ id, name, from }) => (
        <li
          key={id}
          className={`flex items-center gap-1 rounded-full border px-2.5 py-0.5 ${from === 'needed' ? 'border-dashed border-rule-strong' : 'border-herb bg-herb-wash'}`}
        >
          {from === 'needed' ? <Plus aria-hidden="true" size={13} /> : <Check aria-hidden="true" size={13} />}
          {name}
          <span className="sr-only">{from === 'needed' ? ', needed' : ', you have it'}</span>
        </li>
      ))}
      {more > 0 && <li className="px-1 py-0.5 text-ink-soft">+{more} more</li>}
    </ul>
  );
}

/** Staples make no dish: they come last. */
function rank({ from }: RecipeIngredient): number {
  return from === 'staple' ? 1 : 0;
}
