import type { Ground } from './ground.ts';
import { drawPlate } from './draw-plate.ts';
import { HEIGHT, type Mark, WIDTH } from './marks.ts';
import type { PlateSpec } from '#kitchen/recipe.ts';

export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** The inside of an <svg>; neighbours in the same paint share one path. */
export function svgMarks(marks: readonly Mark[]): string {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (last && last.fill === mark.fill && last.stroke === mark.stroke && last.width === mark.width) joined[joined.length - 1] = { ...last, d: last.d + mark.d };
    else joined.push(mark);
  }
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${joined.map(path).join('')}</g>`;
}

/** A picture that stands alone, for sharing: its table in fixed colours, its title escaped. */
export function plateSvg(spec: PlateSpec, { title, width, ground }: { title: string; width: number; ground: Ground }): string {
  const size = `width="${width}" height="${(width * HEIGHT) / WIDTH}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" ${size} role="img"><title>${escaped(title)}</title>${svgMarks(drawPlate(spec, ground))}</svg>`;
}

function path({ d, fill, stroke, width }: Mark): string {
  const paint = [fill && ` fill="${fill}"`, stroke && ` stroke="${stroke}"`, stroke && width !== undefined && ` stroke-width="${width}"`];
  return `<path${paint.filter(Boolean).join('')} d="${d}"/>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
