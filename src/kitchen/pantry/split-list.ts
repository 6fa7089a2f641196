import { spellEmoji } from './emoji.ts';
import { foodNamed, isAside } from './find-food.ts';
import { NO_NAMES, namesOn } from './food-names.ts';
import { plainText, wordsOf } from './plain-text.ts';
import { readFood } from './read-food.ts';
import { onlyMeasure } from './read-measure.ts';
import { readWish, readWishAmong } from './read-wish.ts';
import type { Shelf } from './shelf.ts';

const MOST_ENTRIES = 200;
const LONGEST_LIST = 10_000;

/**
 * A pasted shopping list as entries, each as typed: parted at lines, commas and semicolons, freed of bullets and
 * numbers; "salt and pepper" is two where both are known and the whole is not ("mac and cheese" stays one).
 */
export function splitList(text: string, shelf: Shelf): string[] {
  return text
    .slice(0, LONGEST_LIST)
    .split(/[\n\r;•·▪◦‣☐☑✓✔|\t]+/)
    .map((line) => line.replace(/^\s*(?:[-–—*+>]+\s+|\[[ x]?\]\s*|\(?\d{1,3}[.)]\s+)*/i, '').trim())
    .filter((line) => line !== '' && !/^[^,]{0,40}:$/.test(line))
    .map((line) => line.replace(ASKED, ''))
    .flatMap((line) => partedAtCommas(line, shelf))
    .flatMap((part) => partedAtLabel(part, shelf))
    .flatMap((part) => partedAtStop(part, shelf))
    .map((part) => withoutHeading(part, shelf))
    .map((part) => part.replace(GINGER_GARLIC, '$1 and $2').replace(BEETS_WITH_LEAVES, '$1 and beetroot leaves'))
    .flatMap((part) => partedAtAnd(part, shelf))
    .flatMap((part) => partedAtSpaces(part, shelf))
    .slice(0, MOST_ENTRIES);
}

/** How a list begins that is asked as a question, or told: "what can I make with", "in my fridge:". */
const ASKED =
  /^(?:(?:hi|hello|hey|so)[,! ]+)*(?:what (?:can|could|should|shall|do) (?:i|we|you) (?:make|cook|do|have)(?: for \w+)?(?: with| from| out of| using)?|(?:in|from) (?:my|the|our) (?:fridge|freezer|cupboards?|kitchen|pantry|larder)(?: (?:i|we) have(?: got)?| there (?:is|are))?)\s*[:,]?\s+/i;

/** What stands over a part of a list, and before the first of it where the lines were lost. */
const HEADING = /^(?:(?:some|fresh|dried|frozen) )?(?:herbs|veg|veggies|vegetables|spices|meats|cupboard|pantry|freezer|fridge)\s+(?=\S)/i;

/** "Herbs big bunch of parsley and coriander" is the bunch; "veg stock" is stock. */
function withoutHeading(part: string, shelf: Shelf): string {
  const rest = part.replace(HEADING, '');
  if (rest === part || isKnown(part, shelf)) return part;
  const isFood = isKnown(rest, shelf) || partedAtAnd(rest, shelf).length > 1 || (namesFilling(wordsOf(plainText(rest)), shelf)?.length ?? 0) > 1;
  return isFood ? rest : part;
}

/** The paste of both that Indian kitchens keep. */
const GINGER_GARLIC = /\b(ginger|garlic)[\s-]+(garlic|ginger)\b/i;
/** Their leaves are a vegetable of their own. */
const BEETS_WITH_LEAVES = /\b(beets?|beetroots?) with (?:the |their )?(?:greens|tops|leaves)(?: on)?\b/i;

/** "onions, finely chopped" is one thing: what only describes stays with what it follows. */
function partedAtCommas(line: string, shelf: Shelf): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  const signs = [...line];
  for (const [index, sign] of signs.entries()) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    const isDecimal = /\d/.test(signs[index - 1] ?? '') && /\d/.test(signs[index + 1] ?? '');
    if (/[,，、]/.test(sign) && depth === 0 && !isDecimal) {
      parts.push(current);
      current = '';
    } else current += sign;
  }
  parts.push(current);
  const joined: string[] = [];
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== '')) {
    const words = wordsOf(plainText(spellEmoji(part)));
    const last = joined.at(-1);
    const isLabelled = (last ?? '').includes(':');
    if (last !== undefined && (onlyDescribes(words, shelf) || isOnlyAmount(words, shelf))) joined[joined.length - 1] = `${last}, ${part}`;
    else if (last !== undefined && !isLabelled && !isKnown(last, shelf) && onlyDescribes(wordsOf(plainText(last)), shelf))
      joined[joined.length - 1] = `${last}, ${part}`;
    else joined.push(part.replace(/^(?:and|plus)\s+/i, ''));
  }
  return joined;
}

/** "Eggs, half a dozen"; half and half is cream, and "4 servings" a wish. */
function isOnlyAmount(words: readonly string[], shelf: Shelf): boolean {
  return onlyMeasure(words) !== null && foodNamed(words, shelf) === null && readWish(words.join(' '), NO_NAMES) === null;
}

