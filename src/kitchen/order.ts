import { remembered } from '#kitchen/remembered.ts';
import { byMainKind, type Cookbook, isAnyOf } from './cookbook/cookbook.ts';
import { type Ingredient, idOf } from './cookbook/ingredient.ts';
import type { Bans } from './menu/diets.ts';
import { hasBans, isAllowed } from './menu/diets.ts';
import { calledAs, type Item, supposedGrams, tellsNumbers, urgencyOf } from './menu/item.ts';
import { allergensMeant } from './pantry/allergen-words.ts';
import type { Entry, EntryAmount } from './pantry/entry.ts';
import { namesOn } from './pantry/food-names.ts';
import { foodsMeant } from './pantry/foods-meant.ts';
import { bothLeave, GROWING } from './pantry/merge-wishes.ts';
import { wordsOf } from './pantry/plain-text.ts';
import { readAllergy } from './pantry/read-avoided.ts';
import { readEntry } from './pantry/read-entry.ts';
import type { Shelf } from './pantry/shelf.ts';
import { spelledForWishes } from './pantry/wish-words.ts';
import { ALLERGENS, type Allergen, type CookRequest, type Diet, EQUIPMENT, type InputReport, type Taste, type Wishes } from './recipe.ts';

/** A request, read: what there is, what is wished and what must not be. */
export interface Order {
  readonly items: readonly Item[];
  readonly inputs: readonly InputReport[];
  readonly wishes: Wishes;
  readonly taste: Taste | undefined;
  readonly bans: Bans;
  readonly staples: ReadonlySet<string>;
  readonly notes: readonly string[];
}

/** The kind of everything with the heat of chilli: what "mild" leaves out. */
export const FIERY = 'fiery things';

const WHOLE_BIRDS = 'whole birds';

/** Groups of allergens that people name with one word. */
const ALLERGY_WORDS: ReadonlyMap<string, readonly Allergen[]> = new Map(
  Object.entries({
    nut: ['nuts', 'peanut'],
    nuts: ['nuts', 'peanut'],
    'tree nuts': ['nuts'],
    peanuts: ['peanut'],
    dairy: ['milk'],
    lactose: ['milk'],
    eggs: ['egg'],
    wheat: ['gluten'],
    coeliac: ['gluten'],
    celiac: ['gluten'],
    shellfish: ['crustaceans', 'molluscs'],
    seafood: ['crustaceans', 'molluscs', 'fish'],
    soya: ['soy'],
    sulphite: ['sulphites'],
    sulfites: ['sulphites'],
  }),
);

/** Reads everything typed and wished: each input in its turn, wishes among the ingredients taken as such and said. */
export function readOrder(request: CookRequest, shelf: Shelf, cookbook: Cookbook): Order {
  const entries = withCompany(
    request.ingredients.map((typed) => readEntry(typed, shelf)),
    shelf,
    cookbook,
  );
  const everything = entries.flatMap((entry) => [entry, ...(entry.more ?? [])]);
  const wishes = everything.reduce<Wishes>((all, entry) => (entry.wish ? join(all, entry.wish) : all), request);
  const bans = readBans(wishes, shelf);
  const staples = readStaples(wishes, shelf, cookbook, bans);
  const first = readFirst(wishes, everything, shelf);

  const items = new Map<string, Item>();
  const notes: string[] = [...bans.notes];
  const setAside: Ingredient[] = [];
  const foods = everything.flatMap((entry) => {
    const ingredient = ingredientOf(entry, cookbook, bans);
    return ingredient ? [{ entry, ingredient }] : [];
  });
  const isCounted = tellsNumbers(foods);
  for (const { entry, ingredient } of foods) {
    if (!isAllowed(ingredient, bans, cookbook)) {
      setAside.push(ingredient);
      continue;
    }
    const before = items.get(ingredient.id);
    const grams = entry.amount?.grams ?? countedGrams(entry, ingredient) ?? birdGrams(ingredient);
    const pieces = entry.amount && piecesOf(entry.amount);
    const slices = entry.amount && slicesOf(entry.amount, ingredient);
    const states = new Set([...(before?.states ?? []), ...(entry.state ? [entry.state] : [])]);
    const useFirst = (before?.useFirst ?? false) || first.has(ingredient.id);
    const supposed = supposedGrams(ingredient, entry.said ?? entry.typed, isCounted, cookbook.kinds);
    const called = entry.said === undefined ? undefined : calledAs(ingredient, entry.said);
    items.set(ingredient.id, {
      ingredient,
      ...(called && !before ? { called } : {}),
      ...(entry.said && !before ? { said: entry.said } : {}),
      ...(entry.amount?.unit === 'g' && !before ? { isWeighed: true } : {}),
      ...(entry.amount?.unit === 'tin' && entry.amount.grams && !before ? { packGrams: entry.amount.grams / entry.amount.quantity } : {}),
      ...(pieces && !before ? { pieces } : {}),
      ...(slices && !before ? { slices } : {}),
      ...(supposed ? { supposed } : {}),
      grams: before?.grams && grams ? before.grams + grams : (grams ?? before?.grams ?? null),
      states,
      useFirst,
      ...(before?.isFading || entry.isFading || states.has('stale') ? { isFading: true } : {}),
      urgency: urgencyOf(ingredient, states, useFirst),
    });
  }
  if (setAside.length) notes.push(sayLeftOut(setAside, bans, cookbook));
  return { items: [...items.values()], inputs: entries.map(report), wishes, taste: request.taste, bans, staples, notes };
}

