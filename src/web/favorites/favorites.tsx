import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { withAccount } from '../accounts/sign-in-first.ts';
import { sentenceOf } from '../api/call-error.ts';
import { MY_FAVORITES, removeFavorite } from '../recipes/recipe-calls.ts';
import { StoredList } from '../recipes/stored-list.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toast-store.ts';

/** What the viewer loves, each with its heart. */
export default function Favorites() {
  return (
    <StoredList
      path="/api/my-favorites"
      queryKey={MY_FAVORITES}
      failed="There was an error loading your favorites. Please try again later."
      empty={{ title: 'No Favorites Yet', text: 'Save your favorite recipes to access them quickly later.' }}
      action={(recipe) => <RemoveButton recipe={recipe} />}
    />
  );
}

function RemoveButton({ recipe }: { readonly recipe: StoredRecipe }) {
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      const isDone = await withAccount(() => removeFavorite(recipe.id).then(() => true));
      if (isDone) showToast({ title: 'Removed from Favorites', text: 'Recipe has been removed from your favorites', durationMs: 3000 });
    } catch (error) {
      showToast({ title: 'Error', text: sentenceOf(error, 'Failed to remove from favorites'), isError: true });
    }
    setBusy(false);
  };
  return (
    <IconButton label={`Remove ${recipe.title} from favorites`} tip="Remove from favorites" disabled={isBusy} onClick={() => void remove()}>
      <Heart aria-hidden="true" size={18} className="fill-tomato text-tomato" />
    </IconButton>
  );
}
