import { AIMS, type Aim, ALLERGENS, DIETS, type Diet, EQUIPMENT, type Equipment, SORTS, type Sort, SPICE_LEVELS, type SpiceLevel } from '#kitchen/recipe.ts';
import { stored } from '../stored.ts';

/** What the visitor wishes beside the ingredients; null leaves it to the kitchen. */
export interface SavedWishes {
  readonly servings: number | null;
  readonly maxMinutes: number | null;
  readonly maxToBuy: number | null;
  readonly spice: SpiceLevel | null;
  readonly sort: Sort | null;
  readonly aim: Aim | null;
  readonly diet: readonly Diet[];
  /** Allergens of the list and names of foods, side by side. */
  readonly allergies: readonly string[];
  readonly dislikes: readonly string[];
  readonly equipment: readonly Equipment[];
}

export const NO_WISHES: SavedWishes = {
  servings: null,
  maxMinutes: null,
  maxToBuy: null,
  spice: null,
  sort: null,
  aim: null,
  diet: [],
  allergies: [],
  dislikes: [],
  equipment: ['hob', 'oven', 'blender'],
};

export const savedWishes = stored<SavedWishes>('pinch-wishes', NO_WISHES, readWishes);

function readWishes(found: unknown): SavedWishes | null {
  if (typeof found !== 'object' || found === null) return null;
  const wish = found as Record<keyof SavedWishes, unknown>;
  return {
    servings: numberIn(wish.servings, 1, 12),
    maxMinutes: numberIn(wish.maxMinutes, 5, 24 * 60),
    maxToBuy: numberIn(wish.maxToBuy, 0, 20),
    spice: oneOf(SPICE_LEVELS, wish.spice),
    sort: oneOf(SORTS, wish.sort),
    aim: oneOf(AIMS, wish.aim),
    diet: DIETS.filter((diet) => listOf(wish.diet).includes(diet)),
    allergies: listOf(wish.allergies),
    dislikes: listOf(wish.dislikes),
    equipment: Array.isArray(wish.equipment) ? EQUIPMENT.filter((tool) => listOf(wish.equipment).includes(tool)) : NO_WISHES.equipment,
  };
}

/** An allergy that is none of the 14: the name of a food. */
export function isOwnAllergy(allergy: string): boolean {
  return !(ALLERGENS as readonly string[]).includes(allergy);
}

function oneOf<One>(all: readonly One[], value: unknown): One | null {
  return all.find((one) => one === value) ?? null;
}

function numberIn(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, 50) : [];
}
