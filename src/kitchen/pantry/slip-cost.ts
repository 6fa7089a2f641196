const VOWELS = new Set('aeiouy');
const SOUND_ALIKE = new Set('ck cs sz gj kq fv iy dt mn bp cq kx cz'.split(' '));
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOURS = new Set(
  KEY_ROWS.flatMap((row, index) =>
    [...row].flatMap((letter, place) => {
      const below = KEY_ROWS[index + 1];
      return [row[place + 1], below?.[place], below?.[place - 1]].filter((near) => near !== undefined).map((near) => letter + near);
    }),
  ),
);
const DOUBLED = 0.4;
/** A letter left out is commoner than one too many. */
const MISSED = 0.9;
const FIRST_GAP = 1.6;
const FIRST_SWAP = 1.7;
const FIRST_ALIKE = 1.1;

/**
 * How likely it is that one word was meant and the other typed: the sum of the slips between them.
 * A slip of the usual sort costs less than 1: a letter doubled or not, one vowel for another, letters
 * that sound alike, neighbours on the keyboard, two letters in the wrong order. The first letter is
 * rarely wrong. Gives Infinity as soon as the cost must exceed `limit`.
 */
export function slipCost(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) * DOUBLED > limit || !mayBegin(typed, meant)) return Infinity;
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= meant.length; column++) last.push(at(last, column - 1) + gapCost(meant, column - 1));
  for (let row = 1; row <= typed.length; row++) {
    const gap = gapCost(typed, row - 1);
    const current = [at(last, 0) + gap];
    let best = current[0] as number;
    for (let column = 1; column <= meant.length; column++) {
      let cost = Math.min(
        at(last, column) + gap,
        at(current, column - 1) + gapCost(meant, column - 1) * MISSED,
        at(last, column - 1) + swapCost(typed, row - 1, meant, column - 1),
      );
      if (isCrossed(typed, row, meant, column)) cost = Math.min(cost, at(beforeLast, column - 2) + (row === 2 ? 0.9 : 0.7));
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return Infinity;
    beforeLast = last;
    last = current;
  }
  const total = at(last, meant.length);
  return total > limit ? Infinity : total;
}

/** Only the same first letter, one that sounds like it, or the second come too soon: nearly all words fall out at once. */
function mayBegin(typed: string, meant: string): boolean {
  return typed[0] === meant[0] || typed[1] === meant[0] || swapCost(typed, 0, meant, 0) < FIRST_SWAP;
}

/** The letters with which a word may begin that was meant: the first typed, the second, and what sounds like the first. */
export function beginningsOf(typed: string): string {
  const first = typed[0] ?? '';
  const alike = [...SOUND_ALIKE].flatMap((both) => (both.includes(first) ? [both.replace(first, '')] : []));
  return [...new Set([first, typed[1] ?? '', ...alike])].join('');
}

/** A letter too many or too few: cheap where it doubles its neighbour or is hardly heard. */
function gapCost(word: string, index: number): number {
  const letter = word[index] as string;
  if (letter === word[index - 1]) return DOUBLED;
  if (index === 0) return FIRST_GAP;
  if (letter === 'h' || (letter === 'e' && index === word.length - 1)) return 0.6;
  return VOWELS.has(letter) ? 0.8 : 1;
}

function swapCost(typed: string, typedAt: number, meant: string, meantAt: number): number {
  const a = typed.charCodeAt(typedAt) - 97;
  const b = meant.charCodeAt(meantAt) - 97;
  if (a === b) return 0;
  const isFirst = typedAt === 0 && meantAt === 0;
  const isLetter = a >= 0 && a < 26 && b >= 0 && b < 26;
  if (!isLetter) return isFirst ? FIRST_SWAP : 1.2;
  const cost = SWAPS[a * 26 + b] as number;
  if (!isFirst) return cost;
  return SOUND_ALIKE.has(pair(a, b)) || SOUND_ALIKE.has(pair(b, a)) ? FIRST_ALIKE : FIRST_SWAP;
}

/** The cost of every letter for every other, reckoned once. */
const SWAPS = Array.from({ length: 26 * 26 }, (_, index) => {
  const [a, b] = [Math.floor(index / 26), index % 26];
  const [one, other] = [pair(a, b), pair(b, a)];
  if ([...one].every((letter) => VOWELS.has(letter)) || SOUND_ALIKE.has(one) || SOUND_ALIKE.has(other)) return 0.6;
  return NEIGHBOURS.has(one) || NEIGHBOURS.has(other) ? 0.8 : 1.2;
});

function isCrossed(typed: string, row: number, meant: string, column: number): boolean {
  return row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
}

function pair(a: number, b: number): string {
  return String.fromCharCode(a + 97, b + 97);
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] as number;
}
