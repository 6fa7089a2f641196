import { beforeLink } from './find-food.ts';
import { figure } from './numbers.ts';
import { described } from './parts-of.ts';
import { stem } from './plain-text.ts';
import { stateOf } from './state-words.ts';

/** One way to say the same with fewer words, and the kinds of food it holds for. */
export interface Shortened {
  readonly words: readonly string[];
  /** The food found must be of such a kind; null: of any. */
  readonly only: RegExp | null;
}

/** The ways to say a phrase shorter that keep what it means, the most faithful first. */
export function shortenings(words: readonly string[]): Shortened[] {
  const before = beforeLink(words);
  const shared = withSharedHead(words);
  return [
    { words, only: null },
    ...(shared ? [{ words: shared, only: null }] : []),
    { words: described(words), only: null },
    ...lastFirst(words),
    ...withoutHead(words),
    ...(before ? [{ words: before, only: null }, ...withoutHead(before)] : []),
    ...ofWhole(words),
  ];
}

/** Last words that only repeat what kind of thing it is: parmesan cheese, penne pasta, cod fish. */
const HEADS: ReadonlyMap<string, RegExp> = new Map([
  ['cheese', /cheese|mozzarella/],
  ['fish', /fish|tuna|anchov/],
  ['pasta', /pasta/],
  ['sausage', /sausage/],
  ['bread', /bread/],
  ['loaf', /bread/],
  ['rice', /rice|grain/],
  ['bean', /bean/],
  ['pea', /pea/],
  ['mushroom', /mushroom/],
  ['lettuce', /lettuce|leaves/],
  ['chilli', /chill/],
  ['pepper', /chill|pepper|spice/],
  ['steak', /steak|fish|joint|chop|stewing|roasting|meats/],
  ['herb', /herb/],
  ['spice', /spice/],
  ['nut', /nut/],
  ['seed', /seed/],
  ['ham', /ham|cured/],
  ['wine', /wine/],
  ['beer', /beer/],
  ['noodle', /noodle/],
  ['lentil', /lentil/],
  ['meat', /meat|poultry|chicken|mince|steak|joint|chop|bird/],
  ['fruit', /fruit|citrus|berries|melon/],
  ['cabbage', /cabbage|greens/],
  ['squash', /squash/],
  ['onion', /onion|allium/],
  ['potato', /potato/],
  ['tomato', /tomato/],
  ['apple', /apple/],
  ['leaf', /herb|green|leaves/],
  ['sauce', /sauce|paste/],
  ['vinegar', /vinegar/],
  ['powder', /spice/],
  ['grain', /grain|rice/],
  ['oil', /oil/],
  ['drink', /drink|milk/],
  ['root', /ginger|root|spice/],
  ['bulb', /fennel|garlic|onion/],
  ['plant', /herb|vegetable/],
  ['bun', /roll/],
  ['roll', /roll/],
]);

/** "mozarella cheese" without its last word, where that only repeats what kind of thing it is. */
export function withoutHead(words: readonly string[]): Shortened[] {
  const only = words.length > 1 ? HEADS.get(stem(words.at(-1) ?? '')) : undefined;
  return only === undefined ? [] : [{ words: words.slice(0, -1), only }];
}

/** "jalapeños pickled", "silverside corned": what describes, said last as on a list. */
function lastFirst(words: readonly string[]): Shortened[] {
  const last = words.at(-1) ?? '';
  return (words.length === 2 || words.length === 3) && (last.endsWith('ed') || stateOf(last) !== null)
    ? [{ words: [words.at(-1) as string, ...words.slice(0, -1)], only: null }]
    : [];
}

/** "black or pinto beans": the first choice with the head that both share; null where there is no choice. */
function withSharedHead(words: readonly string[]): readonly string[] | null {
  const or = words.indexOf('or');
  return or > 0 && words.length - or > 2 && figure(words[or + 1] as string) === null ? [...words.slice(0, or), words.at(-1) as string] : null;
}

const PARTS = new Set(['juice', 'zest', 'rind', 'peel', 'zested', 'juiced']);

/** "juice of half a lemon", "orange zest": the fruit it comes from, where the cookbook has no line for the part. */
function ofWhole(words: readonly string[]): Shortened[] {
  const of = words.indexOf('of');
  if (of > 0 && PARTS.has(words[0] ?? '')) return [{ words: words.slice(of + 1).filter((word) => word !== 'half' && word !== 'a'), only: null }];
  return words.length > 1 && PARTS.has(words.at(-1) ?? '') ? [{ words: words.slice(0, -1), only: null }] : [];
}
