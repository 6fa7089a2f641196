import { EQUIPMENT, type Equipment, SHAPES, type Shape, VESSELS, type Vessel } from '#kitchen/recipe.ts';
import { type Dish, type DishStep, type Duty, type Garnish, type Minutes, type Option, ROLE_DUTIES, type Role, type Text } from './dish.ts';
import { METHODS, type Method } from './kind.ts';
import { nearest } from './nearest.ts';
import { parseText } from './parse-text.ts';
import type { Problem } from './problem.ts';
import { readOption } from './read-option.ts';

/** What a dish file may name. */
export interface Names {
  /** The id of the ingredient of this name, plural or synonym; null when the shelves have none. */
  readonly ingredientId: (name: string) => string | null;
  readonly isKind: (name: string) => boolean;
  readonly all: () => readonly string[];
}

const HEADERS = ['family', 'cuisine', 'course', 'serves', 'pan', 'on', 'vessel', 'base', 'sides', 'like', 'months', 'keeps', 'titles'];

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

  const header = new Map<string, { value: string; line: number }>();
  const roles: Role[] = [];
  const later: { keyword: string; value: string; line: number }[] = [];
  for (const { text, line } of entries) {
    const [, keyword = '', value = ''] = /^(\d+\.|\S+)\s+(.*)$/s.exec(text) ?? [undefined, text, ''];
    if (HEADERS.includes(keyword)) header.set(keyword, { value, line });
    else if ((ROLE_DUTIES as readonly string[]).includes(keyword)) roles.push(...readRole(keyword as Duty, value, line, names, report));
    else if (/^\d+\.$/.test(keyword) || ['touch', 'add', 'tip'].includes(keyword)) later.push({ keyword, value, line });
    else
      report(
        line,
        `We know no "${keyword}". A line starts with ${[...HEADERS, ...ROLE_DUTIES].join(', ')}, touch, add, tip, or a step's number and a full stop.`,
      );
  }

  const known = new Set(roles.map((role) => role.name));
  const sentence = (source: string, line: number): Text => {
    const parsed = parseText(source, known);
    if ('text' in parsed) return parsed.text;
    report(line, parsed.problem);
    return [];
  };
  const steps: DishStep[] = [];
  const touches: Garnish[] = [];
  const addOns: Garnish[] = [];
  const tips: Text[] = [];
  for (const { keyword, value, line } of later) {
    if (keyword === 'touch') touches.push(...readGarnish(value, line, names, report));
    else if (keyword === 'add') addOns.push(...readGarnish(value, line, names, report));
    else if (keyword === 'tip') tips.push(sentence(value, line));
    else {
      if (Number.parseInt(keyword, 10) !== steps.length + 1) report(line, `This is step ${steps.length + 1}, but it is numbered ${keyword}`);
      steps.push(readStep(value, line, known, sentence, report));
    }
  }

  const need = (name: string): string => {
    const found = header.get(name);
    if (!found) report(title.line, `A dish says its ${name}. Add a line "${name} …".`);
    return found?.value ?? '';
  };
  const list = (name: string): string[] =>
    (header.get(name)?.value ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  const oneOf = <T extends string>(value: string, all: readonly T[], what: string): T => {
    if ((all as readonly string[]).includes(value)) return value as T;
    report(title.line, `"${value}" is no ${what}. There are: ${all.join(', ')}.`);
    return all[0] as T;
  };

  const family = need('family');
  const cuisine = need('cuisine');
  const serves = Number(need('serves'));
  if (!(serves >= 1)) report(title.line, 'serves wants a number of people.');
  const isSide = list('course').includes('side');
  if (!roles.some((role) => role.duty === 'star')) report(title.line, "A dish has at least one star: what it is made of, from the visitor's own food.");
  if (steps.length === 0) report(title.line, 'A dish has at least one step.');
  if (!isSide && touches.length === 0) report(title.line, 'A dish has at least one touch.');
  const [colour = '', shape = 'liquid'] = (header.get('base')?.value ?? '').split(/\s+/);

  const dish: Dish = {
    id: file.path.split('/').at(-1) as string,
    file: file.path,
    name: title.text,
    family,
    cuisine,
    courses: list('course'),
    serves,
    pan: need('pan'),
    equipment: list('on').map((name) => oneOf<Equipment>(name, EQUIPMENT, 'equipment')),
    vessel: isSide ? 'plate' : oneOf<Vessel>(need('vessel'), VESSELS, 'vessel'),
    base: colour ? { colour, shape: oneOf<Shape>(shape, SHAPES, 'shape') } : null,
    sides: list('sides'),
    like: list('like'),
    season: readMonths(header.get('months')?.value ?? ''),
    keeps: isSide ? '' : need('keeps'),
    titles: need('titles')
      .split(/\s+\/\s+/)
      .map((source) => sentence(source, header.get('titles')?.line ?? 1)),
    roles,
    steps,
    touches,
    addOns,
    tips,
  };
  return { dish: problems.length ? null : dish, problems };
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
  const near = nearest(name, names.all());
  const guess = near ? ` Did you mean "${near}"?` : '';
  return what === 'kind'
    ? `we know no kind "${name}".${guess} Kinds stand in cookbook/kinds.`
    : `we know no "${name}".${guess} To add it, put one line in a file of cookbook/ingredients.`;
}

function readGarnish(value: string, line: number, names: Names, report: Report): Garnish[] {
  const [, what = '', words = ''] = /^([^:]+):\s*(.+)$/s.exec(value) ?? [];
  const { ask, name } = readOption(what);
  if (!ask || !words) {
    report(line, 'A touch or add-on reads "touch 1 tsp miso: how to use it. Why it works."');
    return [];
  }
  const id = resolveName(name, line, names, report);
  const [, how = words, why = ''] = /^(.+?[.!])\s+(.+)$/s.exec(words) ?? [];
  return id ? [{ ingredient: id, ask, how, why, line }] : [];
}

function readStep(value: string, line: number, roles: ReadonlySet<string>, sentence: (s: string, l: number) => Text, report: Report): DishStep {
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

function readMonths(source: string): number[] {
  return source.split(',').flatMap((range) => {
    const [from, to] = range.trim().split('-').map(Number);
    if (!from) return [];
    const last = to ?? from;
    const length = ((last - from + 12) % 12) + 1;
    return Array.from({ length }, (_, index) => ((from - 1 + index) % 12) + 1);
  });
}
