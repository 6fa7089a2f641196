import type { StoredRecipe } from '#contract/saved-recipes.ts';
import type { PlateSpec } from '#kitchen/recipe.ts';
import { EMPTY_PLATE } from '../plate/empty-plate.ts';
import { Plate } from '../plate/plate.tsx';

interface StoredPictureProps {
  readonly recipe: StoredRecipe;
  readonly className: string;
}

/**
 * The owner's own picture, or the plate drawn. To others than the owner it is always drawn: a picture from elsewhere would tell
 * its host who looks.
 */
export function StoredPicture({ recipe, className }: StoredPictureProps) {
  const { image, isOwner, plate } = recipe;
  if (image && isOwner && /^(?:https:|\/)/.test(image))
    return <img src={image} alt="" loading="lazy" referrerPolicy="no-referrer" className={`${className} object-cover`} />;
  return <Plate spec={(plate as PlateSpec | undefined) ?? EMPTY_PLATE} title="" className={className} />;
}
