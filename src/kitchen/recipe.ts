/**
 * What the kitchen is asked and what it answers: the nouns every room shares.
 * Masses are grams, volumes millilitres, times minutes, money US dollars, temperatures °C.
 */

export const DIETS = ['vegan', 'vegetarian', 'pescatarian', 'gluten-free', 'dairy-free', 'no-pork', 'no-alcohol'] as const;
export type Diet = (typeof DIETS)[number];

/** The 14 of EU Regulation 1169/2011 Annex II; they contain the 9 of the US (FALCPA, FASTER Act). */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const EQUIPMENT = ['hob', 'oven', 'microwave', 'blender', 'air fryer'] as const;
export type Equipment = (typeof EQUIPMENT)[number];

/** How hot it may be; not said: as the dish has it. */
export const SPICE_LEVELS = ['mild', 'hot'] as const;
export type SpiceLevel = (typeof SPICE_LEVELS)[number];

/** What a dish may be wished for: a meal, in one pan, a form of dish, a cuisine. */
export const SORTS = [
  'Breakfast',
  'Lunch',
  'Main course',
  'First course',
  'Snack',
  'Dessert',
  'One pan',
  'Soup',
  'Salad',
  'Sandwich',
  'Curry',
  'Stir-fry',
  'Stew',
  'Tray bake',
  'Pasta',
  'African',
  'American',
  'Asian',
  'Australian',
  'British',
  'Caribbean',
  'Chinese',
  'Eastern European',
  'Filipino',
  'French',
  'German',
  'Greek',
  'Indian',
  'Irish',
  'Italian',
  'Japanese',
  'Korean',
  'Latin American',
  'Malaysian',
  'Mediterranean',
  'Mexican',
  'Middle Eastern',
  'Moroccan',
  'Portuguese',
  'Scandinavian',
  'Spanish',
  'Thai',
  'Turkish',
  'Vietnamese',
] as const;
export type Sort = (typeof SORTS)[number];

/** What a serving may be wished to have much or little of, by our estimate: a leaning, and no limit. */
export const AIMS = ['high protein', 'high fibre', 'low carb', 'low fat', 'low sugar', 'light'] as const;
export type Aim = (typeof AIMS)[number];

/** What may be asked beside the ingredients. Everything is optional; names are free text the pantry reads. */
export interface Wishes {
  readonly servings?: number;
  /** How many recipes, 1 to 6. Left out: 3, and up to 6 while more of the pantry gets used. */
  readonly recipes?: number;
  readonly diet?: readonly Diet[];
  /** An allergen of the list, or the name of a food ("kiwi"). */
  readonly allergies?: readonly string[];
  readonly dislikes?: readonly string[];
  readonly maxMinutes?: number;
  /** mild: nothing with chilli in it; hot: rather the dishes that have some. */
  readonly spice?: SpiceLevel;
  /** Only dishes of these meals, of these cuisines and, if wished for, in one pan are cooked, unless there is none. */
  readonly sorts?: readonly Sort[];
  /** Rather the dishes that have much protein, little fat and so on; where there are none, those that have most, or least. */
  readonly aims?: readonly Aim[];
  /** What there is to cook on. Left out: hob, oven, blender. */
  readonly equipment?: readonly Equipment[];
  readonly useFirst?: readonly string[];
  /** What is always in the house. Left out: DEFAULT_STAPLES. */
  readonly staples?: readonly string[];
  /** The most things to buy for one recipe. */
  readonly maxToBuy?: number;
  readonly seed?: number;
  /** Titles or dish ids already shown. */
  readonly exclude?: readonly string[];
}

/** Dish ids: what a signed-in visitor loves, and what they cooked lately. Both tilt the choice gently. */
export interface Taste {
  readonly loved: readonly string[];
  readonly recent: readonly string[];
}

export interface CookRequest extends Wishes {
  readonly ingredients: readonly string[];
  /** What the visitor is known to like; not a wish of theirs, and never part of the wire. */
  readonly taste?: Taste;
  /** 1 to 12, from the caller's clock: the kitchen has none. Left out: seasons play no part. */
  readonly month?: number;
}

