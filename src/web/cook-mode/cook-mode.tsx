import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { inMeasures } from '../recipes/in-measures.ts';
import { measures } from '../recipes/measures.ts';
import { useStored } from '../stored.ts';
import { Button } from '../ui/button.tsx';
import { CookStep } from './cook-step.tsx';
import { type CookingNow, cookingNow, goToStep } from './cooking-now.ts';
import { useTurning } from './use-turning.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface CookModeProps {
  readonly onExit: () => void;
}

/** A recipe step by step over the whole screen, in large letters, for hands that are wet. */
export default function CookMode({ onExit }: CookModeProps) {
  const now = useStored(cookingNow);
  return now && <Cooking now={now} onExit={onExit} />;
}

function Cooking({ now, onExit }: CookModeProps & { readonly now: CookingNow }) {
  const { servings, step } = now;
  const { system, scale } = useStored(measures);
  const recipe = inMeasures(now.recipe, system);
  const turning = useTurning((by) => goToStep(step + by));
  const last = recipe.steps.length - 1;
  useWakeLock();
  const finish = () => {
    onExit();
    cookingNow.set(null);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onExit()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          className="toast-room fade-in fixed inset-0 z-60 flex scroll-pb-24 flex-col overflow-y-auto bg-paper"
          {...turning}
        >
          <header className="page flex w-full flex-wrap items-center justify-between gap-x-4 py-2">
            <div className="min-w-[min(100%,12rem)] flex-1">
              <Dialog.Title className="text-lg leading-tight font-semibold">{recipe.title}</Dialog.Title>
              <p className="text-ink-soft" aria-live="polite">
                Step {step + 1} of {last + 1}
              </p>
            </div>
            <Button kind="quiet" className="shrink-0" onClick={onExit}>
              <X aria-hidden="true" size={18} />
              Exit
            </Button>
          </header>
          <progress className="progress" aria-label="Steps" value={step + 1} max={last + 1} />
          <div className="page flex w-full flex-[1_0_auto]" aria-live="polite">
            <CookStep recipe={recipe} index={step} style={{ factor: servings / recipe.servings, system }} scale={scale} />
          </div>
          <footer className="page sticky bottom-0 grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 border-t border-rule bg-paper py-3">
            <Button kind="quiet" size="large" onClick={() => (step === 0 ? onExit() : goToStep(step - 1))}>
              Back
            </Button>
            {step < last ? (
              <Button size="large" onClick={() => goToStep(step + 1)}>
                Next
              </Button>
            ) : (
              <Button size="large" onClick={finish}>
                Done
              </Button>
            )}
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
