import { type Cookbook, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Order } from '#kitchen/order.ts';
import type { InputReport, Recipe } from '#kitchen/recipe.ts';
import { remembered } from '#kitchen/remembered.ts';

/** A word of ours that is another elsewhere: where theirs was typed, theirs is written. */
interface OwnWord {
  /** What is typed, as whole words. */
  readonly typed: RegExp;
  /** Our word in the singular or the plural, where it means just this food. */
  readonly ours: RegExp;
  readonly one: string;
  readonly many: string;
  /** Ids of what shares our word: with ground coriander in the dish, the coriander stays coriander. */
  readonly unless?: readonly string[];
}

const MEATS = ['beef', 'pork', 'lamb', 'turkey', 'chicken'];
/** What stands on our shelf with venison, for it cooks alike. */
const GAME = ['kangaroo', 'ostrich', 'bison', 'moose', 'elk', 'reindeer'];

/** What an American list says of these things, whether or not it names them: their recipe is no place for rocket and grills. */
const OF_AMERICA: readonly OwnWord[] = [
  own('zucchinis?', 'courgettes?', 'zucchini', 'zucchini'),
  own('eggplants?', 'aubergines?', 'eggplant', 'eggplants'),
  own('cilantro', '(?<!ground )coriander(?! seed| powder)', 'cilantro', 'cilantro', ['ground-coriander', 'coriander-seed']),
  own('scallions?', 'spring onions?', 'scallion', 'scallions'),
  own('shrimps?', 'prawns?(?! cracker)', 'shrimp', 'shrimp'),
  own('arugula', 'rocket', 'arugula', 'arugula'),
  own('beets?', 'beetroots?', 'beet', 'beets'),
  own('rutabagas?', 'swedes?', 'rutabaga', 'rutabagas'),
  own('snow peas?', 'mangetout', 'snow peas', 'snow peas'),
  own('fava beans?', 'broad beans?', 'fava bean', 'fava beans'),
  own('heavy (?:whipping )?cream', 'double cream', 'heavy cream', 'heavy cream'),
  own('sour cream', 'soured cream', 'sour cream', 'sour cream'),
  own('yogurts?', 'yoghurts?', 'yogurt', 'yogurts'),
  own('all purpose flour', 'plain flour', 'all-purpose flour', 'all-purpose flour'),
  own('corn ?starch', 'cornflour', 'cornstarch', 'cornstarch'),
  own('powdered sugar|confectioners sugar', 'icing sugar', 'powdered sugar', 'powdered sugar'),
  own('baking soda', 'bicarbonate of soda', 'baking soda', 'baking soda'),
  own('broth', '(?<=\\b(?:chicken|beef|vegetable|fish) )stock(?! cube| powder)', 'broth', 'broth'),
  own('tomato paste', 'tomato pur[ée]e', 'tomato paste', 'tomato paste'),
  own('pitas?|pita bread', 'pittas?', 'pita', 'pitas'),
  own('chilis?|chilies|chiles?', 'chilli(?:es)?', 'chili', 'chilies'),
  own('ground chuck', 'minced beef', 'ground beef', 'ground beef'),
  own('canned|cans?', 'tinned', 'canned', 'canned'),
  ...MEATS.map((meat) => own(`ground ${meat}`, `minced ${meat}`, `ground ${meat}`, `ground ${meat}`)),
];

/** What is said where it is typed. */
const OWN_WORDS: readonly OwnWord[] = [
  ...OF_AMERICA,
  own('brinjals?', 'aubergines?', 'brinjal', 'brinjals'),
  own('green onions?', 'spring onions?', 'green onion', 'green onions'),
  own('capsicums?', '(?<=\\b(?:red|green|yellow|the|a|one|half a) )pepper|peppers', 'capsicum', 'capsicums'),
  own('bok choy', 'pak choi', 'bok choy', 'bok choy'),
  own('romaine', 'cos lettuces?', 'romaine lettuce', 'romaine lettuces'),
  own('napa', 'chinese cabbages?', 'napa cabbage', 'napa cabbages'),
  own('collards?|collard greens', 'spring greens', 'collard greens', 'collard greens'),
  own('butternut pumpkins?', 'butternut squash(?:es)?', 'butternut pumpkin', 'butternut pumpkins'),
  own('silverbeet', '(?:swiss )?chard', 'silverbeet', 'silverbeet'),
  own('kumaras?', 'sweet potato(?:es)?', 'kumara', 'kumara'),
  own('half and half', 'single cream', 'half-and-half', 'half-and-half'),
  ...GAME.map((meat) => own(meat, 'venison', meat, meat)),
  ...MEATS.map((meat) => own(`${meat} mince`, `minced ${meat}`, `${meat} mince`, `${meat} mince`)),
];

