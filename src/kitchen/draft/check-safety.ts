import { isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import { hasAllergen } from '#kitchen/menu/diets.ts';
import { allergensMeant } from '#kitchen/pantry/allergen-words.ts';
import { nonsenseIn } from '#kitchen/pantry/nonsense.ts';
import { harmfulWord } from '#kitchen/pantry/not-food.ts';
import { whyUnsafe } from '#kitchen/pantry/unsafe.ts';
import type { Fault, PassScene } from '#kitchen/pass/fault.ts';
import { safetyOf } from '#kitchen/stove/cooking.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { proseWords } from './house-words.ts';

interface Danger {
  /** Only where one of these is in the list; left out: always. */
  readonly kinds?: readonly string[];
  readonly pattern: RegExp;
  readonly words: string;
}

const RAW_FLESH = ['raw meats', 'minces', 'raw fish', 'shellfish', 'livers'];
const RAW_ANIMALS = [...RAW_FLESH, 'eggs'];

/** What another chef may write and we never print. Sources: USDA FSIS and FDA consumer guidance, save where another stands. */
const DANGERS: readonly Danger[] = [
  {
    kinds: RAW_FLESH,
    pattern:
      /\b(?:tartare|carpaccio|ceviche|crudo|sashimi|sushi[- ]style|medium[- ]rare|rare|very pink|(?:still|slightly|a little|just) pink|(?<!\b(?:no longer|not|never|no) )pink (?:inside|within|at|in the (?:middle|cent(?:er|re)))|undercook\w*|half[- ]raw|blood\w*|serve\w*[^.;]*\braw|eat\w*[^.;]*\braw|(?:still|left) raw)\b/i,
    words: 'Meat and fish are cooked through.',
  },
  {
    kinds: RAW_ANIMALS,
    pattern:
      /\b(?:no need to|need not be|without|skip(?: the)?|instead of) cook(?:ing|ed)?\b|\b(?:do not|don['’]?t|never) cook (?:it|them|the)\b(?! (?:too|over|for longer|longer|so long|further|any))/i,
    words: 'Meat, fish and eggs are cooked.',
  },
  {
    kinds: ['raw meats'],
    pattern: /\b(?:rinse|wash)\b[^.;]*\b(?:chicken|poultry|turkey|duck|meat|thighs?|breasts?|drumsticks?|wings?)\b/i,
    words: 'Raw meat is not rinsed.',
  },
  {
    kinds: [...RAW_FLESH, 'ready meats', 'cooked rices', 'rices'],
    pattern:
      /\b(?:thaw|defrost|marinate|leave|stand|sit|rest|keep|store|cool)\w*\b[^.;]*\b(?:at room temperature|on the (?:counter|side|worktop|sill)|in (?:hot|warm) water|in the sun)\b/i,
    words: 'What spoils is thawed, kept and cooled in the fridge.',
  },
  {
    kinds: [...RAW_ANIMALS, 'ready meats', 'milks', 'creams', 'fresh cheeses'],
    pattern:
      /\b(?:overnight|all day|hours?)\b[^.;]*\b(?:at room temperature|on the (?:counter|side|worktop|sill))|\b(?:at room temperature|on the (?:counter|side|worktop|sill))[^.;]*\b(?:overnight|all day|hours)\b/i,
    words: 'What spoils does not stand about for hours.',
  },
  { kinds: ['dried beans'], pattern: /^(?![\s\S]*\bboil)/i, words: 'Dried beans are boiled hard for ten minutes: raw kidney beans are poisonous.' },
  {
    pattern: /\b(?:slow[- ]cooker|crock[- ]?pot)\b[^.;]*\b(?:kidney|dried) beans\b|\b(?:kidney|dried) beans\b[^.;]*\b(?:slow[- ]cooker|crock[- ]?pot)\b/i,
    words: 'Dried beans are boiled hard first.',
  },
  { pattern: /\bgarlic\b[^.;]*\boil\b[^.;]*\b(?:room temperature|cupboard|pantry|weeks?|months?)\b/i, words: 'Garlic kept in oil may hold botulism.' },
  {
    pattern:
      /\b(?:deep[- ]fry|deep[- ]frying)\b[^.;]*\bfrozen\b|\bfrozen\b[^.;]*\b(?:hot|boiling) oil\b|\bwater\b[^.;]*\b(?:into|to|on) (?:the )?(?:hot|burning|boiling) (?:oil|fat)\b/i,
    words: 'Water and ice in hot oil burn people.',
  },
  { pattern: /\b(?:taste|try|eat|lick)\b[^.;]*\braw (?:dough|batter|mixture|mince|egg)/i, words: 'Nothing raw is tasted.' },
  { pattern: /\b(?:baby|babies|infant|toddler|newborn)s?\b/i, words: 'What small children may eat is not for a recipe to say.' },
  {
    pattern: /\b(?:cure[sd]?|heal|treats?|prevents?) (?:cancer|diabetes|covid|flu|illness|disease)|\b(?:medicinal|detox|miracle)\b/i,
    words: 'A recipe is no medicine.',
  },
  {
    kinds: RAW_FLESH,
    pattern: /\bmarinade\b(?![^.;]*\bboil)[^.;]*\b(?:as a (?:sauce|dip)|over the top|at the table|drizzle\w*|serve\w*)\b/i,
    words: 'What raw meat lay in is boiled before it is eaten.',
  },
  { pattern: /\braw (?:red |kidney )+beans\b|\bpotato sprouts\b|\bapple (?:seeds|pips)\b/i, words: 'That is poisonous.' },
  {
    pattern: /\bmicrowave\b[^.;]*\b(?:in (?:its|the|their) shells?|foil|metal)\b|\b(?:in (?:its|the|their) shells?|foil|metal)\b[^.;]*\bmicrowave\b/i,
    words: 'Eggs in the shell, foil and metal do not go into a microwave.',
  },
  {
    pattern: /\b(?:sealed|unopened|closed) (?:tin|can|jar|bottle)s?\b[^.;]*\b(?:boil|simmer|oven|microwave|heat)/i,
    words: 'A closed tin or jar bursts when it is heated.',
  },
  { pattern: /\b(?:charcoal|barbecue|camping stove)\b[^.;]*\b(?:indoors|inside the house|in the kitchen)\b/i, words: 'Charcoal indoors kills.' },
  { pattern: /\bessential oils?\b/i, words: 'Essential oils are no food.' },
  { pattern: /\+?\d(?:[ ()-]?\d){8,}/, words: 'A recipe holds no number to call.' },
  { pattern: /\ballergen[- ]?(?:free|safe)\b|\bsafe for (?:\w+ ){0,3}(?:allerg\w+|co?eliacs?)\b/i, words: 'Whom a recipe suits is for us to say.' },
];

/** A glaze that clings like varnish, potatoes that turn to glue: said of food, and nobody eats either. */
const SIMILE = /\b(?:like|(?:goes?|turn(?:s|ed)?|melts?|cooks?) (?:in)?to) (?:glue|varnish|paint|cement|plaster|soap)\b/gi;

/** What could hurt somebody: poisons, spoilt food, meat not cooked through, advice that makes people ill, claims of safety, commands. */
export function checkSafety(texts: readonly string[], helpings: readonly Helping[], { cookbook }: PassScene): Fault[] {
  const text = texts.join('. ');
  const words = proseWords(text);
  const harmful = harmfulWord(proseWords(text.replace(SIMILE, '')));
  const unsafe = whyUnsafe(words);
  const nonsense = texts.map((one) => nonsenseIn(one, proseWords(one))).find((what) => what === 'instruction' || what === 'address');
  const found: string[] = [
    ...(harmful ? [`"${harmful}" is no food.`] : []),
    ...(unsafe ? [unsafe.replace('%', 'This')] : []),
    ...(nonsense ? ['This holds commands or addresses, which no recipe does.'] : []),
    ...DANGERS.filter(
      ({ kinds, pattern }) => pattern.test(text) && (!kinds || helpings.some(({ ingredient }) => isAnyOf(ingredient, kinds, cookbook.kinds))),
    ).map(({ words }) => words),
    ...falseClaims(text, helpings),
    ...tooCool(texts, helpings, cookbook),
  ];
  return found.map((words): Fault => ({ rule: 'safety', words }));
}

/** A temperature between warm and safe is said of nothing, where raw meat or fish is in the list. */
function tooCool(texts: readonly string[], helpings: readonly Helping[], cookbook: PassScene['cookbook']): string[] {
  const told = texts.flatMap((text) => [...text.matchAll(/(\d{2,3}) °C/g)].map(([, celsius]) => Number(celsius)));
  return helpings.flatMap(({ ingredient }) => {
    const safe = safetyOf(ingredient, cookbook);
    if (!safe || !isAnyOf(ingredient, RAW_FLESH, cookbook.kinds)) return [];
    const low = told.find((celsius) => celsius > 40 && celsius < safe.celsius);
    return low === undefined ? [] : [`The ${ingredient.short} is not safe at ${low} °C: it needs ${safe.celsius} °C.`];
  });
}

/** "Nut-free", said of what contains nuts or may. */
function falseClaims(text: string, helpings: readonly Helping[]): string[] {
  return [...text.matchAll(/\b(\w+)[- ]free\b/gi)].flatMap(([claim, word = '']) =>
    allergensMeant(word.toLowerCase())?.allergens.some((allergen) => helpings.some(({ ingredient }) => hasAllergen(ingredient, allergen)))
      ? [`"${claim}" is not true of what is in it.`]
      : [],
  );
}
