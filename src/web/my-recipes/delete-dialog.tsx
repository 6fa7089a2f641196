import { AlertDialog } from 'radix-ui';
import { useState } from 'react';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { withAccount } from '../accounts/sign-in-first.ts';
import { sentenceOf } from '../api/call-error.ts';
import { focusMainIfLost } from '../frame/focus-main.ts';
import { deleteRecipe } from '../recipes/recipe-calls.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

/** Asks once more, since it cannot be undone. */
export function DeleteDialog({ recipe, onClose }: { readonly recipe: StoredRecipe; readonly onClose: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const confirm = async () => {
    setDeleting(true);
    try {
      const isDone = await withAccount(() => deleteRecipe(recipe.id).then(() => true));
      if (isDone) showToast({ title: 'Recipe Deleted', text: 'Your recipe has been successfully deleted.', durationMs: 3000 });
    } catch (error) {
      showToast({ title: 'Error', text: sentenceOf(error, 'Failed to delete recipe.'), isError: true });
    }
    onClose();
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fade-in fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-black/60 p-4">
          <AlertDialog.Content onCloseAutoFocus={() => queueMicrotask(focusMainIfLost)} className="w-full max-w-md rounded-lg bg-paper p-6">
            <AlertDialog.Title className="text-2xl font-semibold">Delete Recipe</AlertDialog.Title>
            <AlertDialog.Description className="mt-2">Are you sure you want to delete the recipe? This action cannot be undone</AlertDialog.Description>
            <p className="mt-2 font-semibold">{recipe.title}</p>
            <div className="mt-6 flex flex-wrap justify-end gap-3">
              <AlertDialog.Cancel asChild>
                <Button kind="quiet">Cancel</Button>
              </AlertDialog.Cancel>
              <Button disabled={isDeleting} onClick={() => void confirm()}>
                Delete
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
