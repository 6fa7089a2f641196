/** A number found at a place among words, and where the words go on. */
export interface FoundNumber {
  readonly value: number;
  readonly next: number;
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['hundred', 100],
  ['single', 1],
  ['another', 1],
  ['couple', 2],
  ['pair', 2],
  ['few', 3],
  ['several', 4],
  ['dozen', 12],
]);
const FRACTION_WORDS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['halves', 0.5],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 0.25],
  ['quarters', 0.25],
]);
/** No kitchen holds more of anything; beyond it a number is a slip. */
const LARGEST = 100_000;

/** The number that begins at `start`: "2", "1 1/2", "2~3" and "2 or 3" (their middle), "half a dozen", "a couple of", "one and a half". */
export function numberAt(words: readonly string[], start: number): FoundNumber | null {
  const first = wholeAt(words, start);
  if (first === null) return null;
  let { value, next } = first;
  if (/^\d+$/.test(words[start] ?? '') && /^[1-9]\/[2-8]$/.test(words[next] ?? '')) value += figure(words[next++] as string) ?? 0;
  if (words[next] === 'and') {
    const at = words[next + 1] === 'a' ? next + 2 : next + 1;
    const fraction = FRACTION_WORDS.get(words[at] ?? '');
    if (fraction !== undefined) return { value: value + fraction, next: at + 1 };
  }
  // "3 or so", "3-ish".
  if (words[next] === 'or' && words[next + 1] === 'so') return { value, next: next + 2 };
  if (words[next] === 'ish') return { value, next: next + 1 };
  const other = words[next] === 'or' ? figure(words[next + 1] ?? '') : null;
  if (other !== null) return { value: (value + other) / 2, next: next + 2 };
  const article = /^an?$/.test(words[next] ?? '') ? 1 : 0;
  if (words[next + article] === 'dozen' && words[start] !== 'dozen') return { value: value * 12, next: next + article + 1 };
  return value > LARGEST ? null : { value, next };
}

function wholeAt(words: readonly string[], start: number): FoundNumber | null {
  const word = words[start];
  if (word === undefined) return null;
  const written = figure(word);
  if (written !== null) return { value: written, next: start + 1 };
  const fraction = FRACTION_WORDS.get(word);
  if (fraction !== undefined) return { value: fraction, next: start + 1 };
  const named = NUMBER_WORDS.get(word);
  if (named === undefined) return null;
  const following = words[start + 1] ?? '';
  const part = FRACTION_WORDS.get(following);
  if (part !== undefined) return { value: Math.min(named, 3) * part, next: start + 2 };
  // "a few", "a couple": the article counts nothing by itself.
  if ((word === 'a' || word === 'an') && /^(?:few|couple|pair|dozen|single|hundred)$/.test(following))
    return { value: NUMBER_WORDS.get(following) as number, next: start + 2 };
  return { value: named, next: start + 1 };
}

/** "2", "2.5", "1/2" or the middle of "2~3"; null for a word, or for what divides by nothing. */
export function figure(word: string): number | null {
  if (!/^\d/.test(word)) return null;
  const [low = '', high] = word.split('~');
  const [above = '', below] = low.split('/');
  const value = Number(above) / (below === undefined ? 1 : Number(below));
  const middle = high === undefined ? value : (value + Number(high)) / 2;
  return Number.isFinite(middle) && middle > 0 && middle <= LARGEST ? middle : null;
}
