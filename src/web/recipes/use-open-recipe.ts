import { useSearchParams } from 'react-router';
import type { Recipe } from '#kitchen/recipe.ts';
import { useWayBack } from '../use-way-back.ts';

/** Which of these recipes is open stands in the address, so that the back button closes it. */
export function useOpenRecipe(recipes: readonly Recipe[]) {
  const [search] = useSearchParams();
  const close = useWayBack();
  const title = search.get('recipe');
  return {
    recipe: recipes.find((recipe) => recipe.title === title) ?? null,
    linkTo: (one: string) => `?${new URLSearchParams({ recipe: one })}`,
    close,
  };
}
