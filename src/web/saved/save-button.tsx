import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { Recipe } from '#kitchen/recipe.ts';
import { useStored } from '../stored.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { isSaved, savedRecipes, saveRecipes } from './saved-recipes.ts';
import { sayNotSaved } from './say-not-saved.ts';

/** Saves one recipe; once it is saved the button says so and rests. */
export function SaveButton({ recipe }: { readonly recipe: Recipe }) {
  const isKept = isSaved(recipe.title, useStored(savedRecipes));
  const save = () => {
    if (saveRecipes([recipe])) showToast({ title: 'Recipe Saved!', text: 'This recipe has been added to your collection.', durationMs: 3000 });
    else sayNotSaved();
  };
  const Icon = isKept ? BookmarkCheck : Bookmark;
  return (
    <Button kind="quiet" disabled={isKept} onClick={save}>
      <Icon aria-hidden="true" size={17} />
      {isKept ? 'Saved' : 'Save Recipe'}
    </Button>
  );
}
