import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { stepsOf } from '#contract/json-ld.ts';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { Button } from '../ui/button.tsx';

interface PlainSheetProps {
  readonly recipe: StoredRecipe;
  readonly heading: ReactNode;
  readonly picture: ReactNode;
  readonly actions: ReactNode;
}

/** A recipe of which only words are known: nothing to scale or to convert. */
export function PlainSheet({ recipe, heading, picture, actions }: PlainSheetProps) {
  const { cookTime, servings, mainIngredients, suggestedAddOns, gourmetTouch, instructions } = recipe;
  return (
    <article className="recipe-sheet">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[1fr_auto]">
        <div>
          {heading}
          <p className="mt-2 text-ink-soft">
            {cookTime} · {servings} {servings === 1 ? 'serving' : 'servings'}
          </p>
          <div className="no-print mt-5 flex flex-wrap gap-3">
            {actions}
            <Button kind="quiet" onClick={() => window.print()}>
              <Printer aria-hidden="true" size={17} />
              Print Recipe
            </Button>
          </div>
        </div>
        <div className="no-print -order-1 md:order-1">{picture}</div>
      </div>
      <div className="recipe-columns mt-8 grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <section>
          <h2 className="text-2xl font-semibold">Ingredients</h2>
          <Lines lines={mainIngredients} />
        </section>
        <section>
          <h2 className="text-2xl font-semibold">Instructions</h2>
          <ol className="mt-3 grid gap-4">
            {stepsOf(instructions).map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
              <li key={place} className="step grid grid-cols-[2rem_1fr] gap-x-2">
                <span aria-hidden="true" className="font-display text-2xl leading-7 font-semibold text-saffron-ink">
                  {place + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="recipe-facts mt-10 grid gap-x-12 gap-y-6 border-t border-rule pt-8 md:grid-cols-2">
        {suggestedAddOns.items.length > 0 && (
          <section>
            <h2 className="text-xl font-semibold">Suggested Add-ons</h2>
            <Lines lines={suggestedAddOns.items} />
            {suggestedAddOns.savings && <p className="mt-2 max-w-[60ch] text-ink-soft">{suggestedAddOns.savings}</p>}
          </section>
        )}
        <section>
          <h2 className="text-xl font-semibold">Gourmet Touch</h2>
          <p className="mt-1 max-w-[60ch]">
            <span className="inline-block font-semibold first-letter:uppercase">{gourmetTouch.ingredient}:</span> {gourmetTouch.description}
          </p>
        </section>
      </div>
    </article>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="mt-2">
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
        <li key={place} className="border-b border-rule">
          <label className="group flex min-h-11 items-center gap-3 py-2">
            <input type="checkbox" className="size-4.5 accent-herb" />
            <span className="group-has-checked:line-through group-has-checked:text-ink-soft">{line}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
