import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { Recipe } from '#kitchen/recipe.ts';
import { Plate } from '../plate/plate.tsx';
import { RecipeSheet } from './recipe-sheet.tsx';
import { SaveButton } from './save-button.tsx';

interface RecipeDialogProps {
  readonly recipe: Recipe;
  readonly onClose: () => void;
}

/** The full recipe over the page it was chosen from. */
export function RecipeDialog({ recipe, onClose }: RecipeDialogProps) {
  // Opened by a link, not by a trigger of the dialog's own: it must be told where the focus came from.
  const [opener] = useState(() => document.activeElement);
  const focusOpener = (event: Event) => {
    event.preventDefault();
    // Back from cook mode, or opened by its address, it was opened by nothing that still stands: its card is where it came from.
    const link = document.querySelector<HTMLElement>(`article a[href$="?${new URLSearchParams({ recipe: recipe.title })}"]`);
    const from = opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : link;
    from?.focus({ preventScroll: true });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-cover toast-room fade-in fixed inset-0 z-50 overflow-y-auto bg-black/60 sm:p-6">
          <Dialog.Content
            aria-describedby={undefined}
            onInteractOutside={(event) => isBeside(event.detail.originalEvent) && event.preventDefault()}
            onCloseAutoFocus={focusOpener}
            className="dialog-box relative mx-auto w-full max-w-5xl bg-paper sm:rounded-lg"
          >
            <div className="no-print sticky top-0 z-10 flex h-0 justify-end">
              <Dialog.Close className="m-3 grid size-11 shrink-0 place-items-center rounded-full border border-rule-strong bg-sheet">
                <X aria-hidden="true" size={20} />
                <span className="sr-only">Close</span>
              </Dialog.Close>
            </div>
            <div className="p-5 pt-16 sm:p-10 sm:pt-16 md:pt-12">
              <RecipeSheet
                recipe={recipe}
                actions={<SaveButton recipe={recipe} />}
                picture={<Plate spec={recipe.plate} title="" className="block aspect-4/3 w-full rounded-lg md:w-80 md:mr-8" />}
                heading={
                  <Dialog.Title asChild>
                    <h2 className="heading">{recipe.title}</h2>
                  </Dialog.Title>
                }
              />
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** On a toast or on the scroll bar: outside the recipe, but no wish to leave it. */
function isBeside({ target, clientX }: Event & Partial<Pick<PointerEvent, 'clientX'>>): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('[aria-label="Notifications"]') !== null || (clientX ?? 0) >= document.documentElement.clientWidth;
}
