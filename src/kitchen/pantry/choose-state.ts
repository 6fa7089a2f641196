import type { State } from '#kitchen/cookbook/state.ts';
import { formOf } from './choose-form.ts';
import type { Measure } from './read-measure.ts';
import type { Food, Shelf } from './shelf.ts';
import { stateOf } from './state-words.ts';

/** Said together, the one further left matters more: "leftover roast chicken" is a leftover. */
const ORDER: readonly State[] = ['leftover', 'cooked', 'stale', 'frozen', 'tinned', 'dried', 'smoked', 'opened', 'raw', 'fresh'];
/** States that are another food's name; "fresh ginger" is just ginger. */
const NAMED: readonly State[] = ['cooked', 'leftover', 'frozen', 'tinned', 'dried', 'smoked'];
const DRY_BY_NATURE = /wine|spirit|beer|juice|drink|mustard|pasta|rice|noodle|lentil|bean|spice|herb|crumb|flour|nuts|oats|chickpea|grain/;
const COOKED_AHEAD = /rice|pasta|noodle|grain|quinoa|couscous/;
const GOES_STALE = /bread|roll|cake|bagel|tortilla|pastr|biscuit|cracker|crumb/;

/** A food found, the words that named it and those beside them. */
interface Found {
  readonly food: Food;
  readonly measure: Measure | null;
  readonly named: readonly string[];
  readonly rest: readonly string[];
}

/**
 * The state that the words (and a tin) tell, and the ingredient that the food is in that state: cooked rice
 * for rice, tinned tomatoes for tomatoes, where the cookbook has such a line. What stands in the name itself
 * ("leftover chicken" for cooked chicken) tells the state alone, for the form is already chosen.
 */
export function chooseState({ food, measure, named, rest }: Found, shelf: Shelf): { state: State | null; form: Food } {
  const beside = statesIn(rest, food);
  let form = food;
  for (const state of ORDER) if (beside.has(state) && form === food) form = formOf(food, state, shelf);
  const container = measure?.unit?.measure === 'container' ? measure.unit.unit : null;
  if ((container === 'tin' || container === 'jar') && beside.size === 0) form = formOf(food, 'tinned', shelf);
  const said = new Set([...beside, ...statesIn(named, food)]);
  const state = ORDER.find((one) => said.has(one)) ?? NAMED.find((one) => form.name.startsWith(`${one} `)) ?? null;
  return { state, form };
}

function statesIn(words: readonly string[], food: Food): Set<State> {
  // A "chuck roast" is a joint to be roasted, "roast chicken" is done.
  const said = words.at(-1) === 'roast' ? words.slice(0, -1) : words;
  const states = new Set(said.map((word) => stateOf(word)).filter((state) => state !== null));
  const kind = food.kinds[0] ?? '';
  // Beans that were soaked came dry, and are still raw: no tin's.
  if (/beans/.test(kind) && words.includes('soaked')) states.add('dried');
  // "Dry bread" has gone stale, dry pasta is just pasta.
  if (states.has('dried') && words.includes('dry')) {
    if (GOES_STALE.test(kind)) states.add('stale');
    if (GOES_STALE.test(kind) || (DRY_BY_NATURE.test(kind) && !food.name.startsWith('tinned'))) states.delete('dried');
  }
  // Day-old rice was cooked that day.
  if (states.has('stale') && COOKED_AHEAD.test(kind)) states.add('leftover');
  if (!GOES_STALE.test(kind)) states.delete('stale');
  return states;
}
