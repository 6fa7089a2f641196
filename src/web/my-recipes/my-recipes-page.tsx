import { lazy } from 'react';
import type { MetaFunction } from 'react-router';
import { ForMembers } from '../accounts/for-members.tsx';
import { pageMeta, placeOf } from '../page-meta.ts';
import { ResultsSkeleton } from '../recipes/results-skeleton.tsx';

const MyRecipes = lazy(() => import('./my-recipes.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta(
    { title: 'My Recipes', description: 'The recipes you have saved, to cook again.', keywords: 'my recipes, saved recipes, recipe collection' },
    placeOf(args),
  ),
  { name: 'robots', content: 'noindex' },
];

export default function MyRecipesPage() {
  return (
    <ForMembers title="My Recipes" signInFirst="Log in to see the recipes you have saved." loading={<ResultsSkeleton />}>
      {() => <MyRecipes />}
    </ForMembers>
  );
}
