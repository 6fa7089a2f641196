import { type Cookbook, isA } from '#kitchen/cookbook/cookbook.ts';
import type { Step } from '#kitchen/recipe.ts';
import type { Helping } from '#kitchen/stove/helping.ts';

/** What a cook must be told about a food, once per recipe. Sources: USDA FSIS and FDA consumer guidance. */
interface Rule {
  readonly kinds: readonly string[];
  readonly except?: string;
  readonly sentence: string;
  /** Where no step makes it hot. */
  readonly cold?: string;
  /** Said only where a step has these words. */
  readonly where?: RegExp;
}

/** A step that leaves a yolk soft, or leaves it to the cook how far it is set. */
const SOFT_YOLK =
  /\byolks?\b[^.;]*\b(?:as (?:firm|soft) as|as you like|soft|tremble|still|just thick|sticky|like jam|jammy)|\bsoft yolks?\b|\bsets the yolks?\b|\bfor set yolks?\b|\bfor yolks set\b|\bif you like (?:it|them) set\b/i;

const RULES: readonly Rule[] = [
  {
    kinds: ['chicken pieces', 'duck pieces', 'poultry on the bone', 'whole birds', 'minced poultry'],
    sentence: 'Raw poultry: do not rinse it, wash board and hands after, and cook it to 74 °C (165 °F) inside.',
  },
  { kinds: ['poultry sausages'], sentence: 'Sausages of poultry are cooked through: 74 °C (165 °F) inside.' },
  {
    kinds: ['minced red meats', 'sausages'],
    except: 'poultry sausages',
    sentence: 'Mince and fresh sausages are cooked through: 71 °C (160 °F) inside, whatever the colour.',
  },
  {
    kinds: ['chops', 'steaks', 'joints'],
    except: 'poultry',
    sentence: 'Whole cuts are safe from 63 °C (145 °F) in the middle, after 3 minutes of rest.',
  },
  { kinds: ['white fish', 'salt fish', 'oily fish', 'raw prawns', 'squid'], sentence: 'Fish and shellfish are done at 63 °C (145 °F): opaque right through.' },
  { kinds: ['shells'], sentence: 'Throw away shellfish that gape before cooking, and any that stay shut after.' },
  {
    kinds: ['cooked rices'],
    sentence: 'Cooked rice must have been chilled within two hours and eaten within four days; heat it until it steams, and only once.',
  },
  {
    kinds: ['cooked meats'],
    sentence: 'Leftover meat is reheated once, to 74 °C (165 °F): steaming hot right through.',
    cold: 'Leftover meat that is eaten cold comes straight from the fridge, within four days of its roasting.',
  },
  {
    kinds: ['eggs'],
    sentence: 'A soft yolk is not for small children, the old, the pregnant or the ill: for them cook white and yolk until firm (71 °C, 160 °F).',
    where: SOFT_YOLK,
  },
  { kinds: ['salad sprouts'], sentence: 'Bean sprouts carry bacteria raw: cook them until steaming hot.' },
  { kinds: ['dried beans'], sentence: 'Dried beans are boiled hard for ten minutes first: raw kidney beans are poisonous.' },
  { kinds: ['livers'], sentence: 'Liver is cooked through, to 74 °C (165 °F) for poultry and 71 °C (160 °F) for other liver; not for those who are pregnant.' },
];

const [DUSTING_GRAMS, THICKENING_GRAMS] = [30, 100];
const SHAPED = /\b(?:dough|batter|pastry|knead|dumplings?|fritters?|cakes?|patt(?:y|ies)|pancakes?|shape|roll|crumble|mixture)\b/i;

const MADE_HOT = /steam|74 °C|hot right through|bubbl|boil|simmer/i;
/** What the meat was chopped into may be heated under another name: rounds, a cake, a filling. */
const ALL_MADE_HOT = /steaming|7[14] °C|hot right through|too hot to touch/i;

/** The safety sentences for what is in the recipe and what its steps do with it, with what an ingredient's own line warns of. */
export function safetyNotes(helpings: readonly Helping[], steps: readonly Pick<Step, 'text' | 'ingredients'>[], cookbook: Cookbook): string[] {
  const { kinds: tree } = cookbook;
  const isOf = (kind: string, except: string | undefined) =>
    helpings.some(({ ingredient }) => isA(ingredient, kind, tree) && !(except && isA(ingredient, except, tree)));
  const isSaid = (where: RegExp | undefined) => !where || steps.some(({ text }) => where.test(text));
  const met = RULES.filter(({ kinds, except, where }) => kinds.some((kind) => isOf(kind, except)) && isSaid(where));
  const notes = met.map(({ kinds, sentence, cold }) => {
    const ids = helpings.filter(({ ingredient }) => kinds.some((kind) => isA(ingredient, kind, tree))).map(({ ingredient }) => ingredient.id);
    const from = steps.findIndex((step) => ids.some((id) => step.ingredients.includes(id)));
    const isMadeHot =
      steps.some((step) => MADE_HOT.test(step.text) && ids.some((id) => step.ingredients.includes(id))) ||
      steps.some((step, at) => at > from && ALL_MADE_HOT.test(step.text));
    return cold && !isMadeHot ? cold : sentence;
  });
  const own = helpings.flatMap((helping) => {
    const { care } = helping.ingredient;
    // Of rice the rule has said it all.
    return care && !isSprinkled(helping, steps, cookbook) && !isA(helping.ingredient, 'cooked rices', cookbook.kinds) ? [care] : [];
  });
  return [...new Set([...notes, ...own])];
}

/** Flour in a sauce, in a gravy or on a fish makes no dough to taste: a spoonful anywhere, and more of it where no step shapes anything. */
function isSprinkled({ ingredient, amount }: Helping, steps: readonly Pick<Step, 'text'>[], cookbook: Cookbook): boolean {
  const grams = amount?.grams ?? 0;
  return isA(ingredient, 'flours', cookbook.kinds) && (grams <= DUSTING_GRAMS || (grams <= THICKENING_GRAMS && !steps.some(({ text }) => SHAPED.test(text))));
}
