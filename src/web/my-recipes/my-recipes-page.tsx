import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { MY_RECIPES } from '../recipes/recipe-calls.ts';
import { StoredList } from '../recipes/stored-list.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta({ title: 'My Recipes', description: 'The recipes you have saved.', keywords: 'my recipes, saved recipes' }, placeOf(args)),
  { name: 'robots', content: 'noindex' },
];

export default function MyRecipesPage() {
  const [doomed, setDoomed] = useState<StoredRecipe | null>(null);
  return (
    <>
      <StoredList
        title="My Recipes"
        path="/api/my-recipes"
        queryKey={MY_RECIPES}
        failed="There was an error loading your recipes. Please try again later."
        empty={{ title: 'No Saved Recipes Yet', text: 'Save a recipe you like and it waits for you here.', link: 'Find Recipes' }}
        signInFirst="Log in to see the recipes you have saved."
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