/** And what nobody types, but every American recipe says. */
const IN_AMERICA: readonly OwnWord[] = [
  ...OF_AMERICA,
  own('', '(?<=\\b(?:the|a|hot) )grill(?! pan)', 'broiler', 'broilers'),
  own('', 'caster sugar', 'superfine sugar', 'superfine sugar'),
  own('', 'gherkins?', 'pickle', 'pickles'),
  own('', 'kitchen paper', 'paper towels', 'paper towels'),
  own('', '(?<=\\bthe )hob', 'stove', 'stoves'),
];

function own(typed: string, ours: string, one: string, many: string, unless: readonly string[] = []): OwnWord {
  return { typed: new RegExp(`\\b(?:${typed})\\b`), ours: new RegExp(`\\b(?:(an?) )?(${ours})\\b(?: (is|was|has)\\b)?`, 'gi'), one, many, unless };
}

/** Fields that no reader sees, or that other code reads. */
const NO_TEXT = new Set([
  'dish',
  'id',
  'unit',
  'family',
  'plate',
  'equipment',
  'uses',
  'usesFirst',
  'allergens',
  'diets',
  'courses',
  'season',
  'image',
  'from',
]);

/** Pounds and ounces are weighed in America, and by the old in Britain; cups in Australia too. */
const POUNDS = /(?:\d|\b(?:half an?|an?|one|two|three)) ?(?:fl )?(?:oz|ozs|ounces?|lbs?|pounds?|quarts?|qt)\b/;
const CUPS = /(?:\d|\b(?:half an?|an?|one|two|three)) ?cups?\b/;
/** What only North Americans say, and what others than the British say. */
const AMERICAN =
  /\b(?:cilantro|scallions?|green onions?|arugula|bell peppers?|rutabagas?|fava|collards?|heavy (?:whipping )?cream|half and half|all purpose|powdered sugar|ground (?:beef|pork|lamb|turkey|chicken|chuck)|broth|jack cheese|italian sausages?|pinto beans|navy beans)\b/;
const NOT_BRITISH =
  /\b(?:zucchinis?|eggplants?|shrimps?|bok choy|beets|snow peas?|romaine|napa|corn ?starch|baking soda|tomato paste|canned|cans?|tortillas?)\b/;

/** Whether the list was measured as Americans do: in pounds, ounces or cups, and in their words. */
export function isInUsMeasures(inputs: readonly Pick<InputReport, 'typed'>[]): boolean {
  const typed = inputs.map((input) => input.typed.toLowerCase());
  const says = (word: RegExp) => typed.some((text) => word.test(text));
  return says(AMERICAN) ? says(POUNDS) || says(CUPS) : says(POUNDS) && says(NOT_BRITISH);
}

/** What has names of its own that our shelves put together: barramundi is cooked as sea bass is, and stays barramundi. */
const NAMED_APART = [
  'raw fish',
  'pasta',
  'ready fish',
  'cheeses',
  'cooked sausages',
  'cured meats',
  'sugars',
  'syrups',
  'umami pastes',
  'polentas',
  'fresh chillies',
  'pickles',
  'leftover boiled vegetables',
  'leftover roast vegetables',
];
/** Of these the name that was typed stands in every sentence, even where it shares a word with ours. */
const CALLED_APART = ['rices', 'soft rolls'];
/** Words that name no more than what sort of thing it is. */
const NO_OWN_NAME =
  /^(?:fish|cheese|string|sausage|meat|sugar|syrup|cordial|squash|drink|pickle|paste|spread|miso|chilli|white|yellow|hard|soft|fresh|fillet|steak|melting|block|packet|grated|shredded|sliced|mature|sharp|mild|leftover|end)s?$/;

