import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { buttonLook } from '../ui/button.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { StoredPicture } from './stored-picture.tsx';

const MOST_CHIPS = 3;

interface StoredCardProps {
  readonly recipe: StoredRecipe;
  /** What can be done with it from here: one button with an icon. */
  readonly action: ReactNode;
}

/** A kept recipe in a list. */
export function StoredCard({ recipe, action }: StoredCardProps) {
  const { id, title, cookTime, servings } = recipe;
  const names = recipe.ingredients?.filter(({ from }) => from !== 'staple').map(({ name }) => name) ?? recipe.mainIngredients;
  const more = Math.max(recipe.ingredients?.length ?? names.length, names.length) - Math.min(names.length, MOST_CHIPS);
  const to = `/recipe/${id}`;
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-rule bg-sheet">
      <StoredPicture recipe={recipe} className="block aspect-4/3 w-full" />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <h2 className="text-2xl leading-tight font-semibold tracking-tight">
            <Link to={to} className="hover:underline decoration-saffron decoration-2 underline-offset-4">
              {title}
            </Link>
          </h2>
          <RecipeFacts recipe={{ cookTime, servings, costPerServing: recipe.costPerServing ?? null }} />
        </div>
        <ul aria-label="Main ingredients" className="flex flex-wrap gap-1.5 text-sm">
          {names.slice(0, MOST_CHIPS).map((name) => (
            <li key={name} className="rounded-full border border-rule-strong px-2.5 py-0.5">
              {name}
            </li>
          ))}
          {more > 0 && <li className="px-1 py-0.5 text-ink-soft">+{more} more</li>}
        </ul>
        <div className="mt-auto flex items-center gap-3">
          <Link to={to} className={`${buttonLook({ kind: 'quiet' })} flex-1`} aria-label={`View Recipe: ${title}`}>
            View Recipe
          </Link>
          {action}
        </div>
      </div>
    </article>
  );
}
