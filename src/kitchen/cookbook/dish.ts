import type { Equipment, Shape, Vessel } from '#kitchen/recipe.ts';
import type { Method } from './kind.ts';

/**
 * A dish as a cook wrote it: a flexible recipe whose roles are filled with what is at hand.
 * Amounts are for `serves` people.
 */
export interface Dish {
  readonly id: string;
  readonly file: string;
  readonly name: string;
  readonly family: string;
  readonly cuisine: string;
  readonly courses: readonly string[];
  readonly serves: number;
  readonly pan: string;
  readonly equipment: readonly Equipment[];
  readonly vessel: Vessel;
  readonly base: { readonly colour: string; readonly shape: Shape } | null;
  /** Names of side dishes that go with it. */
  readonly sides: readonly string[];
  /** Ids of dishes that are the same idea to the eater: of such, one on a menu is enough. */
  readonly like: readonly string[];
  /** Ingredients and kinds: who has all of them thinks of this dish first. */
  readonly classic: readonly string[];
  readonly season: readonly number[];
  /** Where and how long it keeps, and how to warm it. Empty for a side dish. */
  readonly keeps: Text;
  readonly titles: readonly Text[];
  /** What one reads before the recipe: why cook this tonight, of what is there. Empty for a side dish. */
  readonly headnote: Text;
  readonly roles: readonly Role[];
  readonly steps: readonly DishStep[];
  readonly touches: readonly Garnish[];
  readonly tricks: readonly Trick[];
  readonly addOns: readonly Garnish[];
  readonly tips: readonly Text[];
}

export const ROLE_DUTIES = ['star', 'need', 'welcome', 'season', 'staple'] as const;
/**
 * star: the point of the dish, always from the visitor's own food. need: bought when not there.
 * welcome: only from the visitor's food. season: from the shelf, else left out. staple: taken for granted.
 */
export type Duty = (typeof ROLE_DUTIES)[number];

export interface Role {
  readonly name: string;
  readonly duty: Duty;
  readonly options: readonly Option[];
  /** How many things may share the role. */
  readonly upTo: number;
  readonly line: number;
}

/** Whether what fills it gives flavour or is taken for granted, and is not what one eats. */
export function isSeasoning({ duty }: Pick<Role, 'duty'>): boolean {
  return duty === 'season' || duty === 'staple';
}

/** One way to fill a role. Options of a lower rank are preferred. */
export interface Option {
  readonly rank: number;
  readonly ingredient: string | null;
  readonly kind: string | null;
  readonly except: readonly string[];
  readonly ask: Ask;
}

export interface Ask {
  readonly quantity: number;
  /** '' for pieces, else g, ml, tsp, tbsp, or the ingredient's own unit word. */
  readonly unit: string;
}

export interface DishStep {
  readonly line: number;
  readonly active: readonly Minutes[];
  readonly wait: readonly Minutes[];
  /** Number (from 1) of the step in whose waiting time this is done. */
  readonly during: number | null;
  readonly text: Text;
}

/** A number of minutes, or as long as what fills a role takes by a method. */
export type Minutes = { readonly minutes: number } | { readonly role: string; readonly method: Method };

/** A food of its own that is added: it is offered where `how` has words for what is in the dish. */
export interface Garnish {
  readonly ingredient: string;
  readonly ask: Ask;
  readonly how: Text;
  readonly why: Text;
  readonly line: number;
}

/** A touch that costs nothing: what can be made of a food that is in the dish already, by doing something with it. */
export interface Trick {
  /** Whose food it is; where the role is empty there is no trick. */
  readonly role: string;
  readonly how: Text;
  readonly why: Text;
  readonly line: number;
}

/** Text with holes: what a dish file's sentences are parsed to. */
export type Text = readonly TextNode[];

/** Plain words stand as they are. */
export type TextNode =
  | string
  | { readonly node: 'role'; readonly role: string; readonly how: RoleWords; readonly method?: Method | 'raw' }
  | { readonly node: 'agree'; readonly role: string; readonly one: string; readonly many: string }
  | { readonly node: 'if'; readonly when: readonly Condition[]; readonly yes: Text; readonly no: Text }
  | { readonly node: 'vary'; readonly choices: readonly Text[] }
  | { readonly node: 'celsius'; readonly celsius: number }
  | { readonly node: 'time'; readonly which: 'wait' | 'active' }
  /** With `per`, the amount is for each gram of what fills that role: water by what rice there is. */
  | { readonly node: 'free'; readonly ingredient: string; readonly ask: Ask | null; readonly per?: string };

export const ROLE_WORDS = ['the', 'bare', 'amount', 'for', 'stage', 'cue', 'done', 'minutes'] as const;
export type RoleWords = (typeof ROLE_WORDS)[number];

export interface Condition {
  readonly role: string;
  readonly not: boolean;
  /** Names of ingredients, kinds or states of which one must fill the role; empty: the role is filled at all. */
  readonly among: readonly string[];
  /** More than this many things fill the role; or they weigh more grams than this together; or they are more pieces: three eggs are one thing. */
  readonly over: number;
  readonly counts: 'things' | 'grams' | 'pieces';
}
