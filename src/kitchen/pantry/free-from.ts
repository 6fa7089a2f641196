import { foodNamed } from './find-food.ts';
import { stem } from './plain-text.ts';
import type { Food, Shelf } from './shelf.ts';

/** Something sold without what usually makes it: gluten-free pasta, vegan cheese, alcohol-free beer. */
export interface FreeFrom {
  /** What is left of the phrase. */
  readonly words: readonly string[];
  readonly without: Without;
  /** As printed before the food: "gluten-free". */
  readonly label: string;
}

type Without = 'gluten' | 'animal' | 'alcohol' | 'egg' | 'nuts' | 'soya';

const LABELS: readonly (readonly [pattern: RegExp, without: Without, label: string])[] = [
  [/\b(?:gluten free|gf|wheat free|free from gluten|coeliac friendly)\b/, 'gluten', 'gluten-free'],
  [/\b(?:dairy free|milk free|non dairy|nondairy|df)\b/, 'animal', 'dairy-free'],
  [/\b(?:vegan|plant based|plantbased|plant)\b/, 'animal', 'vegan'],
  [/\b(?:vegetarian|veggie|meat free|meatfree|meatless|mock|faux|fake|quorn|beyond|impossible)\b/, 'animal', 'vegetarian'],
  [/\b(?:alcohol free|non alcoholic|nonalcoholic|dealcoholised|zero)\b/, 'alcohol', 'alcohol-free'],
  [/\b(?:egg free|eggless)\b/, 'egg', 'egg-free'],
  [/\b(?:nut free|nutless)\b/, 'nuts', 'nut-free'],
  [/\b(?:soya? free)\b/, 'soya', 'soya-free'],
];

/** Reads what a food is sold without; null when the phrase says nothing of the sort or nothing else. */
export function readFreeFrom(words: readonly string[]): FreeFrom | null {
  const text = words.join(' ');
  for (const [pattern, without, label] of LABELS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
      .trim()
      .split(/ +/)
      .filter((word) => word !== '');
    return rest.length === 0 ? null : { words: rest, without, label };
  }
  return null;
}

/** "cheese (vegan)" as "vegan cheese": what brackets say a food is free from goes before it. */
export function withFreeFrom(main: readonly string[], asides: readonly (readonly string[])[]): readonly string[] {
  const label = asides.find((words) => LABELS.some(([pattern]) => pattern.test(words.join(' '))));
  return label === undefined ? main : [...label.filter((word) => !THE_ONE.test(word)), ...main];
}

/** "(Vegan one)" says no more than vegan. */
const THE_ONE = /^(?:ones?|kind|sort|type|version)$/;

/** The cookbook's own line for it ("gluten-free pasta"), or null. */
export function ownLine({ label, words }: FreeFrom, shelf: Shelf): Food | null {
  const labels =
    label === 'vegetarian'
      ? ['vegetarian', 'vegan', 'veggie']
      : label === 'dairy-free'
        ? ['dairy free', 'vegan']
        : label === 'vegan'
          ? ['vegan', 'plant', 'vegetarian']
          : [label.replace('-', ' ')];
  for (const one of labels) {
    const food = foodNamed([...one.split(' '), ...words], shelf);
    if (food !== null) return food;
  }
  return null;
}

/** Kinds whose foods have gluten unless the packet says otherwise; used where the food's own line is not at hand. */
const WITH_GLUTEN =
  /bread|roll|pasta|noodle|flour|crumb|cracker|biscuit|cake|cereal|oat|couscous|pastr|tortilla|beer|lasagne|gnocchi|ready meals|soy sauce|sausage|stock/;
const WITH_ALCOHOL = /wine|beer|spirit/;

/** Whether the plain food has what this one is sold without; where not, the two are the same. */
export function differs(food: Food, without: Without): boolean {
  const { facts } = food;
  const kind = food.kinds[0] ?? '';
  if (without === 'animal')
    return facts ? facts.of.length > 0 || facts.allergens.includes('milk') || facts.allergens.includes('egg') : plantKind(kind) !== kind;
  if (without === 'gluten') return facts ? facts.allergens.includes('gluten') || facts.mayContain.includes('gluten') : WITH_GLUTEN.test(kind);
  if (without === 'alcohol') return facts ? facts.alcohol : WITH_ALCOHOL.test(kind);
  const allergen = without === 'soya' ? 'soy' : without;
  return facts ? facts.allergens.includes(allergen) || facts.mayContain.includes(allergen) : true;
}

/** The kind the version without it may be used as; null when there is none to stand in. */
export function kindWithout(kind: string, without: Without): string | null {
  if (without === 'alcohol') return 'drinks';
  return without === 'animal' ? plantKind(kind) : kind;
}

const PLANT_KINDS: readonly (readonly [pattern: RegExp, kind: string | null])[] = [
  [/^milks$/, 'plant milks'],
  [/^(?:soured )?creams$/, 'plant creams'],
  [/^(?:yoghurts|cultured milks)$/, 'plant yoghurts'],
  [/cheese|mozzarella/, 'plant cheeses'],
  [/^butters$/, 'cooking fats'],
  [/^mince/, 'vegetarian mince'],
  [/meat|poultry|bird|sausage|bacon|ham|steak|chop|joint|chicken|liver|game/, 'meat substitutes'],
  [/fish|prawn|shell|squid|tuna|anchov/, 'meat substitutes'],
  [/egg/, null],
];

function plantKind(kind: string): string | null {
  const rule = PLANT_KINDS.find(([pattern]) => pattern.test(kind));
  return rule === undefined ? kind : rule[1];
}

/** Plants whose name before "milk", "cream" … makes it no dairy. */
const PLANTS = new Set('almond oat soya coconut rice cashew hazelnut hemp pea macadamia walnut pistachio flax tigernut nut barista plant vegan'.split(' '));
const DAIRY_HEADS: ReadonlyMap<string, string> = new Map([
  ['milk', 'plant milks'],
  ['drink', 'plant milks'],
  ['cream', 'plant creams'],
  ['creme', 'plant creams'],
  ['yoghurt', 'plant yoghurts'],
  ['cheese', 'plant cheeses'],
  ['butter', 'nut butters'],
]);

/** "macadamia milk" is no milk: the plant kind of a dairy word after a plant, or null. */
export function plantDairyKind(words: readonly string[]): string | null {
  const head = DAIRY_HEADS.get(stem(words.at(-1) ?? ''));
  return head !== undefined && words.slice(0, -1).some((word) => PLANTS.has(stem(word))) ? head : null;
}
