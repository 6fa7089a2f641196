import type { Ask, Condition, RoleWords, Text, TextNode } from './dish.ts';
import { METHODS, type Method } from './kind.ts';
import { didYouMean } from './nearest.ts';
import { readAsk } from './read-ask.ts';

/** What the sentences of a dish may always name without a role: it stands in the list by itself. */
export const FREE: Readonly<Record<string, string>> = { salt: 'salt', pepper: 'black pepper', water: 'water' };

/**
 * Reads a sentence with holes:
 * `{role}` the courgette · `{role bare}` courgette · `{role amount}` 2 tbsp olive oil · `{role for fry}` the courgette, cut in half-moons ·
 * `{role stage fry}` everything in the role, longest first, with minutes · `{role cue fry}` · `{role done}` · `{role minutes fry}` ·
 * `{role is|are}` · `{200C}` · `{wait}` `{active}` the step's minutes · `{salt}` `{salt 1 tsp}` `{water 500 ml}` `{water 1½ × rice}` ·
 * `[role: if filled | else]` `[no role: …]` `[role = tofu, raw meats: …]` `[role > 1: …]` (several joined with &) · `<one way|another>`.
 *
 * @returns the parsed text, or the problem in plain words.
 */
export function parseText(source: string, roles: ReadonlySet<string>): { text: Text } | { problem: string } {
  try {
    const reader = new Reader(source, roles);
    return { text: reader.until('') };
  } catch (error) {
    return { problem: error instanceof TextProblem ? error.message : String(error) };
  }
}

/** Where plain words end. */
const SIGN = /[{}[\]<>|]/g;

class TextProblem extends Error {}

/** Holes and conditions read before: of thirty thousand in the cookbook, three thousand differ. None of them is ever changed. */
const HOLES = new Map<string, TextNode>();
const CONDITIONS = new Map<string, Condition>();
const MOST_KEPT = 10_000;

/** What was read of this source before, or is read now; nothing more is kept once there is a lot. */
function once<T>(kept: Map<string, T>, source: string, read: () => T): T {
  const known = kept.get(source);
  if (known !== undefined) return known;
  const found = read();
  if (kept.size < MOST_KEPT) kept.set(source, found);
  return found;
}

class Reader {
  readonly #source: string;
  readonly #roles: ReadonlySet<string>;
  #at = 0;

  constructor(source: string, roles: ReadonlySet<string>) {
    this.#source = source;
    this.#roles = roles;
  }