export interface Answer {
  readonly recipes: readonly Recipe[];
  /** What became of every input, in the order typed. */
  readonly inputs: readonly InputReport[];
  /** Sentences for the visitor: wishes understood from the list, why there are few recipes, what could be relaxed. */
  readonly notes: readonly string[];
  /** Buy one, unlock more; not there when no one thing opens two dishes. */
  readonly unlock?: Unlock;
  /** In what the list was measured, where that is not grams. */
  readonly measures?: 'us';
}

/** The one cheap thing to buy that would open most other dishes. */
export interface Unlock extends Purchase {
  /** The name to add to the list. */
  readonly entry: string;
  /** How many dishes it opens, with nothing else to buy; counted to eight. */
  readonly dishes: number;
  /** Titles of the best few. */
  readonly titles: readonly string[];
}

export const INPUT_STATUSES = ['recognised', 'corrected', 'kept', 'refused'] as const;

export interface InputReport {
  readonly typed: string;
  readonly status: (typeof INPUT_STATUSES)[number];
  readonly id?: string;
  /** The plain shelf name, lower case singular. */
  readonly name?: string;
  readonly reason?: string;
}

export interface Recipe {
  /** Dish id: the name of its file. Several recipes of one dish differ in what fills it. */
  readonly dish: string;
  readonly title: string;
  /** "35 min" or "1 h 20 min", as said to people. */
  readonly cookTime: string;
  readonly servings: number;
  /** Lines a cook can read: "2 chicken thighs, about 300 g". */
  readonly mainIngredients: readonly string[];
  /** Steps separated by line breaks. */
  readonly instructions: string;
  readonly suggestedAddOns: { readonly items: readonly string[]; readonly savings?: string };
  readonly gourmetTouch: { readonly ingredient: string; readonly description: string };
  readonly image?: string;

  readonly ingredients: readonly RecipeIngredient[];
  readonly steps: readonly Step[];
  readonly addOns: readonly Extra[];
  readonly touch: Extra;
  readonly minutes: { readonly active: number; readonly total: number };
  readonly cuisine: string;
  readonly family: string;
  readonly courses: readonly string[];
  readonly pan: string;
  readonly equipment: readonly Equipment[];
  /** Ids of the visitor's ingredients that this recipe uses; useFirst: those of them marked so. */
  readonly uses: readonly string[];
  readonly usesFirst: readonly string[];
  /** What is to be bought, beyond the shelf and the staples. */
  readonly needed: readonly Purchase[];
  readonly have: { readonly count: number; readonly of: number };
  readonly swaps: readonly string[];
  /** What could still be swapped, and what that would change: whole sentences. */
  readonly instead: readonly string[];
  /** What makes it worth cooking, in a sentence or two; not there in what others wrote. */
  readonly headnote?: string;
  /** What it uses, and what is to be bought. */
  readonly why: string;
  /** US dollars, estimated from average prices; null when too many prices are unknown. */
  readonly costPerServing: number | null;
  /** Per serving, estimated; null when too much is unknown. */
  readonly nutrition: Nutrition | null;
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  readonly keeps: string;
  readonly safety: readonly string[];
  readonly tips: readonly string[];
  readonly season: readonly string[];
  readonly plate: PlateSpec;
  /** Who wrote it, when it was not the house. */
  readonly by?: string;
}

export interface RecipeIngredient {
  readonly id: string;
  /** "chicken thighs", in the number that suits the amount. */
  readonly name: string;
  readonly amount: Amount | null;
  /** "thinly sliced", "about 300 g". */
  readonly note?: string;
  /** The whole line as printed for the recipe's own servings. */
  readonly line: string;
  /** have: typed by the visitor; staple: assumed in the house; needed: to be bought; optional: may be left out. */
  readonly from: 'have' | 'staple' | 'needed';
  readonly useFirst: boolean;
}

/**
 * A quantity as data, so that it can be scaled and shown in metric or US measures.
 * `grams` is always the mass for the recipe's own servings. `unit` says how a cook counts it:
 * '' for pieces ("2 carrots"), 'g', 'ml', 'tsp', 'tbsp', or a word ("tin", "clove", "slice").
 */
