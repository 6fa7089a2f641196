import { useQuery } from '@tanstack/react-query';
import { Heart as HeartIcon } from 'lucide-react';
import { useState } from 'react';
import { withAccount } from '../accounts/sign-in-first.ts';
import { useViewer } from '../accounts/viewer.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { favoriteKey, setFavorite } from '../recipes/recipe-calls.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';

/** The heart of a recipe; a visitor is asked to sign in first. */
export function FavoriteButton({ recipeId }: { readonly recipeId: number }) {
  const viewer = useViewer();
  const isSignedIn = viewer !== null && viewer !== 'loading';
  return isSignedIn ? <OwnHeart recipeId={recipeId} /> : <Heart isFavorite={false} onToggle={() => love(recipeId)} />;
}

function OwnHeart({ recipeId }: { readonly recipeId: number }) {
  const { data } = useQuery(
    { queryKey: favoriteKey(recipeId), queryFn: () => call<{ isFavorite: boolean }>(`/api/favorites/check?recipeId=${recipeId}`) },
    queryClient,
  );
  const [wish, setWish] = useState<boolean | null>(null);
  const isFavorite = wish ?? data?.isFavorite ?? false;
  /** Turns at once; turns back when the server refuses. */
  const toggle = async () => {
    setWish(!isFavorite);
    await (isFavorite ? unlove(recipeId) : love(recipeId));
    setWish(null);
  };
  return <Heart isFavorite={isFavorite} onToggle={toggle} />;
}

function Heart({ isFavorite, onToggle }: { readonly isFavorite: boolean; readonly onToggle: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await onToggle();
    setBusy(false);
  };
  return (
    <Button kind="quiet" aria-disabled={isBusy} onClick={() => !isBusy && void toggle()}>
      <HeartIcon aria-hidden="true" size={17} className={isFavorite ? 'fill-tomato text-tomato' : ''} />
      {isFavorite ? 'Saved to Favorites' : 'Add to Favorites'}
    </Button>
  );
}

async function love(recipeId: number): Promise<void> {
  await said(() => setFavorite(recipeId, true), { title: 'Added to Favorites', text: 'Recipe has been added to your favorites' });
}

async function unlove(recipeId: number): Promise<void> {
  await said(() => setFavorite(recipeId, false), { title: 'Removed from Favorites', text: 'Recipe has been removed from your favorites' });
}

async function said(act: () => Promise<void>, words: { title: string; text: string }): Promise<void> {
  try {
    const isDone = await withAccount(() => act().then(() => true));
    if (isDone) showToast({ ...words, durationMs: 3000 });
  } catch {
    showToast({ title: 'Error', text: 'Failed to update favorite status', isError: true, durationMs: 3000 });
  }
}
