import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Recipe } from '#kitchen/recipe.ts';

/** Which of these recipes is open stands in the address, under this name, so that the back button closes it. */
export function useOpenRecipe(recipes: readonly Recipe[], name: 'recipe' | 'saved') {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const title = search.get(name);
  return {
    recipe: recipes.find((recipe) => recipe.title === title) ?? null,
    linkTo: (one: string) => `?${new URLSearchParams({ [name]: one })}`,
    // Opened by a link of ours, it is one step back; else there is nothing of ours behind it.
    close: () => (key === 'default' ? navigate('/', { replace: true, preventScrollReset: true }) : navigate(-1)),
  };
}
