import { lazy, Suspense, useState } from 'react';
import type { Recipe } from '#kitchen/recipe.ts';
import { useOpenRecipe } from '../recipes/use-open-recipe.ts';
import { wantRecipeDialog } from '../recipes/want-recipe-dialog.ts';
import { saveRecipes, unsaveRecipe } from './saved-recipes.ts';
import { SavedRow } from './saved-row.tsx';

const RecipeDialog = lazy(() => wantRecipeDialog().then((module) => ({ default: module.RecipeDialog })));

/** What is kept in this browser, to read again and to take away. */
export default function SavedSection({ saved }: { readonly saved: readonly Recipe[] }) {
  const open = useOpenRecipe(saved, 'saved');
  const [removed, setRemoved] = useState<Recipe | null>(null);
  const remove = (recipe: Recipe) => {
    unsaveRecipe(recipe.title);
    setRemoved(recipe);
  };
  const putBack = () => {
    if (removed) saveRecipes([removed]);
    setRemoved(null);
  };
  return (
    <section className="page pt-14 lg:pt-20" aria-labelledby="saved-heading">
      <h2 id="saved-heading" className="heading">
        Saved on this device
      </h2>
      <p className="mt-2 text-ink-soft">Kept in this browser alone. Clearing its data clears these too.</p>
      <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
        {saved.map((recipe) => (
          <SavedRow key={recipe.title} recipe={recipe} to={open.linkTo(recipe.title)} onRemove={() => remove(recipe)} />
        ))}
      </ul>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-ink-soft">
        <p role="status">{removed && `Removed ${removed.title}.`}</p>
        {removed && (
          <button type="button" className="text-button" onClick={putBack}>
            Undo
          </button>
        )}
      </div>
      {open.recipe && (
        <Suspense fallback={null}>
          <RecipeDialog recipe={open.recipe} onClose={open.close} />
        </Suspense>
      )}
    </section>
  );
}
