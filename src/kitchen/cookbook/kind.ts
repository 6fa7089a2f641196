import type { Problem } from './problem.ts';
import { readLines } from './read-lines.ts';

export const METHODS = ['fry', 'simmer', 'roast'] as const;
export type Method = (typeof METHODS)[number];

/** How something cooks by one method: minutes, how it is cut for it, and the sight that says it is done. */
export interface Cooking {
  readonly minutes: number;
  readonly cut: string;
  readonly cue: string;
}

export interface Kind {
  readonly name: string;
  readonly parents: readonly string[];
  readonly cooking: Readonly<Partial<Record<Method, Cooking>>>;
  readonly raw?: string;
  /** °C inside from which it is safe, and the words that say so. */
  readonly safe?: { readonly celsius: number; readonly cue: string };
  /** A sentence on what to do with it when it is past its best and may still be eaten. */
  readonly fading?: string;
}

export type Kinds = ReadonlyMap<string, Kind>;

/** Reads `cookbook/kinds`: the kinds by name, and a problem for each line that makes no sense. */
export function parseKinds(file: { readonly path: string; readonly text: string }): { kinds: Kinds; problems: Problem[] } {
  const kinds = new Map<string, Kind>();
  let current: { -readonly [K in keyof Kind]: Kind[K] } | null = null;

  const problems = readLines(file, (line, report) => {
    const [, field = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (field === 'kind') {
      if (kinds.has(value)) report(`The kind "${value}" stands twice. Remove one.`);
      current = { name: value, parents: [], cooking: {} };
      kinds.set(value, current);
    } else if (!current) {
      report('This line stands before the first "kind". Move it below one.');
    } else if (field === 'in') {
      current.parents = value.split(',').map((name) => name.trim());
    } else if (field === 'raw') {
      current.raw = value;
    } else if (field === 'fading') {
      current.fading = value;
    } else if (field === 'safe') {
      const [celsius = '', cue = ''] = value.split(/;\s*/);
      current.safe = { celsius: Number(celsius), cue };
    } else if (isMethod(field)) {
      const [minutes = '', cut = '', cue = ''] = value.split(/;\s*/);
      if (!(Number(minutes) > 0) || cut === '' || cue === '') report(`"${field}" wants minutes; a cut; a cue.`);
      current.cooking = { ...current.cooking, [field]: { minutes: Number(minutes), cut, cue } };
    } else {
      report(`We know no field "${field}". There are: kind, in, fry, simmer, roast, raw, safe, fading.`);
    }
  });

  for (const kind of kinds.values())
    for (const parent of kind.parents)
      if (!kinds.has(parent))
        problems.push({ file: file.path, line: 0, message: `"${kind.name}" is in "${parent}", which is no kind. Add it or mend the name.` });
  return { kinds, problems };
}

/** The kind itself and every wider kind it belongs to. */
export function withParents(name: string, kinds: Kinds): Set<string> {
  const found = new Set<string>();
  const walk = (next: string) => {
    if (found.has(next)) return;
    found.add(next);
    for (const parent of kinds.get(next)?.parents ?? []) walk(parent);
  };
  walk(name);
  return found;
}

function isMethod(field: string): field is Method {
  return (METHODS as readonly string[]).includes(field);
}