  until(ends: string): Text {
    const nodes: TextNode[] = [];
    let words = '';
    const flush = () => {
      if (words) nodes.push(words);
      words = '';
    };
    while (this.#at < this.#source.length) {
      SIGN.lastIndex = this.#at;
      const next = SIGN.exec(this.#source)?.index ?? this.#source.length;
      words += this.#source.slice(this.#at, next);
      this.#at = next;
      const c = this.#source[next];
      if (c === undefined || ends.includes(c)) break;
      this.#at += 1;
      if (c === '{') {
        flush();
        nodes.push(this.#hole());
      } else if (c === '[') {
        flush();
        nodes.push(this.#condition());
      } else if (c === '<') {
        flush();
        nodes.push({ node: 'vary', choices: this.#choices('>') });
      } else if ('}]>'.includes(c)) {
        throw new TextProblem(`There is a "${c}" too many after "${this.#source.slice(Math.max(0, this.#at - 25), this.#at - 1)}".`);
      } else words += c;
    }
    flush();
    if (ends !== '' && this.#at >= this.#source.length) throw new TextProblem(`A "${ends.at(-1)}" is missing at the end.`);
    return nodes;
  }

  #choices(end: string): Text[] {
    const choices: Text[] = [];
    do choices.push(this.until(`|${end}`));
    while (this.#source[this.#at++] === '|');
    return choices;
  }

  #condition(): TextNode {
    const colon = this.#source.indexOf(':', this.#at);
    if (colon < 0) throw new TextProblem('After "[" comes a condition and a colon, as in "[cheese: with {cheese}]".');
    const when = this.#source
      .slice(this.#at, colon)
      .split('&')
      .map((part) => this.#when(part.trim()));
    this.#at = colon + 1;
    const [yes = [], no = [], ...more] = this.#choices(']');
    if (more.length) throw new TextProblem('A "[…]" has at most two branches, split by one "|".');
    return { node: 'if', when, yes: trimStart(yes), no: trimStart(no) };
  }

  #when(source: string): Condition {
    const condition = once(CONDITIONS, source, () => readCondition(source));
    this.#knows(condition.role);
    return condition;
  }

  #hole(): TextNode {
    const end = this.#source.indexOf('}', this.#at);
    if (end < 0) throw new TextProblem('A "}" is missing.');
    const inside = this.#source.slice(this.#at, end).trim();
    if (inside.includes(' stage ')) this.#isWithinSentence(end, inside);
    this.#at = end + 1;
    const [first = ''] = inside.split(/\s/, 1);
    const free = this.#roles.has(first) ? undefined : FREE[first];
    if (free) {
      const node = readFree(inside, free);
      if (node.per !== undefined) this.#knows(node.per);
      return node;
    }
    if (!WITHOUT_ROLE.test(inside)) this.#knows(first);
    return once(HOLES, inside, () => readHole(inside));
  }

  /** What a stage comes out as ("the carrots, cut in thin slices, and cook for 2 minutes") wants a verb before and an end after. */
  #isWithinSentence(end: number, inside: string): void {
    const before = this.#source.slice(0, this.#at - 1);
    const after = this.#source.slice(end + 1);
    if (/(?:^|[.!?]\s+)$/.test(before) || /^\s+[A-Z]/.test(after))
      throw new TextProblem(`"{${inside}}" is only part of a sentence. Write "Add {${inside}}.", with a verb before it and a full stop after it.`);
  }

  #knows(role: string): void {
    if (!this.#roles.has(role)) throw new TextProblem(unknownRole(role, [...this.#roles]));
  }
}

function unknownRole(role: string, roles: readonly string[]): string {
  const remedy = didYouMean(role, roles) || ` Write one of these, or give it a line of its own above, as in "season ${role}: 1 tsp …".`;
  return `There is no role "${role}". The roles here are: ${roles.join(', ')}.${remedy}`;
}

/** So many different foods may fill one place of a dish; whoever asks for more means pieces. */
const MOST_THINGS = 3;
const COUNTS: Readonly<Record<string, Condition['counts']>> = { g: 'grams', pieces: 'pieces' };

function readCondition(source: string): Condition {
  const [, no, role = '', sign, value = ''] = /^(no\s+)?([\w-]+)\s*(?:(!?=|>)\s*(.+))?$/.exec(source) ?? [];
  const [, number, unit = ''] = sign === '>' ? (/^(\d+)(?: ?(g|pieces))?$/.exec(value) ?? []) : ['', '0'];
  if (number === undefined)
    throw new TextProblem(`We cannot read "${source}": after ">" comes how many things, or a weight or pieces, as in "${role} > 700 g", "${role} > 3 pieces".`);
  if (unit === '' && Number(number) > MOST_THINGS)
    throw new TextProblem(`"${source}" asks for more than ${number} different foods in one place: for pieces write "${role} > ${number} pieces".`);
  return {
    role,
    not: no !== undefined || sign === '!=',
    among: sign?.endsWith('=') ? value.split(',').map((name) => name.trim()) : [],
    over: Number(number),
    counts: COUNTS[unit] ?? 'things',
  };
}

function readFree(inside: string, ingredient: string): Extract<TextNode, { readonly node: 'free' }> {
  const [, times, per] = /^water (\S+) [×x] ([\w-]+)$/.exec(inside) ?? [];
  if (times !== undefined && per !== undefined) {
    const ask = readAsk(times);
    if (ask?.unit !== '') throw new TextProblem(`We cannot read "{${inside}}": before "×" comes how many times its weight, as in "{water 1½ × ${per}}".`);
    return { node: 'free', ingredient, ask: { ...ask, unit: 'ml' }, per };
  }
  const [, ...rest] = inside.split(/\s+/);
  const ask: Ask | null = rest.length ? readAsk(rest.join(' ')) : null;
  if (rest.length && !ask) throw new TextProblem(`We cannot read the amount in "{${inside}}".`);
  return { node: 'free', ingredient, ask };
}

const WITHOUT_ROLE = /^(?:wait|active|\d{2,3}C)$/;

/** A role with what is to be said of it, a temperature, or the step's minutes. */
function readHole(inside: string): TextNode {
  if (inside === 'wait' || inside === 'active') return { node: 'time', which: inside };
  const celsius = /^(\d{2,3})C$/.exec(inside);
  if (celsius) return { node: 'celsius', celsius: Number(celsius[1]) };
  const [role = '', ...rest] = inside.split(/\s+/);
  const detail = rest.join(' ');
  if (detail === '') return { node: 'role', role, how: 'the' };
  if (detail.includes('|')) {
    const [one = '', many = ''] = detail.split('|');
    return { node: 'agree', role, one: one.trim(), many: many.trim() };
  }
  const [how = '', method] = rest;
  const wantsMethod = ['for', 'stage', 'cue', 'minutes'].includes(how);
  if (wantsMethod && (method === 'raw' || (METHODS as readonly string[]).includes(method ?? '')))
    return { node: 'role', role, how: how as RoleWords, method: method as Method | 'raw' };
  if (!wantsMethod && ['bare', 'amount', 'done'].includes(how)) return { node: 'role', role, how: how as RoleWords };
  throw new TextProblem(
    `We cannot read "{${inside}}". After a role's name comes nothing, bare, amount, done, is|are, or for, stage, cue, minutes with fry, simmer, roast or raw.`,
  );
}

function trimStart(text: Text): Text {
  const [first, ...rest] = text;
  return typeof first === 'string' ? [first.trimStart(), ...rest] : text;
}
