import { lazy } from 'react';
import type { MetaFunction } from 'react-router';
import { ForMembers } from '../accounts/for-members.tsx';
import { pageMeta, placeOf } from '../page-meta.ts';
import { ResultsSkeleton } from '../recipes/results-skeleton.tsx';

const Favorites = lazy(() => import('./favorites.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta({ title: 'My Favorite Recipes', description: 'The recipes you love, kept for you.', keywords: 'my favorites, favorite recipes' }, placeOf(args)),
  { name: 'robots', content: 'noindex' },
];

export default function FavoritesPage() {
  return (
    <ForMembers title="My Favorite Recipes" signInFirst="Log in to see your favorites." loading={<ResultsSkeleton />}>
      {() => <Favorites />}
    </ForMembers>
  );
}
