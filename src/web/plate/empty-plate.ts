import type { PlateSpec } from '#kitchen/recipe.ts';

/** For a recipe nobody told us the looks of: the plate, laid. */
export const EMPTY_PLATE: PlateSpec = { vessel: 'plate', base: null, items: [], garnish: [], seed: 7 };
