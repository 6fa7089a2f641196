import type { Dish, Garnish } from '#kitchen/cookbook/dish.ts';
import { idOf } from '#kitchen/cookbook/ingredient.ts';
import { plateUp } from '#kitchen/finish/write-recipe.ts';
import { isAllowed } from '#kitchen/menu/diets.ts';
import { USUAL_EQUIPMENT } from '#kitchen/order.ts';
import { readEntry } from '#kitchen/pantry/read-entry.ts';
import type { Fault } from '#kitchen/pass/fault.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { checkDraftBans } from './check-draft-bans.ts';
import { checkSafety } from './check-safety.ts';
import { checkStepAmounts } from './check-step-amounts.ts';
import { checkWishes } from './check-wishes.ts';
import { checkWords } from './check-words.ts';
import { cleanText } from './clean-text.ts';
import type { Draft, DraftExtra } from './draft.ts';
import type { DraftScene } from './draft-scene.ts';
import { houseWords, knownShare } from './house-words.ts';
import { keepsFor } from './keeps-for.ts';
import { amountOf, readLines } from './read-lines.ts';
import { sayDone } from './say-done.ts';
import { withStaplesNamed } from './staples-named.ts';
import { writeDraftSteps } from './write-draft-steps.ts';

/** A draft, judged: the recipe when it may leave, else everything that is wrong with it, in words for whoever wrote it. */
export type Judgement = { readonly recipe: Recipe; readonly faults: readonly [] } | { readonly recipe: null; readonly faults: readonly Fault[] };

/**
 * Turns what another chef wrote into a recipe of ours and sends it over the pass, with the stricter checks for words that are not
 * the house's own. Diets, allergens, cost, keeping and temperatures come from our shelves, whatever the draft says of them.
 */
export function judgeDraft(given: Draft, scene: DraftScene): Judgement {
  const { order, cookbook, shelf } = scene;
  const draft = clean(given);
  const pass = { bans: order.bans, cookbook, shelf };
  const read = readLines(draft.ingredients, scene);
  const texts = [
    draft.title,
    draft.tip,
    ...draft.ingredients,
    ...draft.steps.map(({ text }) => text),
    ...[draft.touch, ...draft.addOns].flatMap(textsOf),
  ].filter(Boolean);
  const printed = [...texts, draft.cuisine, draft.pan];
  const faults = [...read.faults, ...checkSafety(printed, read.helpings, pass), ...checkDraftBans(printed, read.helpings, pass), ...checkWords(texts, pass)];
  if (read.helpings.length === 0 || draft.steps.length === 0)
    return { recipe: null, faults: [...faults, { rule: 'form', words: 'There is no recipe in it.' }] };

  const told = sayDone(draft.steps, read.helpings, scene);
  const helpings = withStaplesNamed(read.helpings, told, scene);
  const recipe = plateUp({
    dish: dishOf(draft, scene),
    title: draft.title,
    headnote: '',
    keeps: keepsFor(helpings, scene.cookbook),
    steps: writeDraftSteps(told, helpings, scene),
    helpings,
    main: helpings,
    own: helpings.filter(({ item }) => item),
    servings: draft.serves,
    swaps: [],
    tips: draft.tip ? [draft.tip] : [],
    pantry: { items: order.items, staples: order.staples, bans: order.bans, maxToBuy: order.wishes.maxToBuy ?? helpings.length },
    equipment: order.wishes.equipment ?? USUAL_EQUIPMENT,
    cookbook,
    shelf,
    seed: `${order.wishes.seed ?? 0}:${draft.title}`,
    taken: scene.taken,
    unused: new Set(order.items.map(({ ingredient }) => ingredient.id)),
    month: scene.month,
  });
  if (!recipe) return { recipe: null, faults: [...faults, { rule: 'food', words: 'There is no touch that this visitor may eat.' }] };
  const stepTexts = told.map(({ text }) => text);
  const all = [...faults, ...inspect(recipe, pass), ...checkStepAmounts(stepTexts, helpings, pass), ...checkWishes(recipe, scene)];
  return all.length === 0 ? { recipe, faults: [] } : { recipe: null, faults: distinct(all) };
}

function clean(draft: Draft): Draft {
  const extra = ({ item, how, why }: DraftExtra): DraftExtra => ({ item: cleanText(item), how: sentence(cleanText(how)), why: sentence(cleanText(why)) });
  const title = cleanText(draft.title).replace(/[.!]+$/, '');
  return {
    ...draft,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    cuisine: cleanText(draft.cuisine),
    pan: cleanText(draft.pan),
    tip: sentence(cleanText(draft.tip)),
    ingredients: draft.ingredients.map(cleanText).filter(Boolean),
    steps: draft.steps.map((step) => ({ ...step, text: sentence(cleanText(step.text)) })).filter(({ text }) => text),
    touch: extra(draft.touch),
    addOns: draft.addOns.map(extra),
  };
}

/** A sentence begins with a capital and ends. */
function sentence(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?)]$/.test(text) ? '' : '.'}`;
}

const textsOf = ({ item, how, why }: DraftExtra): string[] => [item, how, why];

/** The draft as a dish, for everything that is chosen by dish: touches, add-ons, swaps and the drawing. */
function dishOf(draft: Draft, scene: DraftScene): Dish {
  const roles = (['main', 'staple'] as const).map((name) => ({ name, duty: name === 'main' ? ('star' as const) : name, options: [], upTo: 1, line: 0 }));
  return {
    id: idOf(draft.title) || 'untitled',
    file: '',
    name: draft.title,
    family: familyOf(draft),
    cuisine: isPlainName(draft.cuisine, scene) ? draft.cuisine : 'house',
    courses: [draft.course],
    serves: draft.serves,
    pan: isPlainName(draft.pan, scene) ? draft.pan : 'pan',
    equipment: draft.on.filter((tool, index) => draft.on.indexOf(tool) === index),
    vessel: draft.vessel,
    base: null,
    sides: [],
    like: [],
    classic: [],
    season: [],
    keeps: [],
    titles: [],
    headnote: [],
    roles,
    steps: [],
    touches: garnish(draft.touch, scene),
    tricks: [],
    addOns: draft.addOns.flatMap((extra) => garnish(extra, scene)),
    tips: [],
  };
}

function familyOf({ course, on }: Draft): string {
  if (course === 'pudding' || course === 'sweet') return 'puddings';
  if (course === 'breakfast') return 'breakfasts';
  return on.includes('oven') ? 'tray bakes' : 'pan suppers';
}

/** A few words that the house uses too. */
function isPlainName(text: string, { cookbook, shelf }: DraftScene): boolean {
  return /^[\p{L}\d ,'’-]{3,60}$/u.test(text) && knownShare(text, houseWords(cookbook, shelf)).unknown === null;
}

/** A touch or add-on, where the pantry knows it and the visitor may eat it; else the house chooses one. */
function garnish({ item, how, why }: DraftExtra, { order, cookbook, shelf }: DraftScene): Garnish[] {
  const entry = item === '' || how === '' ? null : readEntry(item, shelf);
  const ingredient = entry?.id && !entry.more?.length ? cookbook.ingredients.get(entry.id) : undefined;
  if (!entry?.amount || !ingredient || !isAllowed(ingredient, order.bans, cookbook)) return [];
  const { quantity, unit } = amountOf(ingredient, entry.amount);
  return [{ ingredient: ingredient.id, ask: { quantity, unit }, how: [how], why: [why], line: 0 }];
}

function distinct(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ words }, index) => faults.findIndex((other) => other.words === words) === index);
}
