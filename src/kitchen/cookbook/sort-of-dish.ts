import { listed } from '#kitchen/listed.ts';
import type { Recipe, Sort } from '#kitchen/recipe.ts';

/** What tells of a dish, or of a recipe made from it, whether it is of a sort. */
type Described = Pick<Recipe, 'courses' | 'cuisine' | 'family' | 'pan'>;

export interface SortOfDish {
  /** "for breakfast", "Italian": as it is said to the visitor. */
  readonly said: string;
  readonly fits: (dish: Described) => boolean;
  /** Whether a second pan, for what goes beside the dish, would be one too many. */
  readonly isOnePan?: boolean | undefined;
}

const isOf =
  (...families: string[]) =>
  ({ family }: Described) =>
    families.includes(family);
/** Forms of dish, by the families that the dish files name. */
const FORMS = {
  Soup: { said: 'as a soup', fits: isOf('soups') },
  Salad: { said: 'as a salad', fits: isOf('salads') },
  Sandwich: { said: 'as a sandwich or on toast', fits: isOf('sandwiches and wraps', 'toasts') },
  Curry: { said: 'as a curry', fits: isOf('curries') },
  'Stir-fry': { said: 'as a stir-fry', fits: isOf('stir-fries') },
  Stew: { said: 'as a stew', fits: isOf('stews and braises') },
  'Tray bake': { said: 'on one tray', fits: isOf('tray bakes') },
  Pasta: { said: 'with pasta', fits: isOf('pasta') },
} satisfies Partial<Record<Sort, SortOfDish>>;

const isFor = (course: string) => (dish: Described) => dish.courses.includes(course);
/** Meals, and one pan. */
const OTHERS = {
  Breakfast: { said: 'for breakfast', fits: isFor('breakfast') },
  Lunch: { said: 'for lunch', fits: isFor('lunch') },
  'Main course': { said: 'for a main course', fits: ({ courses }) => courses[0] === 'main' },
  'First course': { said: 'for a first course', fits: isFor('starter') },
  Snack: { said: 'for a snack', fits: isFor('snack') },
  Dessert: { said: 'for dessert', fits: ({ courses }) => courses[0] === 'sweet' || courses[0] === 'pudding' },
  'One pan': { said: 'in one pan', fits: ({ pan }) => pan !== '' && !/ and |, /.test(pan), isOnePan: true },
} satisfies Partial<Record<Sort, SortOfDish>>;
type Form = keyof typeof FORMS;
type Cuisine = Exclude<Sort, keyof typeof OTHERS | Form>;

/** Cuisines as the dish files name them, by the word that people have for them. */
const CUISINES: Readonly<Record<Cuisine, readonly string[]>> = {
  African: ['West African', 'East African', 'Ethiopian', 'South African', 'North African', 'Moroccan'],
  American: ['American', 'Californian', 'Cajun', 'Tex-Mex'],
  Asian: [
    ...['Asian', 'Chinese', 'Cantonese', 'Sichuan', 'Taiwanese', 'Japanese', 'Korean', 'Thai', 'Vietnamese'],
    ...['Indonesian', 'Malaysian', 'Singaporean', 'Filipino', 'Indian', 'Pakistani', 'Sri Lankan'],
  ],
  Australian: ['Australian', 'New Zealand'],
  British: ['British', 'Scottish', 'Welsh', 'Irish', 'Anglo-Indian', 'British Indian'],
  Caribbean: ['Caribbean', 'Cuban'],
  Chinese: ['Chinese', 'Cantonese', 'Sichuan', 'Taiwanese'],
  'Eastern European': ['Hungarian', 'Polish', 'Ukrainian', 'Russian', 'Lithuanian', 'Bulgarian', 'Georgian'],
  Filipino: ['Filipino'],
  French: ['French', 'Provençal', 'Alsatian'],
  German: ['German', 'Austrian', 'Swiss'],
  Greek: ['Greek', 'Cypriot'],
  Indian: ['Indian', 'Anglo-Indian', 'British Indian', 'Pakistani', 'Sri Lankan'],
  Irish: ['Irish'],
  Italian: ['Italian', 'Sicilian', 'Italian-American'],
  Japanese: ['Japanese'],
  Korean: ['Korean'],
  'Latin American': ['Latin American', 'Argentine', 'Brazilian', 'Chilean', 'Cuban', 'Peruvian', 'Venezuelan'],
  Malaysian: ['Malaysian', 'Singaporean', 'Indonesian'],
  Mediterranean: ['Mediterranean', 'Italian', 'Greek', 'Spanish', 'Catalan', 'Turkish', 'Lebanese', 'Levantine', 'Cypriot', 'North African', 'Moroccan'],
  Mexican: ['Mexican', 'Tex-Mex'],
  'Middle Eastern': ['Middle Eastern', 'Lebanese', 'Levantine', 'Syrian', 'Palestinian', 'Israeli', 'Persian', 'Turkish'],
  Moroccan: ['Moroccan', 'North African'],
  Portuguese: ['Portuguese'],
  Scandinavian: ['Nordic', 'Swedish', 'Danish'],
  Spanish: ['Spanish', 'Catalan'],
  Thai: ['Thai'],
  Turkish: ['Turkish'],
  Vietnamese: ['Vietnamese'],
};

/** One sort of dish that may be wished for. */
export function sortOf(sort: Sort): SortOfDish {
  if (isForm(sort)) return FORMS[sort];
  return isCuisine(sort) ? { said: sort, fits: ({ cuisine }) => CUISINES[sort].includes(cuisine) } : OTHERS[sort];
}

const isCuisine = (sort: Sort): sort is Cuisine => sort in CUISINES;
const isForm = (sort: Sort): sort is Form => sort in FORMS;

/**
 * Several sorts as one; undefined where none is wished for. No dish is breakfast and dessert, or Italian and Indian: of meals, of cuisines
 * and of forms any that is wished for will do. A meal, a cuisine, a form and one pan together have to be all.
 */
export function sortFor(wished: readonly Sort[] = []): SortOfDish | undefined {
  if (wished.length === 0) return undefined;
  const facets = [...Map.groupBy(wished, facetOf).values()].map((sorts) => sorts.map(sortOf));
  return {
    said: listed(facets.map((sorts) => sorts.map(({ said }) => said).join(' or '))),
    fits: (dish) => facets.every((sorts) => sorts.some(({ fits }) => fits(dish))),
    isOnePan: wished.includes('One pan'),
  };
}

function facetOf(sort: Sort): 'cuisine' | 'form' | 'pan' | 'meal' {
  if (isForm(sort)) return 'form';
  if (isCuisine(sort)) return 'cuisine';
  return sort === 'One pan' ? 'pan' : 'meal';
}
