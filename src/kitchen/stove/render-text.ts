import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Ask, Condition, Text, TextNode } from '#kitchen/cookbook/dish.ts';
import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import type { Method } from '#kitchen/cookbook/kind.ts';
import { listed } from '#kitchen/listed.ts';
import type { Amount, StepPart } from '#kitchen/recipe.ts';
import { cookingOf, longestMinutes, minutesFor, rawCut, safetyOf } from './cooking.ts';
import type { Helping } from './helping.ts';
import { beforeNoun, fullName, isSingular, ownName, shortName } from './names.ts';
import { SHARE } from './part-of.ts';
import { tidy } from './tidy.ts';

/** What the holes of a sentence are filled from. */
export interface Scene {
  readonly cookbook: Cookbook;
  readonly helpings: ReadonlyMap<string, readonly Helping[]>;
  /** Salt, pepper, water: met in the text, listed by themselves; so many times what is asked, else as often as the dish itself is made. */
  readonly free: (ingredient: string, ask: Ask | null, times?: number) => Helping;
  /** Which of several ways of saying it: 0 to choices - 1. */
  readonly vary: (choices: number) => number;
  /** The step's minutes of work or of waiting, asked for where the sentence says them. */
  readonly minutes: (which: 'active' | 'wait') => number;
  /** In a title names stand bare and in the singular: "courgette and feta frittata". */
  readonly inTitle: boolean;
  /** Whether an oven with a fan may stand in for what is heated; left out: yes. */
  readonly hasFan?: boolean;
}

/**
 * Fills the holes of a sentence.
 *
 * @returns the parts (words, amounts, temperatures), tidied; and the helpings that were named.
 */
export function renderText(text: Text, scene: Scene): { parts: StepPart[]; named: Helping[] } {
  const pieces: StepPart[] = [];
  const named = new Set<Helping>();
  for (let index = 0; index < text.length; index++) renderNode(text[index] as TextNode, text[index + 1], scene, pieces, named);
  return { parts: tidy(pieces), named: [...named] };
}

/** @param next what comes after it in the sentence, past the end of any branch */
function renderNode(node: TextNode, next: TextNode | undefined, scene: Scene, out: StepPart[], named: Set<Helping>): void {
  if (typeof node === 'string') {
    out.push(node);
    return;
  }
  switch (node.node) {
    case 'if': {
      const branch = node.when.every((condition) => holds(condition, scene)) ? node.yes : node.no;
      // A branch stands apart from its neighbours; spaces too many go when the sentence is tidied.
      if (branch.length) out.push(' ');
      renderBranch(branch, next, scene, out, named);
      if (branch.length) out.push(' ');
      return;
    }
    case 'vary':
      renderBranch(node.choices[scene.vary(node.choices.length)] ?? [], next, scene, out, named);
      return;
    case 'celsius':
      // A fan oven browns as fast 20 °C lower; an air fryer is nothing but fan.
      out.push({ celsius: node.celsius, ...(node.celsius >= 120 && scene.hasFan !== false ? { fan: node.celsius - 20 } : {}) });
      return;
    case 'time':
      out.push(String(scene.minutes(node.which)));
      return;
    case 'free': {
      const helping = scene.free(node.ingredient, node.ask, node.per === undefined ? undefined : gramsIn(scene, node.per));
      named.add(helping);
      pushAmount(helping, out, node.ask !== null);
      return;
    }
    case 'agree': {
      const helpings = scene.helpings.get(node.role) ?? [];
      const [name, ...others] = distinct(helpings.map((helping) => nameIn(scene, helping)));
      const isOne = name !== undefined && others.length === 0 && helpings.every((helping) => isSaidInSingular(helping, name));
      out.push(isOne && (helpings.length === 1 || helpings.every(({ ingredient }) => ingredient.plural === ingredient.name)) ? node.one : node.many);
      return;
    }
    case 'role': {
      const helpings = scene.helpings.get(node.role) ?? [];
      for (const helping of helpings) named.add(helping);
      renderRole(node, next, helpings, scene, out);
    }
  }
}

function renderBranch(branch: Text, next: TextNode | undefined, scene: Scene, out: StepPart[], named: Set<Helping>): void {
  for (const node of branch) renderNode(node, next, scene, out, named);
}

