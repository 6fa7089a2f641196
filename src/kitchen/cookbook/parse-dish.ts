import { type Dish, type DishStep, type Duty, type Garnish, type Minutes, type Option, ROLE_DUTIES, type Role, type Text, type Trick } from './dish.ts';
import { METHODS, type Method } from './kind.ts';
import { didYouMean } from './nearest.ts';
import { FREE, parseText } from './parse-text.ts';
import type { Problem } from './problem.ts';
import { HEADERS, type Header, readHeaders } from './read-headers.ts';
import { readOption } from './read-option.ts';

/** What a dish file may name. */
export interface Names {
  /** The id of the ingredient of this name, plural or synonym; null when the shelves have none. */
  readonly ingredientId: (name: string) => string | null;
  readonly isKind: (name: string) => boolean;
  readonly all: () => readonly string[];
  readonly kinds: () => readonly string[];
}

/** Fewer, and somebody with a diet finds none. */
const FEWEST_TOUCHES = 3;
const FEWEST_ADD_ONS = 3;

/**
 * Reads one dish file. The first line is the dish's name; then headers, roles, numbered steps, touches, add-ons and tips.
 *
 * @returns the dish, or null when it could not be read, with every problem found (place and remedy in each).
 */
export function parseDish(file: { readonly path: string; readonly text: string }, names: Names): { dish: Dish | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const entries = logicalLines(file.text);
  const report = (line: number, message: string) => {
    problems.push({ file: file.path, line, message });
  };

  const title = entries.shift();
  if (!title) return { dish: null, problems: [{ file: file.path, line: 1, message: "The file is empty. The first line is the dish's name." }] };

  const header = new Map<Header, { value: string; line: number }>();
  const roles: Role[] = [];
  const later: { keyword: string; value: string; line: number }[] = [];
  for (const { text, line } of entries) {
    const [, keyword = '', value = ''] = /^(\d+\.|\S+)\s+(.*)$/s.exec(text) ?? [undefined, text, ''];
    if (isHeader(keyword)) header.set(keyword, { value, line });
    else if ((ROLE_DUTIES as readonly string[]).includes(keyword)) roles.push(...readRole(keyword as Duty, value, line, names, report));
    else if (/^\d+\.$/.test(keyword) || OTHER_STARTS.includes(keyword)) later.push({ keyword, value, line });
    else report(line, unknownStart(keyword));
  }

  const known = new Set(roles.map((role) => role.name));
  for (const [index, { name, line }] of roles.entries())
    if (roles.findIndex((role) => role.name === name) < index) report(line, `Two roles are called "${name}". Give one of them another name.`);
  const sentence = (source: string, line: number): Text => {
    const parsed = parseText(source, known);
    if ('text' in parsed) return parsed.text;
    report(line, parsed.problem);
    return [];
  };
  const steps: DishStep[] = [];
  const touches: Garnish[] = [];
  const tricks: Trick[] = [];
  const addOns: Garnish[] = [];
  const tips: Text[] = [];
  let headnote: Text = [];
  for (const { keyword, value, line } of later) {
    if (keyword === 'touch' && value.startsWith('{')) tricks.push(...readTrick(value, line, known, sentence, report));
    else if (keyword === 'touch') touches.push(...readGarnish(value, line, names, sentence, report));
    else if (keyword === 'add') addOns.push(...readGarnish(value, line, names, sentence, report));
    else if (keyword === 'tip') tips.push(sentence(value, line));
    else if (keyword === 'headnote') headnote = sentence(value, line);
    else {
      if (Number.parseInt(keyword, 10) !== steps.length + 1) report(line, `This is step ${steps.length + 1}, but it is numbered ${keyword}`);
      steps.push(readStep(value, line, known, sentence, report));
    }
  }

  const { titles, keeps, ...headers } = readHeaders(header, report);
  reportGaps({ isSide: headers.courses.includes('side'), roles, steps, touches, tricks, addOns, tips, headnote }, title.line, report);
  // A sentence that does not read says nothing of its roles.
  if (problems.length === 0) reportIdle(roles, steps, report);

  const dish: Dish = {
    id: file.path.split('/').at(-1) as string,
    file: file.path,
    name: title.text,
    ...headers,
    titles: titles.map((source) => sentence(source, header.get('titles')?.line ?? 1)),
    keeps: keeps === '' ? [] : sentence(keeps, header.get('keeps')?.line ?? 1),
    headnote,
    roles,
    steps,
    touches,
    tricks,
    addOns,
    tips,
  };
  return { dish: problems.length ? null : dish, problems };
}

type Parts = Pick<Dish, 'roles' | 'steps' | 'touches' | 'tricks' | 'addOns' | 'tips' | 'headnote'> & { readonly isSide: boolean };

