import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { focusMainIfLost } from '../frame/focus-main.ts';
import { PinchMark } from '../frame/pinch-mark.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { IconButtons } from '../ui/icon-button.tsx';
import { parseStored } from './parse-stored.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { StoredCard } from './stored-card.tsx';

interface StoredListProps {
  readonly path: string;
  readonly queryKey: readonly unknown[];
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly action: (recipe: StoredRecipe) => ReactNode;
}

/** Kept recipes in all their states. */
export function StoredList({ path, queryKey, failed, empty, action }: StoredListProps) {
  const { data, isError, isFetching, refetch } = useQuery({ queryKey, queryFn: async () => (await call<StoredRecipe[]>(path)).map(parseStored) }, queryClient);
  // A card may have gone with the button that was pressed.
  const count = data?.length;
  useEffect(() => {
    if (count !== undefined) focusMainIfLost();
  }, [count]);
  if (isError && !isFetching)
    return (
      <div className="mt-8 grid justify-items-start gap-4" role="alert">
        <p>{failed}</p>
        <Button kind="quiet" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  if (!data) return <ResultsSkeleton />;
  if (data.length === 0) return <Nothing {...empty} />;
  return (
    <IconButtons>
      <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
        {data.map((recipe) => (
          <StoredCard key={recipe.id} recipe={recipe} action={action(recipe)} />
        ))}
      </div>
    </IconButtons>
  );
}

function Nothing({ title, text }: StoredListProps['empty']) {
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <PinchMark className="size-10 text-saffron" />
      <h2 className="text-2xl font-semibold">{title}</h2>
      <p className="prose">{text}</p>
      <Link to="/" className={buttonLook()}>
        Find Recipes
      </Link>
    </div>
  );
}
