import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { check as recheck } from 'recheck';
import { parseSync } from 'vite';
import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import type { Check } from './check.ts';

const SOURCES = join(import.meta.dirname, '../../src');
/** No text of a visitor's is longer that any pattern reads. */
const LONGEST = LIMITS.saved.instructions;
/** Looking longer finds nothing more in patterns as short as ours. */
const LOOK_MS = 20_000;
const AT_ONCE = 2;
/** A match that takes longer is broken off. */
const MOST_MS = 1_000;
const CANDIDATES = 3_000;

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

export const check: Check = {
  number: 'F21',
  name: 'Slow patterns',
  mustHold: 'no regular expression takes exponential time; those that take more than linear time read short texts only; the worst list of 50 is still cooked.',
  isQuick: false,
  measure: async ({ chance, tell }) => {
    const patterns = allPatterns();
    const found: { pattern: Pattern; kind: string; ms: number }[] = [];
    const queue = [...patterns];
    const broken: string[] = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let pattern = queue.pop(); pattern; pattern = queue.pop()) {
          const result = await recheck(pattern.source, pattern.flags, { timeout: LOOK_MS });
          if (result.status === 'unknown') broken.push(`${pattern.where}: /${pattern.source}/ could not be judged (${result.error.kind})`);
          if (result.status !== 'vulnerable') continue;
          const longest = longestFor(pattern);
          const ms = timeOf(pattern, pumped(result.attack, longest));
          found.push({ pattern, kind: result.complexity.summary, ms });
          tell(`${pattern.where}: /${pattern.source}/ is ${result.complexity.summary}; ${ms.toFixed(2)} ms at ${longest} characters`);
          if (result.complexity.type === 'exponential') broken.push(`${pattern.where}: /${pattern.source}/ takes exponential time`);
          else if (ms > 50) broken.push(`${pattern.where}: /${pattern.source}/ takes ${ms.toFixed(0)} ms for ${longest} characters`);
        }
      }),
    );
    const list = worstList(chance);
    const slowest = Math.max(0, ...found.map(({ ms }) => ms));
    const figure =
      `${patterns.length} patterns: ${found.filter(({ kind }) => /expo/.test(kind)).length} exponential, ${found.length} more than linear (slowest ${slowest.toFixed(1)} ms on the longest text it can get); ` +
      `the worst 50 of ${CANDIDATES.toLocaleString('en')} entries of 80 characters cooked in ${list.ms.toFixed(0)} ms`;
    return { figure, broken };
  },
};

/** Every regular expression in what runs, and the one we take from a library. */
function allPatterns(): Pattern[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
  const all = files.flatMap((name) => patternsIn(name, readFileSync(join(SOURCES, name), 'utf8')));
  const { source, flags } = z.regexes.html5Email;
  return [...new Map([...all, { source, flags, where: 'zod' }].map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()];
}

function patternsIn(name: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    const { regex, start } = node as { regex?: { pattern: string; flags: string }; start?: number };
    if (regex) found.push({ source: regex.pattern, flags: regex.flags, where: `${name}:${text.slice(0, start).split('\n').length}` });
    for (const inner of Object.values(node)) if (!(inner instanceof RegExp)) walk(inner);
  };
  walk(parseSync(name, text).program);
  return found;
}

/** What the kitchen and the browser read is an entry; what the server reads may be as long as the longest field. */
function longestFor({ where }: Pattern): number {
  if (where.startsWith('kitchen/pantry')) return LIMITS.ingredientLength;
  if (where.startsWith('kitchen/draft')) return LIMITS.saved.image;
  if (where.startsWith('kitchen/')) return LIMITS.saved.ingredientLength;
  if (where.startsWith('contract/json-ld') || where.startsWith('server/accounts/export')) return LIMITS.saved.instructions;
  return where === 'zod' ? LIMITS.contact.email : LIMITS.saved.image;
}

/** The text found to be slow, its repeating part repeated until it is as long as it can get. */
function pumped(attack: { pumps: { prefix: string; pump: string }[]; suffix: string }, longest: number): string {
  const fixed = attack.pumps.map(({ prefix }) => prefix).join('').length + attack.suffix.length;
  const round = attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(1, Math.floor((Math.min(longest, LONGEST) - fixed) / round));
  return attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('') + attack.suffix;
}

function timeOf({ source, flags }: Pattern, text: string): number {
  const now = () => performance.now();
  try {
    return runInNewContext(
      'const pattern = new RegExp(source, flags); const from = now(); pattern.test(text); now() - from',
      { source, flags, text, now },
      { timeout: MOST_MS },
    );
  } catch {
    return MOST_MS;
  }
}

/** The 50 entries that take the kitchen longest to read, of many made of what its reading turns on; cooked together. */
function worstList(chance: () => number): { ms: number } {
  const { cookbook } = readCookbook();
  const words = [...cookbook.ingredients.keys()].flatMap((id) => id.split('-'));
  const marks = [
    'half a',
    '500g',
    '2 x',
    'of',
    'and',
    ',',
    '(',
    ')',
    '/',
    'tin of',
    'leftover',
    'no',
    'vegan',
    'without',
    '1/2',
    'é',
    '-',
    'allergy',
    'for 4',
    '   ',
  ];
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
  const entry = () => {
    let text = '';
    while (text.length < LIMITS.ingredientLength) text += `${pick(chance() < 0.4 ? marks : words)}${chance() < 0.8 ? ' ' : ''}`;
    return text.slice(0, LIMITS.ingredientLength).trim();
  };
  const timed = Array.from({ length: CANDIDATES }, () => {
    const text = entry();
    const from = performance.now();
    cook({ ingredients: [text] }, cookbook);
    return { text, ms: performance.now() - from };
  });
  const ingredients = timed
    .sort((a, b) => b.ms - a.ms)
    .slice(0, LIMITS.ingredients)
    .map(({ text }) => text);
  const from = performance.now();
  cook({ ingredients }, cookbook);
  return { ms: performance.now() - from };
}
