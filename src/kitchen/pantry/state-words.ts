import type { State } from '#kitchen/cookbook/state.ts';

const STATES = new Map<string, State>();
say('raw', 'raw uncooked');
say(
  'cooked',
  'cooked precooked boiled steamed roast roasted grilled poached baked fried sauteed barbecued bbq barbecu rotisserie chargrilled braised stewed microwaved pulled',
);
say('leftover', 'leftover leftovers yesterdays takeaway takeout');
say('stale', 'stale dayold');
say('frozen', 'frozen');
say('tinned', 'tinned canned jarred');
say('dried', 'dried dehydrated dry');
say('smoked', 'smoked');
say('fresh', 'fresh thawed defrosted unfrozen');
say('opened', 'opened open halfused started');

const PHRASES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\b(?:left over|(?:from )?last nights?(?: (?:dinner|tea|supper))?|nights before)\b/g, 'leftover'],
  [/\bfrom (?:the |our )?(?:sunday|saturday|friday|weekend|christmas|thanksgiving|easter) (?:roast|dinner|lunch)\b/g, 'leftover'],
  [/\bgone (?:hard|stale|dry)\b/g, 'stale'],
  [/\b(?:hard|soft) boiled\b/g, 'boiled'],
  [/\b(?:half|part|partly|already) (?:used|opened|open|eaten|full)\b/g, 'opened'],
  [/\bpre cooked\b/g, 'precooked'],
  [/\bun cooked\b/g, 'uncooked'],
  [/\b(?:frozen )?(\w+(?: \w+)?) (?:thawed|defrosted)(?: (?:yesterday|today|overnight|this morning|last night))?\b/g, 'fresh $1'],
  [/\bday old\b/g, 'stale'],
  [/\bthat is open\b/g, 'opened'],
  [/\b(?:in|from) (?:the |my |our )?freezer\b/g, 'frozen'],
];

/** "day-old bread" → "stale bread": states of two words as the one word they mean. */
export function joinStates(plain: string): string {
  let text = plain;
  for (const [pattern, word] of PHRASES) text = text.replace(pattern, word);
  return text;
}

/** The state that a plain word says, or null. */
export function stateOf(word: string): State | null {
  return STATES.get(word) ?? null;
}

const FADED = new Set(
  'squishy mushy floppy bendy wilting wilted wilty limp sad soft softening overripe ageing aging old fading dying tired shrivelled wrinkly wrinkled bruised browning'.split(
    ' ',
  ),
);
/** What is past its best or left over wants to be cooked first; which food it is these words do not change. */
export const FADING: ReadonlySet<string> = new Set([...FADED, 'spare']);

/** Of these "soft" is how they are sold. */
const SOLD_SOFT = /bread|roll|tortilla|cake|cheese|mozzarella|tofu|egg|sugar|fruit$|noodle|pasta|flour|sweet/;
const PAST_ITS_BEST =
  /\b(?:gone (?:soft|limp|black|brown)|past (?:its|their) best|on (?:its|their|the) (?:last legs|way out|turn)|getting (?:\w+ )?(?:old|tired|soft|limp|wrinkly)|(?:nearly|almost) (?:off|past it|gone)|going (?:off|\w+ soft))\b/;
const TO_BE_USED =
  /\b(?:(?:glut|loads|tons|heaps|masses|mountain|surplus|abundance|too many|too much) |(?:use (?:it |them |this )?(?:up|first|soon)|needs? (?:using|eating|cooking|to go)|must (?:go|use|be (?:used|eaten|cooked))|about to (?:turn|go)|expir(?:es|ing) (?:soon|today|tomorrow))\b)/;

/**
 * Whether the words say that the food is past its best: "bendy carrots", not soft cheese, nor Old Bay.
 *
 * @param said the words of it that name the food
 * @param kind the main kind of the food
 */
export function isPastItsBest(plain: string, words: readonly string[], said: string, kind = ''): boolean {
  const name = said.split(' ');
  const isFaded = (word: string) => FADED.has(word) && !name.includes(word) && !(word === 'soft' && SOLD_SOFT.test(kind));
  return words.some(isFaded) || PAST_ITS_BEST.test(plain);
}

/** Whether the words ask for the food to be used before others: "spare", "a glut of", "needs using". */
export function wantsUsing(plain: string, words: readonly string[]): boolean {
  return words.includes('spare') || TO_BE_USED.test(plain);
}

function say(state: State, words: string): void {
  for (const word of words.split(' ')) STATES.set(word, state);
}
