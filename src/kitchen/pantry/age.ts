import type { State } from '#kitchen/cookbook/state.ts';
import { numberAt } from './numbers.ts';
import { wordsOf } from './plain-text.ts';

/** Past the date on the packet, or no longer what it was, in as many words. */
const PAST_DATE =
  /\b(?:(?:\w+ (?:days?|weeks?|months?) )?(?:past|over|after|beyond) (?:its|the|their) (?:use by|sell by|expiry|expiration)(?: date)?|(?:\w+ (?:days?|weeks?|months?) )?(?:out of date|past (?:its|the|their) date|past (?:use|sell) by)|(?:expired|use by (?:was |is )?(?:yesterday|last \w+))(?! (?:soon|today|tomorrow))|gone off|gone bad|off (?:milk|meat|fish|chicken|cream|ham|bacon|mince|pork|beef|prawns)|turned)\b/;
/** Its last day is near. */
const DATE_NEAR =
  /\b(?:(?:use by|best before|best by|eat by|expires|expiring|expiry|runs out)(?: date)?(?: is)? (?:soon|today|tonight|tomorrow|in (?:one|two|a|1|2) days?)|on (?:its|their) last day)\b/;
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, fortnight: 14, month: 30, year: 365 };
const AGES: readonly RegExp[] = [
  /\b(?:(?:is|are|was|from|over|about|more than) )*(\d+(?:\.\d+)?|[a-z]+) (day|night|week|fortnight|month|year)s? (?:old|ago)\b/,
  /\b(?:been )?(?:in the fridge|open|sitting) (?:for )?(?:over |about |more than )?(\d+|[a-z]+) (day|night|week|fortnight|month|year)s?\b/,
  /\b(?:from )?(last) (week|month|year)s?\b/,
  /\b()(day|week|month|year)s old\b/,
];

/**
 * For how many days food of these kinds is safe in the fridge, the longer end of what is advised.
 * Source: USDA FSIS and FDA, cold food storage chart; FoodKeeper (FSIS) for milk, cream, soft cheese and tofu.
 */
const COOKED_DAYS = 4;
const SAFE_DAYS: readonly (readonly [kinds: RegExp, days: number])[] = [
  [/^(?:minced|minces|sausages$|livers|chicken|duck|poultry|whole birds|white fish|oily fish|raw|squid|shells|shellfish)/, 2],
  [/^cooked sausages/, 7],
  [/^(?:cooked|ready meals|ready meats|soups|mashes|dips|egg parts|cooking sauces)/, COOKED_DAYS],
  [/^(?:steaks|chops|stewing meats|joints|red meats|roasting meats|hams|luncheon)/, 5],
  [/^(?:milks|firm tofu|soft tofu|bacons|filled pasta|doughs)/, 7],
  [/^(?:creams|fresh cheeses|mozzarellas|smoked fish|yoghurts|cultured milks|soured creams)/, 14],
  [/^eggs/, 35],
];
/** And once the pack or the tin is open. Source: USDA FSIS, cold food storage chart (smoked fish, sliced meats) and "Shelf-stable food safety" (tins: 3 to 4 days, acid ones 5 to 7). */
const OPENED_DAYS: readonly (readonly [kinds: RegExp, days: number])[] = [
  [/^tinned tomatoes/, 7],
  [/^(?:tinned|.*beans$|chickpeas|lentils|soups|coconut milks)/, 4],
  [/^(?:smoked fish|creams|hams|luncheon|pâtés|ready fish)/, 5],
];
const OPENED = /\bopen(?:ed)?\b/;
/** A soup is out of the pot unless it is said to be out of a tin. */
const IN_A_PACK = /\b(?:tins?|tinned|cans?|canned|cartons?|packets?|pouch|jars?|sachets?)\b/;
/** What spoils unseen, of which a date that is past is the end. */
const SPOILS =
  /meat|poultry|chicken|bird|mince|sausage|ham|bacon|chop|steak|joint|liver|fish|prawn|shell|squid|tuna|milk|cream|yoghurt|cooked|egg|ready|tofu|dips/;
/** Frozen, dried or closed in a tin it does not age like that. */
const KEPT_OTHERWISE: readonly (State | null)[] = ['frozen', 'dried', 'tinned'];

/** The text without what it says of dates, to find the food in; bread of some days is stale. */
export function withoutDates(plain: string): string {
  let text = plain.replace(PAST_DATE, ' ').replace(DATE_NEAR, ' ');
  for (const pattern of AGES) text = text.replace(pattern, (said, _, unit: string) => (unit === 'day' && said.endsWith('old') ? ' stale ' : ' '));
  return text;
}

/** What the text says of the food's age, and what follows. */
export type Dated =
  /** Past its date or older, but not of a kind that spoils unseen. */
  | { readonly is: 'fine' }
  /** Still good, and not for much longer. */
  | { readonly is: 'near' }
  | {
      readonly is: 'spoilt' /** How long such food keeps; null when only its date was said to be past. */;
      readonly days: number | null;
      readonly cooked: boolean;
    };

/** Whether the text says that the food's time is past, and if so whether such food may still be eaten; null when it says nothing. */
export function dateSaid(plain: string, kind: string | undefined, state: State | null): Dated | null {
  const isPast = PAST_DATE.test(plain);
  const age = ageIn(plain);
  if (!isPast && DATE_NEAR.test(plain)) return { is: 'near' };
  if (!isPast && age === null) return null;
  const isOpen = OPENED.test(plain);
  const isHomemade = /^soups/.test(kind ?? '') && !IN_A_PACK.test(plain);
  if (KEPT_OTHERWISE.includes(state) && !(state === 'tinned' && (isOpen || isHomemade))) return { is: 'fine' };
  const cooked = state === 'cooked' || state === 'leftover' || /^cooked/.test(kind ?? '');
  if (isPast) return kind === undefined || SPOILS.test(kind) ? { is: 'spoilt', days: null, cooked } : { is: 'fine' };
  const keptFor = (table: typeof SAFE_DAYS) => table.find(([kinds]) => kinds.test(kind ?? ''))?.[1] ?? null;
  const days = cooked ? COOKED_DAYS : ((isOpen ? keptFor(OPENED_DAYS) : null) ?? keptFor(SAFE_DAYS));
  if (days === null) return (age as number) > 60 ? { is: 'fine' } : null;
  if ((age as number) > days) return { is: 'spoilt', days, cooked };
  return (age as number) * 2 >= days ? { is: 'near' } : null;
}

function ageIn(plain: string): number | null {
  for (const pattern of AGES) {
    const match = pattern.exec(plain);
    const each = UNIT_DAYS[match?.[2] ?? ''];
    if (!match || each === undefined) continue;
    const count = match[1] === 'last' ? 1 : match[1] === '' ? 2 : numberAt(wordsOf(match[1] as string), 0)?.value;
    if (count !== undefined) return count * each;
  }
  return null;
}