function renderRole(
  node: Extract<TextNode, { readonly node: 'role' }>,
  next: TextNode | undefined,
  helpings: readonly Helping[],
  scene: Scene,
  out: StepPart[],
): void {
  const { cookbook } = scene;
  const method = node.method ?? 'fry';
  const ordered = scene.inTitle ? chiefFirst(helpings) : helpings;
  const words = ordered.map((helping) => nameIn(scene, helping));
  if (node.how === 'the') {
    if (scene.inTitle) out.push(titleNames(ordered, out, next));
    else out.push(words.length ? `the ${listed(distinct(words))}` : '');
  } else if (node.how === 'bare') {
    const most = scene.inTitle ? (out.join('').trim() === '' ? 2 : 1) : words.length;
    const isBeforeNoun = typeof next === 'string' && DISH_NOUN.test(next);
    const named = isBeforeNoun ? ordered.map(({ ingredient }) => beforeNoun(ingredient)) : words;
    out.push(listed(distinct(named.slice(0, most))));
  } else if (node.how === 'amount') {
    const said = out.at(-1);
    // Half of the cheddar and parmesan is half of each.
    const share = typeof said === 'string' ? (SHARE.exec(said)?.[0] ?? '') : '';
    helpings.forEach((helping, index) => {
      if (index > 0) out.push(index === helpings.length - 1 ? ` and ${share}` : `, ${share}`);
      pushAmount(helping, out, true);
    });
  } else if (node.how === 'for') {
    out.push(listed(helpings.map((helping, index) => `the ${words[index]}${cutClause(helping, method, cookbook)}`)));
  } else if (node.how === 'stage') {
    out.push(staged(helpings, method === 'raw' ? 'fry' : method, scene));
  } else if (node.how === 'minutes') {
    out.push(String(longestMinutes(helpings, method === 'raw' ? 'fry' : method, cookbook)));
  } else if (node.how === 'cue') {
    out.push(longest(helpings, method === 'raw' ? 'fry' : method, cookbook)?.cue ?? 'done');
  } else if (node.how === 'done') {
    const safe = helpings.map((helping) => safetyOf(helping.ingredient, cookbook)).filter((found) => found !== null && found !== undefined);
    const strictest = safe.sort((a, b) => b.celsius - a.celsius)[0];
    out.push(strictest?.cue ?? longest(helpings, 'simmer', cookbook)?.cue ?? longest(helpings, 'fry', cookbook)?.cue ?? 'hot right through');
  }
}

/** A title speaks of what there is most of. */
function chiefFirst(helpings: readonly Helping[]): readonly Helping[] {
  return helpings.length < 2 ? helpings : [...helpings].sort((a, b) => (b.amount?.grams ?? 0) - (a.amount?.grams ?? 0));
}

/** The short name; the full one where another food of the dish goes by the same ("the broccoli and the frozen broccoli"). */
function nameIn({ helpings, inTitle }: Scene, { ingredient, amount }: Helping): string {
  if (inTitle || ingredient.short === ingredient.name) return shortName(ingredient, amount);
  for (const others of helpings.values())
    if (others.some((other) => other.ingredient.short === ingredient.short && other.ingredient.id !== ingredient.id)) return fullName(ingredient, amount);
  return shortName(ingredient, amount);
}

/** Two trotters are "the pork", and it is tender. */
function isSaidInSingular({ ingredient, amount }: Helping, name: string): boolean {
  return isSingular(ingredient, amount) || (name === ingredient.short && name !== ingredient.name && !/[^s]s$/.test(name));
}

const DISH_NOUN =
  /^ (?:soup|stew|curry|salad|slaw|pie|tart|gratin|quiche|frittata|omelette|risotto|pasta|crumble|cake|bake|toasts?|fritters|pancakes|dal|mixture|filling|pur[ée]e|mash|hash|chowder|chilli|tagine|pilaf|patties|burgers|sandwich|sauce|masala|rice|noodles|cream|vinaigrette|gravy|broth|butter|oil|crumbs|crust|lids?|dip|top|middle|meatballs|polpette|kofta|dumplings|croquettes|pockets|wontons|turnovers|twists|ripples|biryani|korma|kuku|tinga|cacciatora|carbonara|cassoulet)\b/;

function pushAmount(helping: Helping, out: StepPart[], withAmount: boolean): void {
  const name = ownName(helping);
  if (!withAmount || !helping.amount) {
    out.push(name);
    return;
  }
  out.push({ amount: helping.amount });
  out.push(` ${name}`);
}

/** Letters of a title that leave room for two things more. */
const SHORT_TITLE = 36;

/** After "with" a name stands in its natural number ("with chickpeas"), before a noun in the singular ("chickpea curry"); no title names more than three things. */
function titleNames(helpings: readonly Helping[], before: readonly StepPart[], next: TextNode | undefined): string {
  const said = before.join('');
  const qualifies = typeof next === 'string' && /^ (?!and\b|with\b|on\b|in\b)\p{L}/u.test(next);
  const isAfterWith = /\b(with|on)\b/.test(said) && !qualifies;
  // "Carrot and celery and lentil soup" has one "and" too many.
  const isListed = typeof next === 'string' && /^(,| and\b)/.test(next);
  // What closes the title may be two things: "Risotto with mushrooms and leeks".
  const mayBeTwo = said.trim() === '' ? !isListed : next === undefined && isAfterWith && !/\band $/.test(said) && said.length <= SHORT_TITLE;
  const most = mayBeTwo ? 2 : 1;
  const names = helpings.map(({ ingredient, amount }) =>
    isAfterWith ? shortName(ingredient, amount) : qualifies || isListed ? beforeNoun(ingredient) : ingredient.short,
  );
  return listed(distinct(names).slice(0, most));
}

/** ", cut in half-moons,"; nothing where there is nothing to do. */
function cutClause(helping: Helping, method: Method | 'raw', cookbook: Cookbook): string {
  const cut = method === 'raw' ? rawCut(helping.ingredient, cookbook) : (cookingOf(helping.ingredient, method, cookbook)?.cut ?? '');
  return cut === '' || /^(as (it is|they are)|left whole)$/.test(cut) ? '' : `, ${cut},`;
}

