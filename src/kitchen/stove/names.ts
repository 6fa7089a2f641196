import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Item } from '#kitchen/menu/item.ts';
import type { Amount } from '#kitchen/recipe.ts';

/** One thing, though its name ends in s. */
const ONE_IN_S = /(?:hummus|couscous|asparagus|molasses|grass|cress|swiss|haggis)$/i;

/** Whether the name stands in the singular beside this amount: one egg, half a cabbage; rice always. */
export function isSingular(ingredient: Ingredient, amount: Amount | null): boolean {
  if (ingredient.plural === ingredient.name) return !/[^s]s$/.test(ingredient.name) || ONE_IN_S.test(ingredient.name);
  if (amount?.unit === '') return amount.quantity <= 1;
  const piece = ingredient.pieceGrams;
  // A joint is one, however heavy.
  if (ingredient.kinds[0] === JOINTS) return true;
  // 130 g of a cabbage is cabbage, 130 g of radishes is radishes; a head of 900 g is one still.
  return amount !== null && piece !== null && amount.grams < piece * (piece >= LARGE ? 1.6 : 0.8);
}
const JOINTS = 'joints';
/** Grams of what one buys a single one of: a cauliflower, a squash. */
const LARGE = 400;

/** What the tin says: "tomatoes" for tinned tomatoes. */
export function inTin(ingredient: Ingredient): string {
  return withoutTin(ingredient.plural);
}

const withoutTin = (name: string) => name.replace(/^(tinned|canned) | in a tin$/, '');

/** What is counted, in its singular and plural: two cod are two cod fillets. */
export function countedNames({ name, plural, unit }: Ingredient): { one: string; many: string } {
  return plural === name && unit?.word === FILLET ? { one: `${name} ${FILLET}`, many: `${name} ${FILLET}s` } : { one: name, many: plural };
}
const FILLET = 'fillet';

/** The full name in the number that suits the amount. */
export function fullName(ingredient: Ingredient, amount: Amount | null): string {
  if (amount?.unit !== '') return isSingular(ingredient, amount) ? ingredient.name : ingredient.plural;
  const { one, many } = countedNames(ingredient);
  return amount.quantity <= 1 ? one : many;
}

/** The name beside its amount, in the visitor's words where they say more: "1 tin chopped tomatoes". */
export function ownName({ ingredient, amount, item }: { ingredient: Ingredient; amount: Amount | null; item: Item | null }): string {
  const { called } = item ?? {};
  if (!called) return amount?.unit === 'tin' ? inTin(ingredient) : fullName(ingredient, amount);
  if (amount?.unit === 'tin') return withoutTin(called.many);
  return (amount?.unit === '' ? amount.quantity <= 1 : isSingular(ingredient, amount)) ? called.one : called.many;
}

/** The name as a cook says it at the stove: "the chicken", "the chickpeas". */
export function shortName(ingredient: Ingredient, amount: Amount | null): string {
  const { short, name, plural } = ingredient;
  if (isSingular(ingredient, amount)) return short;
  if (short === name) return plural;
  // "tinned chickpeas" with the short name "chickpea" → "chickpeas": the last word as the full name has it.
  const words = short.split(' ');
  const ending = plural.split(' ').at(-1) ?? '';
  return ending.startsWith((words.at(-1) ?? '').slice(0, -1)) ? [...words.slice(0, -1), ending].join(' ') : short;
}

/** The short name as it stands before another noun: "pea soup", "baked bean salad", though we only ever say peas and beans. */
export function beforeNoun({ name, plural, short }: Ingredient): string {
  if (plural !== name || !/[^s]s$/.test(short) || ONE_IN_S.test(short) || /(?:greens|oats|manis|physalis|frais)$/i.test(short)) return short;
  if (/leaves$/.test(short)) return short.replace(/leaves$/, 'leaf');
  if (/ies$/.test(short)) return short.replace(/ies$/, 'y');
  return short.replace(/(?<=o|ch|sh|x)es$|s$/, '');
}
