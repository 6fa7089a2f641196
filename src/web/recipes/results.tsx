import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useGuestAtWork } from './guest-at-work.ts';
import { GuestProgress } from './guest-progress.tsx';
import HouseOnly from './house-only.tsx';
import { InputReports } from './input-reports.tsx';
import { partnerHere } from './keep-in-the-house.ts';
import { useMeasuresOf } from './measures.ts';
import { NoResults } from './no-results.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { RelaxButtons } from './relax-buttons.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { SaveAllButton } from './save-all-button.tsx';
import type { Served } from './served.ts';
import { SortControl } from './sort-control.tsx';
import { type Order, sortRecipes } from './sort-recipes.ts';
import { UnlockLine } from './unlock-line.tsx';
import { useArrival } from './use-arrival.ts';
import { useOpenRecipe } from './use-open-recipe.ts';
import { wantRecipeDialog } from './want-recipe-dialog.ts';

const RecipeDialog = lazy(() => wantRecipeDialog().then((module) => ({ default: module.RecipeDialog })));

/** Below this the kitchen says what would bring more. */
const FEW = 3;

interface ResultsProps {
  readonly served: Served | null;
  readonly isAsking: boolean;
  readonly onShowOthers: () => void;
  /** After the wishes have changed. */
  readonly onCookAgain: () => void;
  readonly onTakeBack: (typed: string) => void;
  readonly onAdd: (entry: string) => void;
}

/** The answer: what was made of the list, and the recipes; one of them open when the address says so. */
export default function Results({ served, isAsking, onShowOthers, onCookAgain, onTakeBack, onAdd }: ResultsProps) {
  useMeasuresOf(served?.answer.measures);
  const heading = useArrival(served?.turn ?? 0);
  const [order, setOrder] = useState<Order>('best match');
  const guest = useGuestAtWork();
  const open = useOpenRecipe(guest?.recipes ?? served?.answer.recipes ?? []);
  const recipes = served && !guest ? sortRecipes(served.answer.recipes, order) : [];

  return (
    <section className="page py-14 lg:py-20" aria-labelledby="results-heading" aria-busy={isAsking}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="results-heading" ref={heading} tabIndex={-1} className="heading scroll-mt-6">
          Your Personalized Recipes
        </h2>
        {recipes.length > 1 && <SortControl order={order} onChange={setOrder} />}
      </div>
      <p role="status" className="sr-only">
        {served && !isAsking && (recipes.length === 1 ? '1 recipe' : `${recipes.length} recipes`)}
      </p>
      {guest && <GuestProgress guest={guest} />}
      {served && !guest && <InputReports answer={served.answer} onTakeBack={onTakeBack} />}
      {guest?.recipes.length || (served && !guest) ? (
        <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {(guest?.recipes ?? recipes).map((recipe) => (
            <RecipeCard key={recipe.title} recipe={recipe} to={open.linkTo(recipe.title)} />
          ))}
        </div>
      ) : (
        <ResultsSkeleton />
      )}
      {served && !guest && recipes.length === 0 && <NoResults />}
      {served && !guest && recipes.length < FEW && <RelaxButtons onCookAgain={onCookAgain} />}
      {recipes.length > 0 && (
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <Button kind="quiet" onClick={onShowOthers} disabled={isAsking}>
            {isAsking ? 'Generating...' : 'Show others'}
          </Button>
          <SaveAllButton recipes={recipes} />
          {served?.isAll && <p role="status">These are all we would cook from this list. Add something, or ask for less, and there will be more.</p>}
        </div>
      )}
      {partnerHere() && !isAsking && <HouseOnly />}
      {served?.answer.unlock && <UnlockLine unlock={served.answer.unlock} onAdd={onAdd} />}
      {open.recipe && (
        <Suspense fallback={null}>
          <RecipeDialog recipe={open.recipe} onClose={open.close} />
        </Suspense>
      )}
    </section>
  );
}
