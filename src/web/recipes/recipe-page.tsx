import { useQuery } from '@tanstack/react-query';
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useParams } from 'react-router';
import { asJsonLd } from '#contract/json-ld.ts';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { useViewer } from '../accounts/viewer.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { CookModeGate } from '../cook-mode/cook-mode-gate.tsx';
import { readSharedContext } from '../page-context.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { parseStored } from './parse-stored.ts';
import { recipeKey } from './recipe-calls.ts';
import { RecipeNotFound } from './recipe-not-found.tsx';
import { RecipePageSkeleton } from './recipe-page-skeleton.tsx';
import { StoredRecipeView } from './stored-recipe-view.tsx';

interface Loaded {
  /** The recipe when everybody may read it; a private one comes by a call, with whoever looks at it. */
  readonly shared: StoredRecipe | null;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const shared = await context.get(readSharedContext)(params.id ?? '');
  // What is private is kept nowhere on its way.
  return data<Loaded>({ shared }, { headers: { 'cache-control': shared ? 'no-cache' : 'private, no-store' } });
}

/** Within the app no page is asked for: the call that brings the recipe is enough. */
export async function clientLoader(): Promise<Loaded> {
  return { shared: null };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction = (args) => {
  const shared = (args.loaderData as Loaded | undefined)?.shared;
  const place = placeOf(args);
  if (!shared)
    return [...pageMeta({ title: 'Recipe', description: 'A recipe kept in Pinch.', keywords: 'recipe' }, place), { name: 'robots', content: 'noindex' }];
  const picture = `/recipe/${shared.id}/share.png`;
  const address = { url: new URL(place.pathname, place.origin).href, image: new URL(picture, place.origin).href };
  return [
    ...pageMeta({ title: shared.title, description: descriptionOf(shared), keywords: keywordsOf(shared), picture }, place),
    { 'script:ld+json': asJsonLd(shared, address) as Record<string, string> },
  ];
};

export default function RecipePage() {
  const { id = '' } = useParams();
  const { shared } = useLoaderData<Loaded>();
  const viewer = useViewer();
  return (
    <>
      {viewer === 'loading' || (viewer === null && shared) ? (
        shared ? (
          <StoredRecipeView recipe={shared} />
        ) : (
          <RecipePageSkeleton />
        )
      ) : (
        <FetchedRecipe key={viewer?.id} id={id} shared={shared} />
      )}
      <CookModeGate />
    </>
  );
}

function FetchedRecipe({ id, shared }: { readonly id: string; readonly shared: StoredRecipe | null }) {
  const { data: fetched, isError } = useQuery(
    { queryKey: recipeKey(Number(id)), queryFn: async () => parseStored(await call<StoredRecipe>(`/api/recipes/${encodeURIComponent(id)}`)) },
    queryClient,
  );
  const recipe = fetched ?? shared;
  useDocumentTitle(recipe?.title);
  if (isError) return <RecipeNotFound />;
  return recipe ? <StoredRecipeView recipe={recipe} /> : <RecipePageSkeleton />;
}

function descriptionOf({ title, cookTime, servings, headnote, why, mainIngredients }: StoredRecipe): string {
  const made = headnote || why || `Made with ${mainIngredients.slice(0, 4).join(', ')}.`;
  return `${title}: ${cookTime}, ${servings} ${servings === 1 ? 'serving' : 'servings'}. ${made}`.slice(0, 200);
}

function keywordsOf({ ingredients, cuisine, family }: StoredRecipe): string {
  return ['recipe', cuisine, family, ...(ingredients ?? []).slice(0, 6).map(({ name }) => name)].filter(Boolean).join(', ');
}
