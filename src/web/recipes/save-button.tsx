import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import type { PlainRecipe } from '#contract/recipes.ts';
import { withAccount } from '../accounts/sign-in-first.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { saveAll, sayNotSaved } from './save-all.ts';
import { useIsSaved } from './saved-now.ts';

/** Saves one recipe; once it is saved the button says so and rests. */
export function SaveButton({ recipe }: { readonly recipe: PlainRecipe }) {
  const isSaved = useIsSaved(recipe);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const isDone = await withAccount(() => saveAll([recipe]));
      if (isDone) showToast({ title: 'Recipe Saved!', text: 'This recipe has been added to your collection.', durationMs: 3000 });
    } catch (error) {
      sayNotSaved(error);
    } finally {
      setSaving(false);
    }
  };
  const Icon = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button kind="quiet" isResting={isSaved || isSaving} onClick={() => void save()}>
      <Icon aria-hidden="true" size={17} />
      {isSaved ? 'Saved' : isSaving ? 'Saving...' : 'Save Recipe'}
    </Button>
  );
}