function reportGaps({ isSide, roles, steps, touches, tricks, addOns, tips, headnote }: Parts, line: number, report: Report): void {
  if (!roles.some((role) => role.duty === 'star'))
    report(line, 'A dish has at least one star: what it is made of, from the own food of whoever cooks. Write a line like this one: star egg: 4 eggs');
  if (steps.length === 0) report(line, 'A dish has at least one step. Write a line like this one: 1. [5] Warm {oil amount} in a pan.');
  for (const [index, { line, during }] of steps.entries())
    if (during !== null && (!steps[during - 1] || during === index + 1))
      report(line, `"during ${during}" wants the number of another step: the one that is waiting meanwhile.`);
  if (isSide) return;
  const written = touches.length + tricks.length;
  if (written < FEWEST_TOUCHES) report(line, fewer('touch', written, FEWEST_TOUCHES, '1 tsp miso: Stir it in. It deepens.'));
  if (addOns.length < FEWEST_ADD_ONS) report(line, fewer('add', addOns.length, FEWEST_ADD_ONS, '60 g feta: Crumble it over.'));
  if (headnote.length === 0) report(line, fewer('headnote', 0, 1, 'What makes it worth cooking tonight, in a sentence.'));
  if (tips.length === 0) report(line, fewer('tip', 0, 1, 'Something that saves food or money with this dish.'));
}

function reportIdle(roles: readonly Role[], steps: readonly DishStep[], report: Report): void {
  const said = new Set(steps.flatMap(({ text }) => rolesIn(text)));
  for (const { name, line } of roles)
    if (!said.has(name)) report(line, `No step says what becomes of "${name}". Write {${name}} where it is used, or take this line out.`);
}

function rolesIn(text: Text): string[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.node === 'role') return [node.role];
    if (node.node === 'if') return [...rolesIn(node.yes), ...rolesIn(node.no)];
    return node.node === 'vary' ? node.choices.flatMap(rolesIn) : [];
  });
}

const OTHER_STARTS = ['headnote', 'touch', 'add', 'tip'];

function isHeader(word: string): word is Header {
  return (HEADERS as readonly string[]).includes(word);
}

function unknownStart(word: string): string {
  const starts = [...HEADERS, ...ROLE_DUTIES, ...OTHER_STARTS];
  const allStarts = ` A line begins with ${starts.join(', ')}, or a step's number and a full stop. If it belongs to the line above, begin it with a space.`;
  return `No line begins with "${word}".${didYouMean(word.toLowerCase(), starts) || allStarts}`;
}

function fewer(what: string, found: number, least: number, example: string): string {
  return `A dish has ${least} "${what}" ${least === 1 ? 'line' : 'lines'} at least; this one has ${found || 'none'}. Write a line like this one: ${what} ${example}`;
}

/** Lines joined with their indented continuations; comments and blank lines dropped. */
function logicalLines(text: string): { text: string; line: number }[] {
  const lines: { text: string; line: number }[] = [];
  text.split('\n').forEach((raw, index) => {
    const trimmed = raw.trim();
    if (trimmed === '' || raw.startsWith('#')) return;
    const previous = lines.at(-1);
    if (previous && (raw.startsWith(' ') || raw.startsWith('\t'))) previous.text += ` ${trimmed}`;
    else lines.push({ text: trimmed, line: index + 1 });
  });
  return lines;
}

type Report = (line: number, message: string) => void;
type ReadSentence = (source: string, line: number) => Text;

const NOTHING: readonly string[] = [];

function readRole(duty: Duty, value: string, line: number, names: Names, report: Report): Role[] {
  const [, name = '', body = ''] = /^([\w-]+):\s*(.+)$/.exec(value) ?? [];
  if (!name) {
    report(line, `"${duty}" wants a role's name and a colon, as in "${duty} cheese: 60 g feta | 60 g any melting cheeses".`);
    return [];
  }
  const [choices = '', ...clauses] = body.split(/;\s*/);
  let upTo = 1;
  let except: readonly string[] = NOTHING;
  for (const clause of clauses) {
    const most = /^up to (\d+)$/.exec(clause);
    if (most) upTo = Number(most[1]);
    else if (clause.startsWith('not '))
      except = clause
        .slice(4)
        .split(',')
        .map((entry) => resolveName(entry.trim().replace(/^any /, ''), line, names, report) ?? '');
    else report(line, `After ";" comes "up to 2" or "not this, that"; we cannot read "${clause}".`);
  }
  const options: Option[] = [];
  let ask = null;
  for (const [rank, group] of choices.split(/\s*\|\s*/).entries())
    for (const source of group.split(/,\s*/)) {
      const written = readOption(source);
      ask = written.ask ?? ask;
      if (!ask) {
        report(line, `How much of "${written.name}"? Write an amount before it, as in "60 g ${written.name}".`);
        continue;
      }
      if (written.any) {
        if (!names.isKind(written.name)) report(line, unknown('kind', written.name, names));
        options.push({ rank, ingredient: null, kind: written.name, except, ask });
      } else {
        const id = resolveName(written.name, line, names, report);
        if (id) options.push({ rank, ingredient: id, kind: null, except, ask });
      }
    }
  if ((duty === 'need' || duty === 'staple') && options.length > 0 && !options.some((option) => option.ingredient))
    report(line, `What should be bought when nobody has one? Name an ingredient in "${name}" beside the kinds.`);
  if (Object.hasOwn(FREE, name)) report(line, `In a step {${name}} is the ${name} that everybody has. Give this role another name.`);
  return [{ name, duty, options, upTo, line }];
}