/** A name of two foods, and among what else in the list it is the other of them. */
interface TwofoldName {
  readonly typed: RegExp;
  readonly other: string;
  readonly among: readonly string[];
  readonly unless: RegExp;
}

const TWOFOLD_NAMES: readonly TwofoldName[] = [
  // "Onion, pepper, mushrooms": who types pepper among vegetables, and no salt, means the vegetable.
  { typed: /^\s*pepper\s*$/i, other: 'peppers', among: ['vegetables', 'onions', 'roots', 'potatoes', 'tomatoes'], unless: /\bsalt\b/i },
  // A tin of beans for jacket potatoes, toast or a fry-up is in tomato sauce; for a chilli it is not.
  {
    typed: /(?<=^\s*(?:[\d½x]+\s+|an?\s+|half a\s+)?(?:tins?|cans?)(?:\s+of)?\s+)beans(?=\s*$)/i,
    other: 'baked beans',
    among: ['breads', 'sausages', 'bacons', 'eggs', 'potatoes', 'chips and wedges'],
    unless: /\b(?:rice|tortillas?|wraps?|mince|ground|pasta|chorizo|chill?i|peppers?|quinoa|lentils?|cumin|salsa|coriander|tuna|tom(?:ato(?:es)?|s))\b/i,
  },
];

/** Entries with what is meant by a name of two foods, told by the company it stands in. */
function withCompany(entries: readonly Entry[], shelf: Shelf, { ingredients, kinds }: Cookbook): readonly Entry[] {
  const told = TWOFOLD_NAMES.filter(({ typed }) => entries.some((entry) => typed.test(entry.typed)));
  if (told.length === 0) return entries;
  const foods = entries.flatMap(({ id }) => ingredients.get(id ?? '') ?? []);
  return entries.map((entry) => {
    const name = told.find(({ typed }) => typed.test(entry.typed));
    if (!name || !foods.some((food) => isAnyOf(food, name.among, kinds)) || entries.some((other) => name.unless.test(other.typed))) return entry;
    return { ...readEntry(entry.typed.replace(name.typed, name.other), shelf), typed: entry.typed };
  });
}

/** How many things were counted: two haddock fillets, four thighs of 600 g; undefined where it was not by the piece. */
function piecesOf({ quantity, unit, pieces }: EntryAmount): number | undefined {
  return pieces ?? (unit === '' || unit === 'fillet' ? quantity : undefined);
}

const SLICES: readonly string[] = ['rasher', 'slice', 'strip'];
const SLICED = ['meat', 'pork', 'poultry', 'fish'];

/** The slices in which meat or fish was counted: four rashers, three slices of ham. */
function slicesOf({ quantity, unit, grams }: EntryAmount, { of }: Ingredient): Item['slices'] {
  if (!grams || !SLICES.includes(unit) || !of.some((one) => SLICED.includes(one))) return undefined;
  return { word: unit === 'strip' ? 'slice' : unit, grams: grams / quantity };
}