export interface Amount {
  readonly quantity: number;
  readonly unit: string;
  /** The unit's plural where it has one ("cloves"). */
  readonly units?: string;
  readonly grams: number;
  /** Grams in one millilitre, where known: lets liquids and powders be shown in cups. */
  readonly gramsPerMl?: number;
  /** Grams in one whole piece where pieces cannot be split (eggs, tins). */
  readonly whole?: boolean;
  /** False for what does not grow with the servings (oil to coat a pan, water for pasta). */
  readonly scales?: false;
  /** Singular and plural of the food itself, to agree with the quantity. */
  readonly one?: string;
  readonly many?: string;
}

/** A step's text comes in parts so that amounts and temperatures can be shown otherwise; `text` is the parts as printed. */
export type StepPart = string | { readonly amount: Amount } | { readonly celsius: number; readonly fan?: number };

export interface Step {
  readonly text: string;
  readonly parts: readonly StepPart[];
  readonly activeMinutes: number;
  readonly waitMinutes: number;
  /** Index of the step in whose waiting time this one is done. */
  readonly during?: number;
  readonly timers: readonly { readonly label: string; readonly minutes: number }[];
  /** The sentence part that says when it is done, if the step has one. */
  readonly cue?: string;
  /** Ids of the ingredients it names. */
  readonly ingredients: readonly string[];
}

export interface Purchase {
  readonly id: string;
  readonly name: string;
  /** Of the usual pack, US dollars; null when unknown. */
  readonly price: number | null;
  readonly pack: string;
}

/** An add-on or the gourmet touch: never required, priced unless it is on the visitor's own shelf. */
export interface Extra {
  readonly id: string;
  readonly name: string;
  /** "2 tbsp toasted walnuts". */
  readonly line: string;
  /** What the line begins with, as data. */
  readonly amount?: Amount;
  readonly how: string;
  readonly why?: string;
  /** Of a usual pack, as bought; null when it is the visitor's own or the price is unknown. */
  readonly price: number | null;
  /** What of the price goes into this recipe, where it is the smaller part; and the word for the pack. */
  readonly portion?: { readonly price: number; readonly pack: string };
  readonly own: boolean;
  readonly allergens: readonly Allergen[];
}

export interface Nutrition {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly saturatedFat: number;
  readonly carbohydrate: number;
  readonly fibre: number;
  readonly sugar: number;
  /** Milligrams, without the salt added to taste. */
  readonly sodium: number;
}

export const COURSES = ['breakfast', 'lunch', 'main', 'starter', 'pudding', 'sweet', 'snack', 'side'] as const;

export const VESSELS = ['bowl', 'plate', 'pan', 'pot', 'tray', 'dish', 'board', 'glass', 'cake'] as const;
export type Vessel = (typeof VESSELS)[number];

export const SHAPES = [
  'leaf',
  'slice',
  'ring',
  'wedge',
  'cube',
  'strip',
  'round',
  'grain',
  'strand',
  'tube',
  'crumb',
  'shaving',
  'floret',
  'fillet',
  'chunk',
  'bean',
  'pea',
  'berry',
  'egg',
  'prawn',
  'sprig',
  'stalk',
  'drizzle',
  'dollop',
  'liquid',
  'speck',
] as const;
export type Shape = (typeof SHAPES)[number];

/** What the drawing of the plate is made from; the same spec always gives the same picture. */
export interface PlateSpec {
  readonly vessel: Vessel;
  /** What everything lies in or on: a sauce, broth, grain, batter. Hex colour. */
  readonly base: { readonly colour: string; readonly shape: Shape } | null;
  /** Most prominent first. `share` is the part of the surface, summing to at most 1. */
  readonly items: readonly { readonly name: string; readonly colour: string; readonly shape: Shape; readonly share: number }[];
  readonly garnish: readonly { readonly name: string; readonly colour: string; readonly shape: Shape }[];
  readonly seed: number;
}
