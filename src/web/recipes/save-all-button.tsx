import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import type { PlainRecipe } from '#contract/recipes.ts';
import { withAccount } from '../accounts/sign-in-first.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { saveAll, sayNotSaved } from './save-all.ts';
import { useAreSaved } from './saved-now.ts';

/** Saves every recipe shown. */
export function SaveAllButton({ recipes }: { readonly recipes: readonly PlainRecipe[] }) {
  const areSaved = useAreSaved(recipes);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const isDone = await withAccount(() => saveAll(recipes));
      if (isDone) showToast({ title: 'Recipes Saved', text: 'All recipes have been saved to your collection', durationMs: 3000 });
    } catch (error) {
      sayNotSaved(error);
    } finally {
      setSaving(false);
    }
  };
  const Icon = areSaved ? BookmarkCheck : BookmarkPlus;
  return (
    <Button kind="quiet" isResting={areSaved || isSaving} onClick={() => void save()}>
      <Icon aria-hidden="true" size={17} />
      {areSaved ? 'Saved' : isSaving ? 'Saving...' : 'Save These Recipes'}
    </Button>
  );
}