/** Wet leaves put in among mushrooms keep them from browning; what is in the pan by then wilts kale too. */
const [GREENS, LEAVES_AMONG_OTHERS] = ['greens', 3];

/** Mushrooms brown in a dry pan: under cabbage they stew. So many minutes they have it to themselves. */
const [MUSHROOMS, BROWNED_ALONE] = ['mushrooms', 5];

/** What would follow a minute later goes in at once: nobody stands by with it. What must brown first is not hurried. */
function together(groups: readonly (readonly [number, Helping[]])[], isBrowned: (group: readonly Helping[]) => boolean) {
  const stages: [number, Helping[]][] = [];
  for (const [minutes, group] of groups) {
    const before = stages.at(-1);
    if (before && before[0] - minutes <= 1 && isBrowned(before[1]) === isBrowned(group)) before[1].push(...group);
    else stages.push([minutes, [...group]]);
  }
  return stages;
}

/** Everything into the pan in order of its cooking time, each with its minutes, the last with its cue. */
function staged(helpings: readonly Helping[], method: Method, scene: Scene): string {
  const { cookbook } = scene;
  const groups = new Map<number, Helping[]>();
  const isLeaf = ({ ingredient }: Helping) => isA(ingredient, GREENS, cookbook.kinds);
  const hasOthers = method === 'fry' && !helpings.every(isLeaf);
  for (const helping of helpings) {
    const own = minutesFor(helping, method, cookbook);
    const minutes = hasOthers && isLeaf(helping) ? Math.min(own, LEAVES_AMONG_OTHERS) : own;
    groups.set(minutes, [...(groups.get(minutes) ?? []), helping]);
  }
  const isBrowned = (group: readonly Helping[]) => method === 'fry' && group.some(({ ingredient }) => isA(ingredient, MUSHROOMS, cookbook.kinds));
  const ordered = together(
    [...groups].sort(([a], [b]) => b - a),
    isBrowned,
  );
  return ordered
    .map(([minutes, group], index) => {
      const names = listed(group.map((helping) => `the ${nameIn(scene, helping)}${cutClause(helping, method, cookbook)}`));
      const next = ordered[index + 1]?.[0];
      const time = next === undefined ? minutes : Math.max(minutes - next, isBrowned(group) ? BROWNED_ALONE : 0);
      const unit = time === 1 ? 'minute' : 'minutes';
      const lead = index === 0 ? '' : 'add ';
      const cue = next === undefined ? `, until ${cookingOf((group[0] as Helping).ingredient, method, cookbook)?.cue ?? 'tender'}` : '';
      return `${lead}${names} and cook for ${time} ${index > 0 && next === undefined ? `${unit} more` : unit}${cue}`;
    })
    .join('; ');
}

function longest(helpings: readonly Helping[], method: Method, cookbook: Cookbook) {
  return helpings
    .map((helping) => cookingOf(helping.ingredient, method, cookbook))
    .filter((cooking) => cooking !== null)
    .sort((a, b) => b.minutes - a.minutes)[0];
}

// What a line of the cookbook says in its own name, typed or not: frozen spinach is frozen, tinned tomatoes are tinned.
const STATES_IN_NAMES: readonly string[] = ['frozen', 'tinned'];

/** Whether what a condition asks is so in this filling. */
export function holds(condition: Condition, scene: Pick<Scene, 'helpings' | 'cookbook'>): boolean {
  const helpings = scene.helpings.get(condition.role) ?? [];
  const fits = (helping: Helping) =>
    condition.among.some(
      (name) =>
        helping.item?.states.has(name) ||
        isA(helping.ingredient, name, scene.cookbook.kinds) ||
        helping.ingredient.also.includes(name) ||
        (STATES_IN_NAMES.includes(name) && helping.ingredient.name.startsWith(`${name} `)),
    );
  // Nothing is neither this nor that: "veg != avocado" speaks of a veg that is there.
  if (condition.among.length && helpings.length === 0) return false;
  const found = condition.among.length ? helpings.some(fits) : HOW_MUCH[condition.counts](helpings) > condition.over;
  return found !== condition.not;
}

function gramsIn({ helpings }: Pick<Scene, 'helpings'>, role: string): number {
  return HOW_MUCH.grams(helpings.get(role) ?? []);
}

const HOW_MUCH: Readonly<Record<Condition['counts'], (helpings: readonly Helping[]) => number>> = {
  things: ({ length }) => length,
  grams: (helpings) => helpings.reduce((sum, { amount }) => sum + (amount?.grams ?? 0), 0),
  pieces: (helpings) => helpings.reduce((sum, { amount, ingredient }) => sum + (amount ? piecesOf(amount, ingredient) : 0), 0),
};

function piecesOf({ quantity, unit, grams }: Amount, { pieceGrams }: Ingredient): number {
  if (unit !== 'g' && unit !== 'ml') return quantity;
  return pieceGrams ? grams / pieceGrams : 0;
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