/** "Left out because of your wishes: parmesan. If yours is vegetarian hard cheese, type that." */
function sayLeftOut(setAside: readonly Ingredient[], bans: Bans, cookbook: Cookbook): string {
  const twins = setAside.flatMap(({ name, kinds }) => {
    const twin = (byMainKind(cookbook).get(kinds[0] ?? '') ?? []).find((other) => isAllowed(other, bans, cookbook) && FREE.test(other.name));
    return twin ? [`If your ${name} ${SEVERAL.test(name) ? 'are' : 'is'} ${twin.name}, type that.`] : [];
  });
  return [`Left out because of your wishes: ${setAside.map(({ name }) => name).join(', ')}.`, ...twins].join(' ');
}

/** What a food is called that was made for those who do not eat the usual one. */
const SEVERAL = /[^us]s$/;
const FREE = /^(?:gluten-free|dairy-free|lactose-free|vegan|vegetarian|plant|nut-free|alcohol-free|soya|halal|turkey)\b/;

/** Who types "whole chicken" has said how much there is. */
function birdGrams({ kinds, pieceGrams }: Ingredient): number | null {
  return kinds[0] === WHOLE_BIRDS ? pieceGrams : null;
}

/** Ids of what is to be used first: "salmon" where only leftover salmon lies there means that. */
function readFirst({ useFirst = [] }: Wishes, entries: readonly Entry[], shelf: Shelf): ReadonlySet<string> {
  const own = entries.flatMap(({ id }) => shelf.byId.get(id ?? '') ?? []);
  const isThere = (id: string) => own.some((food) => food.id === id);
  const meant = useFirst
    .flatMap((typed) => idsOf(readEntry(typed, shelf), shelf))
    .flatMap((id) => (isThere(id) ? [id] : own.filter(({ short }) => short === shelf.byId.get(id)?.short).map((food) => food.id)));
  return new Set(meant);
}

/** Of a food known only by its kind as many pieces as were typed, each as heavy as its like: three moose sausages are three. */
function countedGrams({ id, amount }: Entry, { pieceGrams }: Ingredient): number | null {
  return !id && amount?.unit === '' && pieceGrams ? amount.quantity * pieceGrams : null;
}

function ingredientOf(entry: Entry, cookbook: Cookbook, bans: Bans): Ingredient | null {
  if (entry.status === 'refused') return null;
  if (entry.id) return cookbook.ingredients.get(entry.id) ?? null;
  if (!entry.kind || !entry.name) return null;
  // Of a food known only by its kind nobody can say what is in it: with a diet or an allergy it stays out.
  if (bans.diets.length || bans.allergens.length || bans.foods.length) return null;
  return byKind(entry.name, entry.kind, cookbook);
}

/** A food that is on no shelf, used as others of its kind are; its facts are unknown and stay so. */
function byKind(name: string, kind: string, cookbook: Cookbook): Ingredient | null {
  const all = [...cookbook.ingredients.values()];
  // Of some kinds ("noodles") every food on the shelf is first of a narrower one ("rice noodles").
  const like = all.find(({ kinds }) => kinds[0] === kind) ?? all.find(({ kinds }) => kinds.includes(kind));
  if (!like) return null;
  return {
    ...like,
    id: idOf(name),
    name,
    plural: name,
    short: name,
    also: [],
    kinds: [kind],
    per100: null,
    pack: null,
    care: null,
    season: [],
  };
}

function report(entry: Entry): InputReport {
  const { typed, status, id, name, reason } = entry;
  return { typed, status, ...(id ? { id } : {}), ...(name ? { name } : {}), ...(reason ? { reason } : {}) };
}

function idsOf(entry: Entry, shelf: Shelf): string[] {
  return [entry, ...(entry.more ?? [])].flatMap(({ id }) => (id && shelf.byId.has(id) ? [id] : []));
}

/** Lists grow together; a single value said later wins. */
function join(one: Wishes, other: Wishes): Wishes {
  const both = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined) => (a || b ? { value: [...(a ?? []), ...(b ?? [])] } : null);
  const joined: Record<string, unknown> = { ...one, ...other };
  for (const key of GROWING) {
    const list = both<string>(one[key], other[key]);
    if (list) joined[key] = list.value;
  }
  // "No oven" among the ingredients takes away from what was ticked.
  if (one.equipment && other.equipment) joined.equipment = bothLeave(one.equipment, other.equipment);
  return joined as Wishes;
}

