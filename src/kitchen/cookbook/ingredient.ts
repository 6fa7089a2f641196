import type { Allergen, Nutrition, Shape } from '#kitchen/recipe.ts';

/** What an ingredient comes from, for diets; plants need no word. `rennet`: from a calf's stomach, so not vegetarian. */
export const ORIGINS = ['plant', 'dairy', 'egg', 'honey', 'meat', 'pork', 'poultry', 'fish', 'shellfish', 'insect', 'gelatine', 'rennet'] as const;
export type Origin = (typeof ORIGINS)[number];

/** What an ingredient adds as a finishing touch. */
export const TOUCHES = ['acid', 'crunch', 'heat', 'umami', 'salt', 'fresh', 'fat', 'sweet', 'smoke', 'perfume', 'bitter'] as const;
export type Touch = (typeof TOUCHES)[number];

export const KEEPING_PLACES = ['pantry', 'fridge', 'freezer', 'opened'] as const;
export type KeepingPlace = (typeof KEEPING_PLACES)[number];

/** Grams of a piece of which one is what lies there: a cauliflower, a cabbage, a squash. */
export const LARGE = 250;

/** One line of cookbook/ingredients. Null means that the line does not say. */
export interface Ingredient {
  /** The name in kebab-case: "spring-onion". */
  readonly id: string;
  /** The plain shelf name, lower case singular. */
  readonly name: string;
  /** The same as the name for what is not counted: "rice". */
  readonly plural: string;
  /** Every other name people type for it. */
  readonly also: readonly string[];
  /** The name used in titles; the name itself when the line gives no other. */
  readonly short: string;
  /** The kinds the line names, the main one first; the wider kinds are in cookbook/kinds. */
  readonly kinds: readonly string[];
  /** Empty for plants. */
  readonly of: readonly Origin[];
  readonly alcohol: boolean;
  readonly allergens: readonly Allergen[];
  /** What such products often contain: contained, for somebody with that allergy. */
  readonly mayContain: readonly Allergen[];
  readonly pieceGrams: number | null;
  /** True when a piece cannot sensibly be split (an egg, a bagel). */
  readonly pieceWhole: boolean;
  /** How cooks count it when not by piece or weight ("clove"), the first of `units`. */
  readonly unit: CountingUnit | null;
  readonly units: readonly CountingUnit[];
  readonly gramsPerMl: number | null;
  readonly gramsPerTbsp: number | null;
  readonly gramsPerCup: number | null;
  readonly pack: Pack | null;
  /** Days. */
  readonly keeps: Readonly<Partial<Record<KeepingPlace, number>>>;
  /** Months of the northern peak, 1 to 12; empty when it has none. */
  readonly season: readonly number[];
  readonly per100: Per100 | null;
  readonly brings: readonly Touch[];
  /** Only where it differs from its kind. */
  readonly fry: OwnCooking | null;
  readonly simmer: OwnCooking | null;
  readonly roast: OwnCooking | null;
  /** How it is cut to be eaten raw. */
  readonly raw: string | null;
  readonly look: { readonly colour: string; readonly shape: Shape } | null;
  /** Assumed to be in every house. */
  readonly staple: boolean;
  /** A safety fact people must know. */
  readonly care: string | null;
  readonly file: string;
  readonly line: number;
}

export interface CountingUnit {
  readonly word: string;
  readonly grams: number;
}

/** How it is sold. */
export interface Pack {
  /** "tin", "bunch"; left out when it is just a weight or a number of pieces. */
  readonly word?: string;
  /** Pieces in the pack. */
  readonly count?: number;
  /** What the label says where that is not the weight used: "300 ml". */
  readonly label?: string;
  readonly grams: number;
  /** 2025 US dollars for the whole pack. */
  readonly price: number | null;
  readonly source?: string;
}

/** Per 100 g edible; values nobody has measured are left out. */
export interface Per100 extends Partial<Nutrition> {
  readonly source?: string;
}

/** Minutes by one method, and the cut and the cue where they differ too. */
export interface OwnCooking {
  readonly minutes: number;
  readonly cut?: string;
  readonly cue?: string;
}

/** "Crème fraîche" → "creme-fraiche". */
export function idOf(name: string): string {
  // Most names are ids already, or lack only the hyphens, and a start asks for ten thousand.
  if (/^[a-z]+(?: [a-z]+)*$/.test(name)) return name.replaceAll(' ', '-');
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
