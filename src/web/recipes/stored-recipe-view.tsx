import type { StoredRecipe } from '#contract/saved-recipes.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { isRecipe } from './is-recipe.ts';
import { PlainSheet } from './plain-sheet.tsx';
import { RecipeSheet } from './recipe-sheet.tsx';
import { ShareButton } from './share-button.tsx';
import { StoredPicture } from './stored-picture.tsx';

/** A recipe on a page of its own; one that was saved without the kitchen's data is shown with what it has. */
export function StoredRecipeView({ recipe }: { readonly recipe: StoredRecipe }) {
  const parts = {
    heading: <h1 className="heading">{recipe.title}</h1>,
    picture: <StoredPicture recipe={recipe} className="block aspect-4/3 w-full rounded-lg md:w-80" />,
    actions: (
      <>
        <FavoriteButton recipeId={recipe.id} />
        {recipe.isOwner && <ShareButton recipe={recipe} />}
      </>
    ),
  };
  return (
    <div className="page py-10 lg:py-16">
      {isRecipe(recipe) ? <RecipeSheet recipe={recipe} {...parts} isPage /> : <PlainSheet recipe={recipe} {...parts} />}
    </div>
  );
}
