import type { Recipe } from '#kitchen/recipe.ts';
import { type AmountStyle, formatIngredient } from '#kitchen/stove/format-amount.ts';
import type { Measures } from '../recipes/measures.ts';
import { StepText } from '../recipes/step-text.tsx';
import { TimerButton } from '../recipes/timer-button.tsx';
import { timerId } from '../recipes/timers.ts';

interface CookStepProps {
  readonly recipe: Recipe;
  readonly index: number;
  readonly style: AmountStyle;
  readonly scale: Measures['scale'];
}

/** One step, to be read from across the kitchen. */
export function CookStep({ recipe, index, style, scale }: CookStepProps) {
  const step = recipe.steps[index];
  if (!step) return null;
  const used = recipe.ingredients.filter(({ id }) => step.ingredients.includes(id));
  return (
    <div className="m-auto w-full max-w-3xl py-6">
      {step.during !== undefined && <p className="text-lg text-ink-soft italic">While step {step.during + 1} goes on:</p>}
      <p className="text-[clamp(1.5rem,1.1rem+2vw,2.5rem)] leading-snug">
        <StepText step={step} style={style} scale={scale} />
      </p>
      {step.timers.length > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          {step.timers.map(({ label, minutes }, timer) => {
            const id = timerId(recipe.title, index, timer);
            return <TimerButton key={id} id={id} label={label} minutes={minutes} />;
          })}
        </div>
      )}
      {used.length > 0 && (
        <ul aria-label="For this step" className="mt-8 flex flex-wrap gap-x-6 gap-y-1 border-t border-rule pt-4 text-ink-soft">
          {used.map((ingredient) => (
            <li key={ingredient.id + ingredient.line}>{formatIngredient(ingredient, style)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