/** The name a food was typed by, where our shelf has it under another; null where ours says the same or more. */
function ownNameOf({ ingredient, said, called, slices }: Item, { kinds }: Cookbook): OwnWord | null {
  // Risotto rice is not arborio rice in the next sentence, nor are brioche buns burger buns.
  if (called && isAnyOf(ingredient, CALLED_APART, kinds) && !called.one.includes(ingredient.name)) return own('', oursOf(ingredient), called.one, called.many);
  if (!said || !isAnyOf(ingredient, NAMED_APART, kinds)) return null;
  // Four rashers of rashers are of bacon.
  if (slices && said.startsWith(slices.word)) return null;
  const words = said.split(' ');
  const known = new Set(
    [ingredient.name, ingredient.plural, ingredient.short].flatMap((name) =>
      name
        .toLowerCase()
        .replace(/^leftover /, '')
        .split(' '),
    ),
  );
  if (words.some((word) => known.has(word)) || words.every((word) => NO_OWN_NAME.test(word))) return null;
  const one = [said, said.replace(/s$/, '')].find((name) => ingredient.also.includes(name));
  return one === undefined ? null : own(said, oursOf(ingredient), one, said);
}

const oursOf = ({ name, plural }: Ingredient) => [...new Set([plural, name])].map((one) => one.replace(/[^\p{L} ]/gu, '.')).join('|');

/** Text as the visitor would say it. */
export type Say = (text: string, has?: (id: string) => boolean) => string;

/** The words of ours that whoever typed this list has others for; null where there are none. */
export const ownWordsOf = remembered(({ inputs, items }: Pick<Order, 'inputs' | 'items'>, cookbook: Cookbook): { readonly say: Say | null } => {
  const typed = inputs.map(({ typed: one }) => one.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, ' '));
  const theirs = [...OWN_WORDS.filter((word) => typed.some((text) => word.typed.test(text))), ...items.flatMap((item) => ownNameOf(item, cookbook) ?? [])];
  const isSaid = ({ ours }: OwnWord) => theirs.some((word) => word.ours.source === ours.source);
  const words = isInUsMeasures(inputs) ? [...theirs, ...IN_AMERICA.filter((word) => !isSaid(word))] : theirs;
  if (words.length === 0) return { say: null };
  return { say: (text, has = () => false) => words.reduce((said, word) => (word.unless?.some(has) ? said : replace(said, word)), text) };
});

const SEVERAL = /(?:[^s]s|oes)$/;
const OF_SEVERAL = { is: 'are', was: 'were', has: 'have' };

function replace(text: string, { ours, one, many }: OwnWord): string {
  return text.replace(ours, (_, article: string | undefined, word: string, verb: string | undefined) => {
    const plain = SEVERAL.test(word) ? many : one;
    const capital = /^\p{Lu}/u.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    // Bacon is crisp, lardons are.
    const said = verb ? `${capital} ${SEVERAL.test(plain) && !SEVERAL.test(word) ? OF_SEVERAL[verb as keyof typeof OF_SEVERAL] : verb}` : capital;
    if (article === undefined) return said;
    const suited = /^[aeiou]/i.test(said) ? 'an' : 'a';
    return `${/^A/.test(article) ? suited.charAt(0).toUpperCase() + suited.slice(1) : suited} ${said}`;
  });
}

/**
 * The recipe in the visitor's own words: zucchini for who typed zucchini, in every sentence.
 *
 * @param say as `ownWordsOf` gives it; null leaves the recipe as it is
 */
export function inOwnWords(recipe: Recipe, say: Say | null): Recipe {
  if (say === null) return recipe;
  const ids = new Set([...recipe.ingredients.map(({ id }) => id), ...recipe.addOns.map(({ id }) => id), recipe.touch.id]);
  const rewrite = (value: unknown, key: string): unknown => {
    if (NO_TEXT.has(key)) return value;
    if (typeof value === 'string') return say(value, (id) => ids.has(id));
    if (Array.isArray(value)) return key === 'ingredients' && typeof value[0] === 'string' ? value : value.map((one) => rewrite(one, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner, name)]));
  };
  return rewrite(recipe, '') as Recipe;
}
