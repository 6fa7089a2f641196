import type { ReactNode } from 'react';
import type { Recipe } from '#kitchen/recipe.ts';
import { savedWishes } from '../pantry/wishes.ts';
import { useStored } from '../stored.ts';
import { sayAllergens } from './allergens.ts';
import { sayMoney } from './say-money.ts';
import { sayNutrition } from './say-nutrition.ts';

/** What stands under a recipe: the chef's word, shopping, safety, keeping, swaps, what is in it. */
export function RecipeNotes({ recipe }: { readonly recipe: Recipe }) {
  const { gourmetTouch, suggestedAddOns, safety, keeps, swaps, tips, costPerServing, nutrition, allergens, addOns } = recipe;
  const avoided = useStored(savedWishes).allergies;
  // Of a tip that is a shopping tip too, once is enough.
  const otherTips = tips.filter((tip) => !suggestedAddOns.savings?.includes(tip));
  return (
    <div className="recipe-facts mt-10 grid gap-x-12 gap-y-6 border-t border-rule pt-8 md:grid-cols-2">
      <Note title="Chef's Notes">
        <p>{gourmetTouch.description}</p>
        {addOns.map(({ id, name, how }) => (
          <p key={id} className="mt-1">
            <span className="inline-block font-semibold first-letter:uppercase">{name}:</span> {how}
          </p>
        ))}
      </Note>
      {suggestedAddOns.savings && (
        <Note title="Shopping Tips">
          <p>{suggestedAddOns.savings}</p>
        </Note>
      )}
      {safety.length > 0 && <Note title="To be safe">{paragraphs(safety)}</Note>}
      {swaps.length > 0 && <Note title="What you can swap">{paragraphs(swaps)}</Note>}
      {keeps && (
        <Note title="Keeping">
          <p>{keeps}</p>
        </Note>
      )}
      {otherTips.length > 0 && <Note title="Waste nothing">{paragraphs(otherTips)}</Note>}
      <Note title="Allergens">
        <p>{sayAllergens(allergens, avoided)}</p>
      </Note>
      {(costPerServing !== null || nutrition) && (
        <Note title="A serving, estimated">
          {costPerServing !== null && <p>{sayMoney(costPerServing)}, from average prices.</p>}
          {nutrition && <p>{sayNutrition(nutrition)}</p>}
        </Note>
      )}
    </div>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="text-xl font-semibold">{title}</h3>
      <div className="mt-1 max-w-[60ch]">{children}</div>
    </section>
  );
}

function paragraphs(texts: readonly string[]): ReactNode {
  return texts.map((text) => (
    <p key={text} className="first-letter:uppercase">
      {text}
    </p>
  ));
}
