import { Link2, Link2Off, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { withAccount } from '../accounts/sign-in-first.ts';
import { sentenceOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { setShared } from './recipe-calls.ts';

/** Opens one's recipe to everybody who has the link, copies the link, and closes it again. */
export function ShareButton({ recipe }: { readonly recipe: StoredRecipe }) {
  const [isBusy, setBusy] = useState(false);
  const change = async (isShared: boolean) => {
    setBusy(true);
    try {
      const changed = await withAccount(() => setShared(recipe.id, isShared));
      if (!changed) return;
      if (isShared) await sayCopied(recipe.id);
      else showToast({ title: 'Link Closed', text: 'Only you can read this recipe now, and those who keep it as a favorite.', durationMs: 3000 });
    } catch (error) {
      showToast({ title: 'Error', text: sentenceOf(error, 'The recipe could not be shared.'), isError: true });
    } finally {
      setBusy(false);
    }
  };
  if (!recipe.isShared)
    return (
      <Button kind="quiet" disabled={isBusy} onClick={() => void change(true)}>
        <Share2 aria-hidden="true" size={17} />
        Share
      </Button>
    );
  return (
    <>
      <Button kind="quiet" onClick={() => void sayCopied(recipe.id)}>
        <Link2 aria-hidden="true" size={17} />
        Copy Link
      </Button>
      <Button kind="quiet" disabled={isBusy} onClick={() => void change(false)}>
        <Link2Off aria-hidden="true" size={17} />
        Stop Sharing
      </Button>
    </>
  );
}

async function sayCopied(id: number): Promise<void> {
  const link = new URL(`/recipe/${id}`, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: 'Link Copied', text: 'Everybody who has it can read this recipe.', durationMs: 3000 });
  } catch {
    // Not every browser lets a page write there, and none without https: then it can be read and copied by hand.
    showToast({ title: 'Shared', text: `Everybody who has this link can read the recipe: ${link}` });
  }
}
