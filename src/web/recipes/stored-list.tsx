import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { askToSignIn } from '../accounts/sign-in-first.ts';
import { useViewer } from '../accounts/viewer.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { PinchMark } from '../frame/pinch-mark.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { parseStored } from './parse-stored.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { StoredCard } from './stored-card.tsx';

interface StoredListProps {
  readonly title: string;
  readonly path: string;
  readonly queryKey: readonly unknown[];
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string; readonly link?: string };
  /** For visitors: what an account is good for here. */
  readonly signInFirst: string;
  readonly action: (recipe: StoredRecipe) => ReactNode;
}

/** A page of kept recipes with all its states. */
export function StoredList(props: StoredListProps) {
  const viewer = useViewer();
  const id = useId();
  return (
    <section className="page py-12 lg:py-16" aria-labelledby={id}>
      <h1 id={id} className="heading">
        {props.title}
      </h1>
      {viewer === 'loading' ? <Loading /> : viewer === null ? <SignInFirst text={props.signInFirst} /> : <Recipes key={viewer.id} {...props} />}
    </section>
  );
}

function Recipes({ path, queryKey, failed, empty, action }: StoredListProps) {
  const { data, isError, isFetching, refetch } = useQuery({ queryKey, queryFn: async () => (await call<StoredRecipe[]>(path)).map(parseStored) }, queryClient);
  if (isError && !isFetching)
    return (
      <div className="mt-8 grid justify-items-start gap-4" role="alert">
        <p>{failed}</p>
        <Button kind="quiet" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    );
  if (!data) return <Loading />;
  if (data.length === 0) return <Nothing {...empty} />;
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">
      {data.map((recipe) => (
        <StoredCard key={recipe.id} recipe={recipe} action={action(recipe)} />
      ))}
    </div>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your recipes
      </p>
      <ResultsSkeleton />
    </>
  );
}

function Nothing({ title, text, link }: StoredListProps['empty']) {
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <PinchMark className="size-10 text-saffron" />
      <h2 className="text-2xl font-semibold">{title}</h2>
      <p className="prose">{text}</p>
      <Link to="/" className={buttonLook()}>
        {link ?? 'Find Recipes'}
      </Link>
    </div>
  );
}

function SignInFirst({ text }: { readonly text: string }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p className="prose">{text}</p>
      <Button onClick={() => void askToSignIn()}>Login</Button>
    </div>
  );
}
