import type { Recipe } from '#kitchen/recipe.ts';
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

const isFor = (course: string) => (dish: Described) => dish.courses.includes(course);

/** Cuisines as people say them, where that is not the word in the dish files alone. */
const CUISINES: Readonly<Record<string, readonly string[]>> = {
  American: ['American', 'Californian', 'Cajun', 'Tex-Mex'],
  Asian: [
    ...['Asian', 'Chinese', 'Cantonese', 'Sichuan', 'Taiwanese', 'Japanese', 'Korean', 'Thai', 'Vietnamese'],
    ...['Indonesian', 'Malaysian', 'Singaporean', 'Filipino', 'Indian', 'Pakistani', 'Sri Lankan'],
  ],
  Australian: ['Australian'],
  British: ['British', 'Scottish', 'Welsh', 'Anglo-Indian', 'British Indian'],
  Caribbean: ['Caribbean', 'Cuban'],
  Chinese: ['Chinese', 'Cantonese', 'Sichuan', 'Taiwanese'],
  French: ['French'],
  German: ['German', 'Austrian', 'Swiss'],
  Greek: ['Greek', 'Cypriot'],
  Indian: ['Indian', 'Anglo-Indian', 'British Indian', 'Pakistani', 'Sri Lankan'],
  Irish: ['Irish'],
  Italian: ['Italian'],
  Japanese: ['Japanese'],
  Korean: ['Korean'],
  Mediterranean: ['Mediterranean', 'Italian', 'Greek', 'Spanish', 'Catalan', 'Turkish', 'Lebanese', 'Levantine', 'Cypriot', 'North African', 'Moroccan'],
  Mexican: ['Mexican', 'Tex-Mex'],
  'Middle Eastern': ['Middle Eastern', 'Lebanese', 'Levantine', 'Syrian', 'Persian', 'Turkish'],
  Moroccan: ['Moroccan', 'North African'],
  'North African': ['North African', 'Moroccan'],
  Scandinavian: ['Nordic', 'Swedish', 'Danish'],
  Spanish: ['Spanish', 'Catalan'],
  Thai: ['Thai'],
  Turkish: ['Turkish'],
  Vietnamese: ['Vietnamese'],
};

const SORTS: ReadonlyMap<string, SortOfDish> = new Map<string, SortOfDish>([
  ['breakfast', { said: 'for breakfast', fits: isFor('breakfast') }],
  ['lunch', { said: 'for lunch', fits: isFor('lunch') }],
  ['main', { said: 'for a main course', fits: ({ courses }) => courses[0] === 'main' }],
  ['dessert', { said: 'for dessert', fits: ({ courses }) => courses[0] === 'sweet' || courses[0] === 'pudding' }],
  ['snack', { said: 'for a snack', fits: isFor('snack') }],
  ['first course', { said: 'for a starter', fits: isFor('starter') }],
  ['one pan', { said: 'in one pan', fits: ({ pan }) => pan !== '' && !/ and |, /.test(pan), isOnePan: true }],
  ...Object.entries(CUISINES).map(([word, cuisines]): [string, SortOfDish] => [
    word.toLowerCase(),
    { said: word, fits: ({ cuisine }) => cuisines.includes(cuisine) },
  ]),
]);

/** The words of the sorts of dish that may be wished for, and how each is said. */
export const SORTS_OF_DISH: ReadonlyMap<string, string> = new Map([...SORTS].map(([word, { said }]) => [word, said]));

/** Several sorts as one, of which a dish has to be all; undefined where none is wished for. */
export function sortFor(words: readonly string[] = []): SortOfDish | undefined {
  const sorts = words.flatMap((word) => SORTS.get(word) ?? []);
  if (sorts.length === 0) return undefined;
  return {
    said: listed(sorts.map(({ said }) => said)),
    fits: (dish) => sorts.every(({ fits }) => fits(dish)),
    isOnePan: sorts.some(({ isOnePan }) => isOnePan),
  };
}