function resolveName(name: string, line: number, names: Names, report: Report): string | null {
  const id = names.ingredientId(name);
  if (id) return id;
  if (names.isKind(name)) return name;
  report(line, unknown('ingredient', name, names));
  return null;
}

function unknown(what: string, name: string, names: Names): string {
  const guess = didYouMean(name, what === 'kind' ? names.kinds() : names.all());
  return what === 'kind'
    ? `We know no kind "${name}".${guess} After "any" comes a name from cookbook/kinds.`
    : `We know no "${name}".${guess} To add it, put one line in a file of cookbook/ingredients.`;
}

function readGarnish(value: string, line: number, names: Names, sentence: ReadSentence, report: Report): Garnish[] {
  const [, what = '', words = ''] = /^([^:]+):\s*(.+)$/s.exec(value) ?? [];
  const { ask, name } = readOption(what);
  if (!ask || !words) {
    report(line, 'A touch or add-on reads "touch 1 tsp miso: how to use it. Why it works."');
    return [];
  }
  // Of a kind one buys nothing.
  const id = names.ingredientId(name);
  if (!id) report(line, unknown('ingredient', name, names));
  return id ? [{ ingredient: id, ask, ...howAndWhy(words, line, sentence), line }] : [];
}

function readTrick(value: string, line: number, roles: ReadonlySet<string>, sentence: ReadSentence, report: Report): Trick[] {
  const [, role = '', words = ''] = /^\{([\w-]+)\}:\s*(.+)$/s.exec(value) ?? [];
  if (!words) {
    report(line, 'A touch made of what is in the dish reads "touch {onion}: Fry a spoonful crisp and scatter it over. What it does."');
    return [];
  }
  if (!roles.has(role)) {
    report(line, `No role is called "${role}".${didYouMean(role, [...roles])}`);
    return [];
  }
  return [{ role, ...howAndWhy(words, line, sentence), line }];
}

/** The first sentence says how, the rest why. A full stop within a bracket ends no sentence of the whole. */
function howAndWhy(words: string, line: number, sentence: ReadSentence): { how: Text; why: Text } {
  const end = endOfHow(words);
  return { how: sentence(words.slice(0, end), line), why: sentence(words.slice(end).trimStart(), line) };
}

/** Where the first sentence ends; the end of all where there is one alone. */
function endOfHow(words: string): number {
  let depth = 0;
  for (let at = 0; at < words.length - 1; at++) {
    const character = words.charAt(at);
    if ('[<{'.includes(character)) depth += 1;
    else if (']>}'.includes(character)) depth -= 1;
    const ends = depth === 0 && (/[.!]/.test(character) || (character === ']' && /[.!]/.test(words.charAt(at - 1))));
    if (ends && /\s/.test(words.charAt(at + 1))) return at + 1;
  }
  return words.length;
}

function readStep(value: string, line: number, roles: ReadonlySet<string>, sentence: ReadSentence, report: Report): DishStep {
  const [, times, body = ''] = /^\[([^\]]+)\]\s*(.*)$/s.exec(value) ?? [];
  if (times === undefined) report(line, 'A step begins with its time, as in "[5]", "[2 + fry veg; wait 20]" or "[4; during 2]".');
  let active: readonly Minutes[] = [];
  let wait: readonly Minutes[] = [];
  let during: number | null = null;
  for (const clause of (times ?? '').split(/;\s*/)) {
    const [, word = '', rest = ''] = /^(wait|during)?\s*(.*)$/.exec(clause) ?? [];
    if (word === 'during') during = Number(rest);
    else if (word === 'wait') wait = readMinutes(rest, line, roles, report);
    else active = readMinutes(rest, line, roles, report);
  }
  return { line, active, wait, during, text: sentence(body, line) };
}

function readMinutes(source: string, line: number, roles: ReadonlySet<string>, report: Report): Minutes[] {
  return source.split(/\s*\+\s*/).flatMap((term): Minutes[] => {
    if (/^\d+(\.\d+)?$/.test(term)) return [{ minutes: Number(term) }];
    const [method = '', role = ''] = term.split(/\s+/);
    if ((METHODS as readonly string[]).includes(method) && roles.has(role)) return [{ role, method: method as Method }];
    report(line, `We cannot read the time "${term}". Write minutes, or fry, simmer or roast and a role's name, joined with +.`);
    return [];
  });
}
