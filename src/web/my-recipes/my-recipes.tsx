import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { MY_RECIPES } from '../recipes/recipe-calls.ts';
import { StoredList } from '../recipes/stored-list.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** What the viewer has saved, to read again and to delete. */
export default function MyRecipes() {
  const [doomed, setDoomed] = useState<StoredRecipe | null>(null);
  return (
    <>
      <StoredList
        path="/api/my-recipes"
        queryKey={MY_RECIPES}
        failed="There was an error loading your recipes. Please try again later."
        empty={{ title: 'No Saved Recipes Yet', text: 'Save a recipe you like and it waits for you here.' }}
        action={(recipe) => (
          <IconButton label={`Delete ${recipe.title}`} tip="Delete" onClick={() => setDoomed(recipe)}>
            <Trash2 aria-hidden="true" size={18} />
          </IconButton>
        )}
      />
      {doomed && <DeleteDialog recipe={doomed} onClose={() => setDoomed(null)} />}
    </>
  );
}
