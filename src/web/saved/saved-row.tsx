import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { Recipe } from '#kitchen/recipe.ts';
import { Plate } from '../plate/plate.tsx';

interface SavedRowProps {
  readonly recipe: Recipe;
  /** Where the full recipe opens. */
  readonly to: string;
  readonly onRemove: () => void;
}

export function SavedRow({ recipe, to, onRemove }: SavedRowProps) {
  const { title, cookTime, servings, plate } = recipe;
  return (
    <li className="flex items-center gap-4 border-t border-rule py-3">
      <Plate spec={plate} title="" className="block aspect-4/3 w-24 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl leading-snug font-semibold">
          <Link to={to} preventScrollReset className="hover:underline decoration-saffron decoration-2 underline-offset-4">
            {title}
          </Link>
        </h3>
        <p className="text-ink-soft">
          {cookTime}, {servings} {servings === 1 ? 'serving' : 'servings'}
        </p>
      </div>
      <button type="button" className="tag-button shrink-0" aria-label={`Remove ${title}`} onClick={onRemove}>
        <X aria-hidden="true" size={18} />
      </button>
    </li>
  );
}
