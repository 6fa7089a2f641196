import { type ReactNode, useState } from 'react';
import type { Recipe } from '#kitchen/recipe.ts';
import { BRAND } from '../brand.ts';
import { useStored } from '../stored.ts';
import { useIsAwake } from '../use-is-awake.ts';
import { inMeasures } from './in-measures.ts';
import { IngredientList } from './ingredient-list.tsx';
import { measures } from './measures.ts';
import { RecipeNotes } from './recipe-notes.tsx';
import { RecipeTools } from './recipe-tools.tsx';
import { StepList } from './step-list.tsx';

interface RecipeSheetProps {
  readonly recipe: Recipe;
  /** The title, as the place it stands in wants it. */
  readonly heading: ReactNode;
  readonly picture?: ReactNode;
  readonly actions: ReactNode;
  /** On a page of its own the add-ons and the touch have places of their own; over the results they stand in the list. */
  readonly isPage?: boolean;
}

/** A recipe in full, to read, scale, cook from and print. */
export function RecipeSheet({ recipe: written, heading, picture, actions, isPage = false }: RecipeSheetProps) {
  const [servings, setServings] = useState(written.servings);
  const { system, scale } = useStored(measures);
  const recipe = inMeasures(written, system);
  const isAwake = useIsAwake();
  const style = { factor: servings / recipe.servings, system };
  const { active, total } = recipe.minutes;
  const Heading = isPage ? 'h2' : 'h3';
  return (
    <article className="recipe-sheet">
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[1fr_auto]">
        <div>
          {heading}
          <p className="mt-2 text-ink-soft">
            {recipe.cookTime} in all{active < total && `, ${active} min hands-on`} · {servings} {servings === 1 ? 'serving' : 'servings'} ·{' '}
            {recipe.pan || recipe.cuisine}
          </p>
          {recipe.by && <p className="mt-1 text-ink-soft">Written by {recipe.by}, inspected by us.</p>}
          {recipe.headnote && <p className="mt-3 max-w-[60ch] text-lg">{recipe.headnote}</p>}
          <p className="mt-3 max-w-[60ch]">{recipe.why}</p>
          <RecipeTools recipe={recipe} servings={servings} onServings={setServings} actions={actions} />
        </div>
        {picture && <div className="no-print -order-1 md:order-1">{picture}</div>}
      </div>
      <div className="recipe-columns mt-8 grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <section>
          <Heading className="text-2xl font-semibold">Ingredients</Heading>
          <IngredientList recipe={recipe} style={style} withExtras={!isPage} />
        </section>
        <section>
          <Heading className="text-2xl font-semibold">Instructions</Heading>
          <StepList recipe={recipe} style={style} scale={scale} />
        </section>
      </div>
      <RecipeNotes recipe={recipe} isPage={isPage} />
      <p className="print-only mt-4 hidden">
        {BRAND}, {isAwake ? window.location.host : ''}
      </p>
    </article>
  );
}
