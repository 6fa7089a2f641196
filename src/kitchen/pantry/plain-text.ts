import { rememberedText } from '#kitchen/remembered.ts';

/** Text longer than this is cut before it is read; the wire allows 80 characters. */
const READ_AT_MOST = 160;

/** "Kids' tea: fish fingers", "veg: carrots": whose it is or where it lies. What tells a state ("frozen:") or a wish stays. */
const LABEL =
  /^\s*(?:(?:for )?(?:from )?(?:the )?(?:left ?overs?|week ?ends?|end of (?:the )?week|fry ?ups?|christmas|thanksgiving|sunday|roast|easter|bbq|party|kids?|children|childrens|family|fridge|freezer|cupboard|larder|pantry|veg|veggies|vegetables|fruit|meat|fish|dairy|herbs|spices|tins|dinner|tea|supper|lunch|breakfast)['’]?s?['’]? ?){1,4}:\s*(?=\S)/;

/**
 * What was typed as plain small letters: accents, quotes and widths ironed out, fractions as "1/2",
 * decimal commas as points. Hyphens become spaces; commas and brackets stay, they part the sense.
 */
export function plainText(text: string): string {
  return text
    .slice(0, READ_AT_MOST)
    .replace(/(\d?)([¼-¾⅐-⅞])/g, (_, digit: string, fraction: string) => `${digit} ${fraction.normalize('NFKC').replace('⁄', '/')} `)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .slice(0, READ_AT_MOST)
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/\b0(?:[.,]0)? ?%/g, ' zero ')
    .replace(/\b[34]\d ?%(?: ?fat\b)?/g, ' ')
    .replace(/\d+(?:[.,]\d+)? ?%(?: ?fat\b)?/g, ' light ')
    .replace(LABEL, (label) => (/left ?over/.test(label) ? 'leftover ' : ''))
    .replace(/['’‘´`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/(^|[^\d.])\.(?=\d)/g, '$10.')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/(\d) ?[-–—] ?(?=\d+\/\d)/g, '$1 ')
    .replace(/(\d) ?[-–—] ?(?=\d)/g, '$1~')
    .replace(/(\d) ?ish\b/g, '$1')
    .replace(/[-–—_]/g, ' ')
    .replace(/\b(table|tea) spoon/g, '$1spoon');
}

/** The words and numbers of plain text in order: "500g mince" → 500, g, mince; a range "2-3" stays one as "2~3". */
export function wordsOf(plain: string): string[] {
  return plain.match(/\d+(?:\.\d+)?(?:\/\d+)?(?:~\d+(?:\.\d+)?)?|\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

/** The plain words of a name from the cookbook; most are plain already, and there are thousands. */
export function wordsOfName(name: string): string[] {
  return /^[a-z]+(?: [a-z]+)*$/.test(name) ? name.split(' ') : wordsOf(plainText(name));
}

const MOST_STEMS = 20_000;

/**
 * The word without its plural ending. Only ever compared with another stem, so it need not be English:
 * what counts is that "tomatoes", "tomatos" and "tomato" come out alike, and two foods do not.
 */
export const stem = rememberedText(findStem, MOST_STEMS);

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['calves', 'calf'],
  ['knives', 'knife'],
  ['geese', 'goose'],
  ['radii', 'radius'],
  ['chillies', 'chilli'],
  ['chilies', 'chilli'],
  ['chilis', 'chilli'],
  ['chile', 'chilli'],
  ['chiles', 'chilli'],
  ['chili', 'chilli'],
  ['chilly', 'chilli'],
  ['yogurt', 'yoghurt'],
  ['yogurts', 'yoghurt'],
  ['yoghourt', 'yoghurt'],
  ['yogourt', 'yoghurt'],
  ['soy', 'soya'],
  ['fibre', 'fiber'],
  ['flavour', 'flavor'],
  ['filet', 'fillet'],
  ['filets', 'fillet'],
  ['doughnut', 'donut'],
  ['doughnuts', 'donut'],
  ['whisky', 'whiskey'],
  ['barbecue', 'barbecu'],
  ['barbeque', 'barbecu'],
  ['bbq', 'barbecu'],
  ['houmous', 'hummu'],
  ['humous', 'hummu'],
  ['humus', 'hummu'],
  ['hummous', 'hummu'],
  ['houmus', 'hummu'],
  ['tinned', 'tinned'],
  ['canned', 'tinned'],
  ['tin', 'tin'],
  ['can', 'tin'],
]);

function findStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  let short = word;
  if (word.endsWith('ies') && word.length > 4) short = `${word.slice(0, -3)}y`;
  else if (word.endsWith('s') && !word.endsWith('ss')) short = word.slice(0, -1);
  if (short.length > 4 && short.endsWith('ie')) return `${short.slice(0, -2)}y`;
  if (short.length > 3 && /(?:[cs]h|[oxz]|ss)e$/.test(short)) return short.slice(0, -1);
  return short;
}
