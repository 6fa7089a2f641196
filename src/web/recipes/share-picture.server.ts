import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { StoredRecipe } from '#contract/saved-recipes.ts';
import type { PlateSpec } from '#kitchen/recipe.ts';
import { BRAND } from '../brand.ts';
import fontFile from '../fonts/fraunces-560.ttf?url';
import { EMPTY_PLATE } from '../plate/empty-plate.ts';
import { platePicture } from '../plate/plate-picture.ts';
import { escapeXml } from '../plate/svg.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The plate's tile is as high as the picture; its sides are cut off. */
const TILE_WIDTH = (HEIGHT * 4) / 3;
const PANEL_LEFT = 500;
const LINE_CHARACTERS = 15;
const MOST_LINES = 5;
/** Drawing keeps a core busy for a tenth of a second: more at once would be felt by everybody else. */
const AT_ONCE = 2;
/** Who would wait longer than some seconds is better told to come again. */
const MOST_WAITING = 60;
const MOST_KEPT = 100;
const kept = new Map<string, Promise<Buffer>>();
const waiting: (() => void)[] = [];
let drawing = 0;

/** 1200x630 PNG: the plate, the title, time and servings. The same recipe is drawn once. null when too many are being drawn. */
export function drawSharePicture(recipe: StoredRecipe): Promise<Buffer> | null {
  const svg = layOut(recipe);
  const key = createHash('sha256').update(svg).digest('hex');
  const known = kept.get(key);
  if (known) return known;
  if (waiting.length >= MOST_WAITING) return null;
  const picture = inTurn(async () => (await renderAsync(svg, { font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'Fraunces' } })).asPng());
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, picture);
  picture.catch(() => kept.delete(key));
  return picture;
}

/** Where browsers fetch the typeface too; this file is built into build/server or a folder in it. */
const FONT = ['..', '../..'].map((up) => join(import.meta.dirname, up, 'client', fontFile)).find(existsSync) ?? '';

function layOut({ title, cookTime, servings, plate }: StoredRecipe): string {
  const lines = wrap(printable(title));
  const size = lines.length > 3 ? 46 : 52;
  const top = 330 - ((lines.length - 1) * size * 1.08) / 2;
  const text = lines.map((line, place) => `<text x="64" y="${top + place * size * 1.08}" font-size="${size}">${escapeXml(line)}</text>`).join('');
  const facts = escapeXml(printable(`${cookTime}, ${servings} ${servings === 1 ? 'serving' : 'servings'}`));
  const picture = platePicture((plate as PlateSpec | undefined) ?? EMPTY_PLATE, {
    title: '',
    width: TILE_WIDTH,
    ground: { table: '#f3e8d3', cloth: '#fdf7ea' },
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#faf4e8"/>
<svg x="${PANEL_LEFT}" width="${WIDTH - PANEL_LEFT}" height="${HEIGHT}"><g transform="translate(${(WIDTH - PANEL_LEFT - TILE_WIDTH) / 2} 0)">${picture}</g></svg>
<g font-family="Fraunces" fill="#2b2118"><text x="64" y="106" font-size="44">${BRAND}</text>${text}
<rect x="64" y="524" width="376" height="4"/><rect x="64" y="532" width="376" height="1.5"/>
<text x="64" y="580" font-size="30" fill="#65574a">${facts}</text></g></svg>`;
}

/** Only what the typeface has: other letters would be boxes. */
function printable(text: string): string {
  const known = text.normalize('NFC').replace(/[^\u0020-\u007e\u00a1-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/gu, '');
  return known.replace(/\s+/g, ' ').trim() || 'A recipe';
}

function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ').flatMap((long) => long.match(new RegExp(`.{1,${LINE_CHARACTERS}}`, 'gu')) ?? [])) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= LINE_CHARACTERS) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MOST_LINES) return lines;
  const last = lines[MOST_LINES - 1] ?? '';
  return [...lines.slice(0, MOST_LINES - 1), `${last.slice(0, LINE_CHARACTERS - 1)}…`];
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  while (drawing >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  drawing += 1;
  try {
    return await work();
  } finally {
    drawing -= 1;
    waiting.shift()?.();
  }
}