function onlyDescribes(words: readonly string[], shelf: Shelf): boolean {
  if (foodNamed(words, shelf)) return false;
  // "for serving" describes, "for 4" is a wish of its own.
  if (/^(?:in|with|for|from|to|on|off|at|into|without|about|cut|left)$/.test(words[0] ?? '')) return readWish(words.join(' '), NO_NAMES) === null;
  if (TRIMMED.test(words.join(' '))) return true;
  // "No cooking" and "quick" are wishes, though each of their words may describe.
  return words.every((word, index) => isAside(word, index === words.length - 1)) && readWish(words.join(' '), NO_NAMES) === null;
}

/** "kale, stems removed", "bread, crusts cut off". */
const TRIMMED =
  /^(?:the )?(?:stems?|skins?|ends?|tops?|crusts?|bones?|seeds?|rinds?|fat|shells?|stalks?|leaves|tails?|pits?|stones?|cores?|heads?|outer leaves|tops and tails)(?: and \w+)? (?:removed|trimmed|discarded|off|on|cut|cut off|picked|peeled|only|separated|included|attached|reserved|still on|taken off)$/;

const LABELLED = /^([^:–—]{2,40}?)(\s*:\s+|\s+[-–—]+\s+)(\S.*)$/;

/** "Vegan - 2 tins of beans" is a wish and a food; of "veg box: beetroot" only the beetroot is one. */
function partedAtLabel(part: string, shelf: Shelf): string[] {
  const [, label = '', sign = '', rest = ''] = LABELLED.exec(part) ?? [];
  if (rest === '') return [part];
  if (isWish(label, shelf) || (isKnown(label, shelf) && isWish(rest, shelf))) return [label, rest];
  return sign.includes(':') && !isKnown(label, shelf) && isKnown(rest, shelf) ? [rest] : [part];
}

/** "Milk. Just me" is a food and a wish, "a bag of spinach. Cupboard: pasta" two foods. */
function partedAtStop(part: string, shelf: Shelf): string[] {
  const [, before = '', after = ''] = /^(.{3,}?)[.!?]\s+(\S.*)$/.exec(part) ?? [];
  const isSaid = (text: string) => isKnown(text, shelf) || isWish(text, shelf) || partedAtAnd(text, shelf).length > 1;
  if (after === '' || !isSaid(before)) return [part];
  const rest = partedAtStop(after, shelf);
  return rest.length > 1 || isSaid(after) || readWishAmong(plainText(after), namesOn(shelf)) !== null ? [before, ...rest] : [part];
}

const isWish = (text: string, shelf: Shelf) => readWish(plainText(text), namesOn(shelf)) !== null;

function partedAtAnd(part: string, shelf: Shelf): string[] {
  const match = /\s(?:and|plus|&|\+|n|'n')\s|\s?[&+]\s?/i.exec(part);
  if (match === null || isOneThing(part, shelf)) return [part];
  const before = part.slice(0, match.index).trim();
  const after = part.slice(match.index + match[0].length).trim();
  if (before === '' || after === '') return [part];
  if (!isKnown(before, shelf)) return [part];
  const rest = partedAtAnd(after, shelf);
  return rest.length > 1 || isKnown(after, shelf) ? [before, ...rest] : [part];
}

/**
 * "eggs milk flour", run together: parted where at least three names fill it wholly; two may be one dish ("lemon chicken"), but not where a
 * wish stands at the end ("tofu noodles no peanuts").
 */
function partedAtSpaces(part: string, shelf: Shelf): string[] {
  const words = wordsOf(plainText(part));
  if (words.length < 3 || isKnown(part, shelf)) return [part];
  const names = namesFilling(words, shelf);
  if (names !== null) return names.length < 3 ? [part] : names;
  for (let at = 2; at < words.length && words.length <= MOST_RUN_TOGETHER; at++) {
    const wish = words.slice(at).join(' ');
    const before = isWish(wish, shelf) ? namesFilling(words.slice(0, at), shelf) : null;
    if (before !== null && before.length > 1) return [...before, wish];
  }
  return [part];
}

/** Nobody runs more words together. */
const MOST_RUN_TOGETHER = 20;

/** The names that fill the words wholly, one after the other; null where some are of none. */
function namesFilling(words: readonly string[], shelf: Shelf): string[] | null {
  const names: string[] = [];
  for (let start = 0; start < words.length; ) {
    let end = Math.min(words.length, start + shelf.longestName);
    while (end > start && foodNamed(words.slice(start, end), shelf) === null) end--;
    if (end === start) return null;
    names.push(words.slice(start, end).join(' '));
    start = end;
  }
  return names;
}

function isKnown(text: string, shelf: Shelf): boolean {
  return readFood(plainText(spellEmoji(text)), shelf, false)?.food != null;
}

/** Whether all of it is the name of one food ("2 cups half and half") or of a dish people buy ready. */
function isOneThing(text: string, shelf: Shelf): boolean {
  const plain = plainText(text);
  if (/\b(?:mac(?:aroni)? and cheese|bangers and mash|bubble and squeak|sweet and sour|salt and vinegar|cookies and cream)\b/.test(plain)) return true;
  return foodNamed(wordsOf(plain), shelf) !== null || / and /.test(readFood(plain, shelf, false)?.food?.name ?? '');
}
