import { HEIGHT, type Mark, WIDTH } from './marks.ts';

export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** The inside of an <svg>; neighbours in the same paint share one path. */
export function svgMarks(marks: readonly Mark[]): string {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (last && last.fill === mark.fill && last.stroke === mark.stroke && last.width === mark.width)
      joined[joined.length - 1] = { ...last, d: last.d + mark.d };
    else joined.push(mark);
  }
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${joined.map(path).join('')}</g>`;
}

function path({ d, fill, stroke, width }: Mark): string {
  const paint = [fill && ` fill="${fill}"`, stroke && ` stroke="${stroke}"`, stroke && width !== undefined && ` stroke-width="${width}"`];
  return `<path${paint.filter(Boolean).join('')} d="${d}"/>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it may stand in a drawing. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
