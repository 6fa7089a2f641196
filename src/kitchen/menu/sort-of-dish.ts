import type { Cuisine, Recipe, Sort } from '#kitchen/recipe.ts';
import { listed } from '#kitchen/stove/names.ts';

/** What tells of a dish, or of a recipe made from it, whether it is of a sort. */
type Described = Pick<Recipe, 'courses' | 'cuisine' | 'pan'>;

export interface SortOfDish {
  /** "for breakfast", "Italian": as it is said to the visitor. */
  readonly said: string;
  readonly fits: (dish: Described) => boolean;
  /** Whether a second pan, for what goes beside the dish, would be one too many. */
  readonly isOnePan?: boolean | undefined;
}

/** Cuisines as the dish files name them, by the word that people have for them. */
const CUISINES: Readonly<Record<Cuisine, readonly string[]>> = {
  american: ['American', 'Californian', 'Cajun', 'Tex-Mex'],
  asian: [
    ...['Asian', 'Chinese', 'Cantonese', 'Sichuan', 'Taiwanese', 'Japanese', 'Korean', 'Thai', 'Vietnamese'],
    ...['Indonesian', 'Malaysian', 'Singaporean', 'Filipino', 'Indian', 'Pakistani', 'Sri Lankan'],
  ],
  australian: ['Australian'],
  british: ['British', 'Scottish', 'Welsh', 'Anglo-Indian', 'British Indian'],
  caribbean: ['Caribbean', 'Cuban'],
  chinese: ['Chinese', 'Cantonese', 'Sichuan', 'Taiwanese'],
  french: ['French'],
  german: ['German', 'Austrian', 'Swiss'],
  greek: ['Greek', 'Cypriot'],
  indian: ['Indian', 'Anglo-Indian', 'British Indian', 'Pakistani', 'Sri Lankan'],
  irish: ['Irish'],
  italian: ['Italian'],
  japanese: ['Japanese'],
  korean: ['Korean'],
  mediterranean: ['Mediterranean', 'Italian', 'Greek', 'Spanish', 'Catalan', 'Turkish', 'Lebanese', 'Levantine', 'Cypriot', 'North African', 'Moroccan'],
  mexican: ['Mexican', 'Tex-Mex'],
  'middle eastern': ['Middle Eastern', 'Lebanese', 'Levantine', 'Syrian', 'Persian', 'Turkish'],
  moroccan: ['Moroccan', 'North African'],
  scandinavian: ['Nordic', 'Swedish', 'Danish'],
  spanish: ['Spanish', 'Catalan'],
  thai: ['Thai'],
  turkish: ['Turkish'],
  vietnamese: ['Vietnamese'],
};

const isFor = (course: string) => (dish: Described) => dish.courses.includes(course);
const isOf = (cuisine: Cuisine): SortOfDish => ({ said: capitalised(cuisine), fits: (dish) => CUISINES[cuisine].includes(dish.cuisine) });
const OTHERS: Readonly<Record<Exclude<Sort, Cuisine>, SortOfDish>> = {
  breakfast: { said: 'for breakfast', fits: isFor('breakfast') },
  lunch: { said: 'for lunch', fits: isFor('lunch') },
  main: { said: 'for a main course', fits: ({ courses }) => courses[0] === 'main' },
  'first course': { said: 'for a first course', fits: isFor('starter') },
  snack: { said: 'for a snack', fits: isFor('snack') },
  dessert: { said: 'for dessert', fits: ({ courses }) => courses[0] === 'sweet' || courses[0] === 'pudding' },
  'one pan': { said: 'in one pan', fits: ({ pan }) => pan !== '' && !/ and |, /.test(pan), isOnePan: true },
};

/** One sort of dish that may be wished for. */
export function sortOf(sort: Sort): SortOfDish {
  return isCuisine(sort) ? isOf(sort) : OTHERS[sort];
}

const isCuisine = (sort: Sort): sort is Cuisine => sort in CUISINES;
const capitalised = (words: string) => words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** Several sorts as one, of which a dish has to be all; undefined where none is wished for. */
export function sortFor(wished: readonly Sort[] = []): SortOfDish | undefined {
  const sorts = wished.map(sortOf);
  if (sorts.length === 0) return undefined;
  return {
    said: listed(sorts.map(({ said }) => said)),
    fits: (dish) => sorts.every(({ fits }) => fits(dish)),
    isOnePan: sorts.some(({ isOnePan }) => isOnePan),
  };
}
