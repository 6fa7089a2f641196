import type { Recipe } from '#kitchen/recipe.ts';
import type { AmountStyle } from '#kitchen/stove/format-amount.ts';
import type { Measures } from './measures.ts';
import { StepText } from './step-text.tsx';
import { TimerButton } from './timer-button.tsx';
import { timerId } from './timers.ts';

interface StepListProps {
  readonly recipe: Recipe;
  readonly style: AmountStyle;
  readonly scale: Measures['scale'];
}

export function StepList({ recipe, style, scale }: StepListProps) {
  return (
    <ol className="mt-3 grid gap-5">
      {recipe.steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
        <li key={index} className="step grid grid-cols-[2rem_1fr] gap-x-2">
          <span aria-hidden="true" className="font-display text-2xl leading-7 font-semibold text-saffron-ink">
            {index + 1}
          </span>
          <div>
            {step.during !== undefined && <p className="text-sm text-ink-soft italic">While step {step.during + 1} goes on:</p>}
            <p>
              <StepText step={step} style={style} scale={scale} />
            </p>
            {step.timers.length > 0 && (
              <div className="no-print mt-2 flex flex-wrap gap-2">
                {step.timers.map(({ label, minutes }, timer) => {
                  const id = timerId(recipe.title, index, timer);
                  return <TimerButton key={id} id={id} label={label} minutes={minutes} />;
                })}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
