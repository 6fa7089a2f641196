import type { ReactNode } from 'react';
import type { Recipe } from '#kitchen/recipe.ts';
import { savedWishes } from '../pantry/wishes.ts';
import { useStored } from '../stored.ts';
import { sayAllergens } from './allergens.ts';
import { sayMoney } from './say-money.ts';
import { sayNutrition } from './say-nutrition.ts';

/** What stands under a recipe: the chef's word, shopping, safety, keeping, swaps, what is in it. */
export function RecipeNotes({ recipe, isPage }: { readonly recipe: Recipe; readonly isPage: boolean }) {
  const Note = isPage ? PageNote : DialogNote;
  const { suggestedAddOns, safety, keeps, swaps, instead = [], tips, costPerServing, nutrition, allergens } = recipe;
  const avoided = useStored(savedWishes).allergies;
  // Of a tip that is a shopping tip too, once is enough.
  const otherTips = tips.filter((tip) => !suggestedAddOns.savings?.includes(tip));
  return (
    <div className="recipe-facts mt-10 grid gap-x-12 gap-y-6 border-t border-rule pt-8 md:grid-cols-2">
      {isPage ? <PageExtras recipe={recipe} /> : <DialogExtras recipe={recipe} />}
      {safety.length > 0 && <Note title="To be safe">{paragraphs(safety)}</Note>}
      {instead.length > 0 && (
        <Note title="What you can swap" isForScreen>
          {paragraphs(instead)}
        </Note>
      )}
      {swaps.length > 0 && <Note title="What we swapped">{paragraphs(swaps)}</Note>}
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

/** Over the results: what the touch does, then what to shop for. */
function DialogExtras({ recipe: { gourmetTouch, suggestedAddOns, addOns } }: { readonly recipe: Recipe }) {
  return (
    <>
      <DialogNote title="Chef's Notes">
        <p>{gourmetTouch.description}</p>
        {addOns.map((addOn) => (
          <AddOn key={addOn.id} {...addOn} />
        ))}
      </DialogNote>
      {suggestedAddOns.savings && (
        <DialogNote title="Shopping Tips">
          <p>{suggestedAddOns.savings}</p>
        </DialogNote>
      )}
    </>
  );
}

/** On the recipe's own page: the add-ons and the touch by their names. */
function PageExtras({ recipe: { gourmetTouch, suggestedAddOns, addOns } }: { readonly recipe: Recipe }) {
  return (
    <>
      {addOns.length > 0 && (
        <PageNote title="Suggested Add-ons">
          {addOns.map((addOn) => (
            <AddOn key={addOn.id} {...addOn} />
          ))}
          {suggestedAddOns.savings && <p className="mt-1 text-ink-soft">{suggestedAddOns.savings}</p>}
        </PageNote>
      )}
      <PageNote title="Gourmet Touch">
        <p>
          <span className="inline-block font-semibold first-letter:uppercase">{gourmetTouch.ingredient}:</span> {gourmetTouch.description}
        </p>
      </PageNote>
    </>
  );
}

function AddOn({ name, how }: Pick<Recipe['addOns'][number], 'name' | 'how'>) {
  return (
    <p className="mt-1">
      <span className="inline-block font-semibold first-letter:uppercase">{name}:</span> {how}
    </p>
  );
}

interface NoteProps {
  readonly title: string;
  /** Decided before cooking: paper has no room for it. */
  readonly isForScreen?: boolean;
  readonly children: ReactNode;
}

const DialogNote = (props: NoteProps) => <Note Heading="h3" {...props} />;
const PageNote = (props: NoteProps) => <Note Heading="h2" {...props} />;

function Note({ Heading, title, isForScreen = false, children }: NoteProps & { readonly Heading: 'h2' | 'h3' }) {
  return (
    <section className={isForScreen ? 'no-print' : undefined}>
      <Heading className="text-xl font-semibold">{title}</Heading>
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
