import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import type { Recipe } from '#kitchen/recipe.ts';
import { useStored } from '../stored.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { isSaved, savedRecipes, saveRecipes } from './saved-recipes.ts';
import { sayNotSaved } from './say-not-saved.ts';

/** Saves every recipe shown. */
export function SaveAllButton({ recipes }: { readonly recipes: readonly Recipe[] }) {
  const saved = useStored(savedRecipes);
  const areKept = recipes.every(({ title }) => isSaved(title, saved));
  const save = () => {
    if (saveRecipes(recipes)) showToast({ title: 'Recipes Saved', text: 'All recipes have been saved to your collection', durationMs: 3000 });
    else sayNotSaved();
  };
  const Icon = areKept ? BookmarkCheck : BookmarkPlus;
  return (
    <Button kind="quiet" disabled={areKept} onClick={save}>
      <Icon aria-hidden="true" size={17} />
      {areKept ? 'Saved' : 'Save These Recipes'}
    </Button>
  );
}
