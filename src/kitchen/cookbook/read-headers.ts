import { COURSES, EQUIPMENT, SHAPES, VESSELS } from '#kitchen/recipe.ts';
import type { Dish } from './dish.ts';

/** What a dish file says before its roles, each as a cook would write it. */
const EXAMPLES = {
  family: 'soups',
  cuisine: 'French',
  course: 'main, lunch',
  serves: '2',
  pan: 'wide pan with a lid',
  on: 'hob',
  vessel: 'bowl',
  base: '#c2452d liquid',
  sides: 'bread, leaves',
  like: 'leek-and-potato-soup',
  classic: 'minces, long pasta',
  months: '6-9',
  keeps: 'Keeps 3 days in the fridge; reheat until steaming.',
  titles: '{veg} soup / Soup',
} as const;
export type Header = keyof typeof EXAMPLES;
export const HEADERS = Object.keys(EXAMPLES) as readonly Header[];

export type HeaderLines = ReadonlyMap<Header, { readonly value: string; readonly line: number }>;
type Headers = Pick<Dish, 'family' | 'cuisine' | 'courses' | 'serves' | 'pan' | 'equipment' | 'vessel' | 'base' | 'sides' | 'like' | 'classic' | 'season'> & {
  readonly keeps: string;
  readonly titles: readonly string[];
};

/** What is eaten cold wants no pan. */
const MAY_BE_EMPTY: readonly Header[] = ['pan'];

/** Reads the headers of a dish; what is missing or unknown is reported at its own line, with what it could be. */
export function readHeaders(lines: HeaderLines, report: (line: number, message: string) => void): Headers {
  const lineOf = (name: Header) => lines.get(name)?.line ?? 1;
  const text = (name: Header) => lines.get(name)?.value ?? '';
  const list = (name: Header) => listOf(text(name));
  const need = (name: Header): string => {
    if (!lines.has(name) || (text(name) === '' && !MAY_BE_EMPTY.includes(name)))
      report(lineOf(name), `The dish does not say its ${name}. Write a line like this one: ${name} ${EXAMPLES[name]}`);
    return text(name);
  };
  const oneOf = <T extends string>(name: Header, value: string, all: readonly T[]): T => {
    if (!all.some((known) => known === value)) report(lineOf(name), `"${value}" cannot stand after "${name}". Choose from: ${all.join(', ')}.`);
    return value as T;
  };

  need('course');
  const courses = list('course').map((course) => oneOf('course', course, COURSES));
  const isSide = courses.includes('side');
  const serves = Number(need('serves'));
  if (text('serves') !== '' && !(serves >= 1)) report(lineOf('serves'), `"serves" wants a number of people, as in: serves ${EXAMPLES.serves}`);
  return {
    family: need('family'),
    cuisine: need('cuisine'),
    courses,
    serves,
    pan: need('pan'),
    equipment: list('on').map((tool) => oneOf('on', tool, EQUIPMENT)),
    vessel: isSide ? 'plate' : need('vessel') === '' ? 'plate' : oneOf('vessel', text('vessel'), VESSELS),
    base: readBase(),
    sides: list('sides'),
    like: list('like'),
    classic: list('classic'),
    season: list('months').flatMap(readMonths),
    keeps: isSide ? '' : need('keeps'),
    titles: need('titles').split(/\s+\/\s+/),
  };

  function readBase(): Dish['base'] {
    const [colour = '', shape = 'liquid'] = text('base').split(/\s+/);
    if (colour === '') return null;
    if (!/^#[0-9a-f]{6}$/i.test(colour))
      report(lineOf('base'), `"${colour}" is no colour. Write # and six figures, then a shape, as in: base ${EXAMPLES.base}`);
    return { colour, shape: oneOf('base', shape, SHAPES) };
  }

  function readMonths(range: string): number[] {
    const [from = 0, last = from] = range.split('-').map(Number);
    if (![from, last].every((month) => Number.isInteger(month) && month >= 1 && month <= 12)) {
      report(lineOf('months'), `We cannot read the months "${range}". Write their numbers, as in: months ${EXAMPLES.months}`);
      return [];
    }
    const length = ((last - from + 12) % 12) + 1;
    return Array.from({ length }, (_, index) => ((from - 1 + index) % 12) + 1);
  }
}

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
