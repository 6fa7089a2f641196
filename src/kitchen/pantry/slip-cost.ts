/**
 * How likely it is that one word was meant and the other typed: the sum of the slips between them.
 * A slip of the usual sort costs less than 1: a letter doubled or not, one vowel for another, letters
 * that sound alike, neighbours on the keyboard, two letters in the wrong order. The first letter is
 * rarely wrong. Gives Infinity as soon as the cost must exceed `limit`.
 */
export function slipCost(typed: string, meant: string, limit: number): number {
  if (Math.abs(typed.length - meant.length) * 0.4 > limit) return Infinity;
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= meant.length; column++) last.push(at(last, column - 1) + gapCost(meant, column - 1));
  for (let row = 1; row <= typed.length; row++) {
    const current = [at(last, 0) + gapCost(typed, row - 1)];
    let best = current[0] as number;
    for (let column = 1; column <= meant.length; column++) {
      let cost = Math.min(
        at(last, column) + gapCost(typed, row - 1),
        at(current, column - 1) + gapCost(meant, column - 1),
        at(last, column - 1) + swapCost(typed[row - 1] as string, meant[column - 1] as string, row === 1 && column === 1),
      );
      const crossed = row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      if (crossed) cost = Math.min(cost, at(beforeLast, column - 2) + (row === 2 ? 0.9 : 0.7));
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

/** A letter too many or too few: cheap where it doubles its neighbour or is hardly heard. */
function gapCost(word: string, index: number): number {
  const letter = word[index] as string;
  if (letter === word[index - 1]) return 0.4;
  if (index === 0) return 1.6;
  if (letter === 'h' || (letter === 'e' && index === word.length - 1)) return 0.6;
  return VOWELS.has(letter) ? 0.8 : 1;
}

function swapCost(typed: string, meant: string, isFirst: boolean): number {
  if (typed === meant) return 0;
  const soundsAlike = SOUND_ALIKE.has(typed + meant) || SOUND_ALIKE.has(meant + typed);
  if (isFirst) return soundsAlike ? 0.9 : 1.7;
  if (VOWELS.has(typed) && VOWELS.has(meant)) return 0.6;
  if (soundsAlike) return 0.6;
  return NEIGHBOURS.has(typed + meant) || NEIGHBOURS.has(meant + typed) ? 0.8 : 1.2;
}

const VOWELS = new Set('aeiouy');
const SOUND_ALIKE = new Set('ck cs sz gj kq fv iy dt mn bp cq kx cz'.split(' '));
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const NEIGHBOURS = new Set(
  ROWS.flatMap((row, index) =>
    [...row].flatMap((letter, place) => [row[place + 1], ROWS[index + 1]?.[place], ROWS[index + 1]?.[place - 1]].filter((near) => near !== undefined).map((near) => letter + near)),
  ),
);

function at(numbers: readonly number[], index: number): number {
  return numbers[index] as number;
}