function readBans(wishes: Wishes, shelf: Shelf): Bans & { readonly notes: readonly string[] } {
  const allergies = (wishes.allergies ?? []).map((typed) => ({ typed, meant: allergyMeant(typed, shelf) }));
  const dislikes = (wishes.dislikes ?? []).map((typed) => ({ typed, meant: foodsNamed(typed, shelf, false) }));
  const unknown = allergies.filter(({ meant }) => meant.length === 0);
  const foods = [
    ...allergies.flatMap(({ meant }) => meant.flatMap((one) => one.foods)),
    ...dislikes.flatMap(({ meant }) => meant),
    ...(wishes.spice === 'mild' ? [FIERY] : []),
  ];
  return {
    diets: [...new Set(wishes.diet ?? [])] as Diet[],
    allergens: [...new Set(allergies.flatMap(({ meant }) => meant.flatMap(({ allergens }) => allergens)))],
    foods: [...new Set(foods)],
    notes: [...unknown, ...dislikes.filter(({ meant }) => meant.length === 0)].map(
      ({ typed }) => `We do not know “${typed}” as a food, so we cannot keep it out. Please read every list with care.`,
    ),
  };
}

const BETWEEN_ALLERGIES = /\s*[,;/+&]\s*|\s+(?:and|or|plus)\s+/;

/** What an allergy keeps out, each as it was typed: "nuts", "nuts and sesame", "household nut allergy". Empty where we know nothing of the name. */
function allergyMeant(typed: string, shelf: Shelf): { readonly allergens: readonly Allergen[]; readonly foods: readonly string[] }[] {
  const isOf = (word: string) => {
    const group = ALLERGY_WORDS.get(word) ?? allergensMeant(word)?.allergens ?? ALLERGENS.filter((allergen) => allergen === word);
    const named = group.length > 0 ? [] : foodsNamed(word, shelf, true);
    // Whom peanut butter makes ill, peanuts do.
    const madeOf = word
      .split(' ')
      .slice(0, -1)
      .flatMap((one) => allergensMeant(one)?.allergens ?? []);
    const allergens = [...(group as readonly Allergen[]), ...madeOf];
    return allergens.length + named.length > 0 ? [{ allergens, foods: named }] : [];
  };
  const foods = namesOn(shelf);
  const parts = typed.trim().toLowerCase().split(BETWEEN_ALLERGIES);
  return parts.flatMap((part) => {
    const word = part.replace(/\s+(?:allergy|allergies|intolerance|free)$/, '');
    const spelled = spelledForWishes(wordsOf(word), foods).join(' ');
    const exact = ALLERGY_WORDS.has(word) || foods.exactly(word) !== null ? isOf(word) : [];
    if (exact.length > 0) return exact;
    const heard = readAllergy(`${spelled} allergy`, foods)?.wish.allergies ?? [];
    return heard.flatMap(isOf);
  });
}

/** Ingredients and kinds a word stands for: what is read as a food, and everything that is made of it. */
function foodsNamed(word: string, shelf: Shelf, isAllergy: boolean): string[] {
  const ids = idsOf(readEntry(word, shelf), shelf);
  // Of "beans" or "peppers" one stands on the shelf for all; what is meant is each of them.
  return [...new Set([...ids, ...foodsMeant(word, shelf, isAllergy)])];
}

function readStaples(wishes: Wishes, shelf: Shelf, cookbook: Cookbook, bans: Bans): ReadonlySet<string> {
  const staples = wishes.staples ? wishes.staples.flatMap((typed) => idsOf(readEntry(typed, shelf), shelf)) : usualStaples(cookbook.ingredients);
  if (!hasBans(bans)) return staples instanceof Set ? staples : new Set(staples);
  return new Set([...staples].filter((id) => isAllowed(cookbook.ingredients.get(id) as Ingredient, bans, cookbook)));
}

/** Ids of what is taken to be in every house: always the same set, so that whoever counts with it may know it again. */
export const usualStaples = remembered(
  (ingredients: Cookbook['ingredients']): ReadonlySet<string> => new Set([...ingredients.values()].filter(({ staple }) => staple).map(({ id }) => id)),
);

/** What there is to cook on when nothing is said. */
export const USUAL_EQUIPMENT = EQUIPMENT.filter((tool) => tool !== 'air fryer' && tool !== 'microwave');
