import type { State } from './entry.ts';

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
say('fresh', 'fresh');
say('opened', 'opened open halfused started');

const PHRASES: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/\b(?:left over|(?:from )?last nights?(?: (?:dinner|tea|supper))?|nights before)\b/g, 'leftover'],
  [/\bfrom (?:the |our )?(?:sunday|saturday|friday|weekend|christmas|thanksgiving|easter) (?:roast|dinner|lunch)\b/g, 'leftover'],
  [/\bgone (?:hard|stale|dry)\b/g, 'stale'],
  [/\b(?:hard|soft) boiled\b/g, 'boiled'],
  [/\b(?:half|part|partly|already) (?:used|opened|open|eaten|full)\b/g, 'opened'],
  [/\bpre cooked\b/g, 'precooked'],
  [/\bun cooked\b/g, 'uncooked'],
  [/\bday old\b/g, 'stale'],
  [/\bthat is open\b/g, 'opened'],
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

/** What is wilting or nearly over wants to be cooked first; which food it is these words do not change. */
export const FADING: ReadonlySet<string> = new Set(
  'squishy mushy floppy bendy wilting wilted wilty limp sad soft softening overripe ageing aging old fading dying tired shrivelled wrinkly wrinkled bruised browning spare'.split(
    ' ',
  ),
);

export function wantsUsing(plain: string, words: readonly string[]): boolean {
  return (
    words.some((word) => FADING.has(word)) ||
    /\b(?:glut|loads|tons|heaps|masses|mountain|surplus|abundance|too many|too much) /.test(plain) ||
    /\b(?:use (?:it |them |this )?(?:up|first|soon)|needs? (?:using|eating|cooking|to go)|must (?:go|use|be (?:used|eaten|cooked))|gone (?:soft|limp|black|brown)|going off|about to (?:turn|go)|past (?:its|their) best|expir(?:es|ing) (?:soon|today|tomorrow)|on (?:its|their|the) (?:last legs|way out|turn)|getting (?:\w+ )?(?:old|tired|soft|limp|wrinkly)|(?:nearly|almost) (?:off|past it|gone))\b/.test(
      plain,
    )
  );
}

function say(state: State, words: string): void {
  for (const word of words.split(' ')) STATES.set(word, state);
}
