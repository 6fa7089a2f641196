import { describe, expect, it, test } from 'vitest';
import { type PlateSpec, SHAPES, VESSELS } from '#kitchen/recipe.ts';
import { drawPlate } from './draw-plate.ts';
import { HEIGHT, type Mark, WIDTH } from './marks.ts';
import { platePicture } from './plate-picture.ts';
import { svgMarks } from './svg.ts';
import { THIRTY_DISHES } from './thirty-dishes.ts';

const aPlate = (spec: Partial<PlateSpec> = {}): PlateSpec => ({
  vessel: 'bowl',
  base: { colour: '#c9592c', shape: 'liquid' },
  items: [{ name: 'carrot', colour: '#e5832c', shape: 'cube', share: 0.3 }],
  garnish: [{ name: 'parsley', colour: '#4b8a40', shape: 'sprig' }],
  seed: 7,
  ...spec,
});

const svg = (spec: PlateSpec): string => svgMarks(drawPlate(spec));
const dishes = Object.entries(THIRTY_DISHES);

describe('a drawing', () => {
  it('is the same for the same spec', () => {
    for (const [, spec] of dishes) expect(svg(spec)).toBe(svg(structuredClone(spec)));
  });

  it('differs with the seed', () => {
    expect(svg(aPlate({ seed: 1 }))).not.toBe(svg(aPlate({ seed: 2 })));
  });

  test.each(VESSELS)('shows what is in a %s', (vessel) => {
    const filled = drawPlate(aPlate({ vessel }));
    const empty = drawPlate(aPlate({ vessel, base: null, items: [], garnish: [] }));
    expect(filled.length).toBeGreaterThan(empty.length + 3);
    expect(filled.every(isDrawable)).toBe(true);
  });

  test.each(SHAPES)('can show a %s as base, as piece and as garnish, in every vessel', (shape) => {
    const carrot = { name: 'carrot', colour: '#e5832c', shape };
    for (const vessel of VESSELS) {
      const without = svg(aPlate({ vessel, garnish: [] }));
      const asBase = drawPlate(aPlate({ vessel, base: carrot }));
      const asPiece = drawPlate(aPlate({ vessel, base: null, items: [{ ...carrot, share: 0.4 }], garnish: [] }));
      const asGarnish = drawPlate(aPlate({ vessel, garnish: [carrot] }));
      for (const marks of [asBase, asPiece, asGarnish]) {
        expect(marks.every(isDrawable)).toBe(true);
        expect(svgMarks(marks)).not.toBe(without);
      }
    }
  });

  it('keeps everything on the paper', () => {
    for (const [name, spec] of dishes) {
      const points = drawPlate(spec).flatMap(({ d }) => pointsOf(d));
      const outside = points.filter(([x, y]) => !(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT));
      expect(outside, name).toEqual([]);
    }
  });

  it('is lighter than 13 KB, and mostly lighter than 12', () => {
    const sizes = dishes.map(([, spec]) => svg(spec).length).sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThan(13 * 1024);
    expect(sizes[15]).toBeLessThan(12 * 1024);
  });

  it('stays light when a dish has everything in it', () => {
    const items = SHAPES.map((shape) => ({ name: shape, colour: '#88aa44', shape, share: 0.9 }));
    for (const vessel of VESSELS) expect(svg(aPlate({ vessel, items, garnish: items })).length, vessel).toBeLessThan(16 * 1024);
  });

  it('has no ids, styles, scripts, handlers or outside addresses, so that many can share a page', () => {
    for (const [, spec] of dishes) expect(svg(spec)).not.toMatch(/ id=| style=| on\w+=|<style|<script|href|url\(/);
  });

  it('survives shares and seeds that make no sense', () => {
    const items = [Number.NaN, -3, 0, 40, Number.POSITIVE_INFINITY].map((share) => ({
      name: 'x',
      colour: '#88aa44',
      shape: 'chunk' as const,
      share,
    }));
    expect(drawPlate(aPlate({ items, seed: Number.NaN })).every(isDrawable)).toBe(true);
  });
});

describe('hostile words', () => {
  const hostile = '"/><script>alert(1)</script>&\'';

  it('never reach the drawing, whether as name or as colour', () => {
    const item = { name: hostile, colour: hostile, shape: 'leaf' as const, share: 0.5 };
    const drawn = svg(aPlate({ base: item, items: [item], garnish: [item] }));
    expect(drawn).not.toContain('script');
    expect(drawn).toMatch(/^<g [^<>]*>(<path[^<>]*\/>)+<\/g>$/);
  });

  it('are escaped in the title of a picture', () => {
    const picture = platePicture(aPlate(), { title: hostile, width: 1200, ground: { table: '#fff', cloth: '#eee' } });
    expect(picture).toContain('<title>&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;</title>');
    expect(picture).not.toContain('var(');
  });
});

const isDrawable = ({ d, fill, stroke }: Mark): boolean =>
  d.startsWith('M') && !/NaN|undefined|Infinity/.test([d, fill ?? '', stroke ?? ''].join(' ')) && Boolean(fill || stroke);

/** Every end and control point of a path, for the few commands the pen writes. */
function pointsOf(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([Mlqhvaz])([^Mlqhvaz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers.slice(-2);
    if (command === 'q') points.push([x + (numbers[0] ?? 0), y + (numbers[1] ?? 0)]);
    if (command === 'a')
      points.push([x + 2 * (numbers[0] ?? 0), y], [x + (numbers[0] ?? 0), y - (numbers[1] ?? 0)], [x + (numbers[0] ?? 0), y + (numbers[1] ?? 0)]);
    if (command === 'M') [x, y] = [a, b];
    else if (command === 'h') x += numbers[0] ?? 0;
    else if (command === 'v') y += numbers[0] ?? 0;
    else if (command !== 'z') [x, y] = [x + a, y + b];
    points.push([x, y]);
  }
  return points;
}
