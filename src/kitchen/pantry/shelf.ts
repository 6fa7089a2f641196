import type { Ingredient } from '#kitchen/cookbook/ingredient.ts';
import { stem, wordsOfName } from './plain-text.ts';

/** One ingredient as the pantry reads it. */
export interface Food {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly also: readonly string[];
  readonly short: string;
  /** The main kind first. */
  readonly kinds: readonly string[];
  /** The full line of the cookbook; the browser, which reads only names, has none. */
  readonly facts: Ingredient | null;
}

/** Everything the pantry knows by name, arranged for reading. Built once, never changed. */
export interface Shelf {
  readonly foods: readonly Food[];
  readonly byId: ReadonlyMap<string, Food>;
  /** By the plain words of a name, joined by spaces. */
  readonly byName: ReadonlyMap<string, Food>;
  /** The same by stems: finds a plural by its singular and the other way round. */
  readonly byStem: ReadonlyMap<string, Food>;
  /** By stems without spaces: finds "egg plant" and "springonions". */
  readonly joined: ReadonlyMap<string, Food>;
  /** Ids of all whose name, plural, synonym or short name it is, by stems. */
  readonly mentioned: ReadonlyMap<string, readonly string[]>;
  /** The first words of all that may be mentioned, with the most words that follow from each. */
  readonly firstWords: ReadonlyMap<string, number>;
  /** Every word of every name. */
  readonly vocabulary: readonly VocabularyWord[];
  readonly words: ReadonlySet<string>;
  readonly kinds: ReadonlyMap<string, string>;
  /** The most words a name has. */
  readonly longestName: number;
}

export interface VocabularyWord {
  readonly stem: string;
  /** One bit for each letter it has: two words with too many different bits cannot be near. */
  readonly letters: number;
  /** In how many names it stands: of two words equally near, the commoner was meant. */
  readonly uses: number;
}

/** Arranges the cookbook's ingredients for reading. */
export function buildShelf(ingredients: readonly Ingredient[]): Shelf {
  return shelfOf(ingredients.map((facts) => ({ ...pick(facts), facts })));
}

export function shelfOf(foods: readonly Food[]): Shelf {
  const byName = new Map<string, Food>();
  const byStem = new Map<string, Food>();
  const joined = new Map<string, Food>();
  const mentioned = new Map<string, string[]>();
  const uses = new Map<string, number>();
  const kinds = new Map<string, string>();
  let longestName = 1;
  const note = (food: Food, name: string) => {
    const words = wordsOfName(name);
    const stemmed = words.map(stem);
    const key = stemmed.join(' ');
    setOnce(byName, words.join(' '), food);
    setOnce(byStem, key, food);
    setOnce(joined, stemmed.join(''), food);
    for (const one of stemmed) uses.set(one, (uses.get(one) ?? 0) + 1);
    longestName = Math.max(longestName, words.length);
    const ids = mentioned.get(key);
    if (ids === undefined) mentioned.set(key, [food.id]);
    else if (!ids.includes(food.id)) ids.push(food.id);
  };
  // Names before synonyms: where two stems meet, the one that carries the name has it.
  for (const food of foods) for (const name of [food.name, food.plural]) note(food, name);
  for (const food of foods) for (const name of food.also) note(food, name);
  for (const food of foods) {
    for (const kind of food.kinds) kinds.set(wordsOfName(kind).map(stem).join(' '), kind);
    const key = wordsOfName(food.short).map(stem).join(' ');
    const ids = mentioned.get(key);
    if (ids === undefined) mentioned.set(key, [food.id]);
    else if (!ids.includes(food.id)) ids.push(food.id);
  }
  const vocabulary = [...uses].filter(([word]) => word.length > 2).map(([word, times]) => ({ stem: word, letters: lettersOf(word), uses: times }));
  const words = new Set(uses.keys());
  const firstWords = new Map<string, number>();
  for (const name of mentioned.keys()) {
    const parts = name.split(' ');
    const first = parts[0] as string;
    firstWords.set(first, Math.max(firstWords.get(first) ?? 0, parts.length));
  }
  const byId = new Map(foods.map((food) => [food.id, food]));
  return { foods, byId, byName, byStem, joined, mentioned, firstWords, vocabulary, words, kinds, longestName };
}

/** One bit for each letter of a plain word. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
}

function pick({ id, name, plural, also, short, kinds }: Ingredient): Omit<Food, 'facts'> {
  return { id, name, plural, also, short, kinds };
}

function setOnce(map: Map<string, Food>, key: string, food: Food): void {
  if (key !== '' && !map.has(key)) map.set(key, food);
}
