import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPlate } from '#web/plate/draw-plate.ts';
import { svgMarks } from '#web/plate/svg.ts';
import { THIRTY_DISHES } from '#web/plate/thirty-dishes.ts';

/** `node scripts/draw-table.ts`: the four dishes on the home page, drawn once so that no visitor's browser has to. */
const TILES = [
  { dish: 'Shakshuka', x: 0, y: 90 },
  { dish: 'Greek salad', x: 0, y: 602 },
  { dish: 'Green pea soup', x: 672, y: 0 },
  { dish: 'Tray bake of chicken and roots', x: 672, y: 512 },
] as const;

const tiles = TILES.map(({ dish, x, y }) => {
  const spec = THIRTY_DISHES[dish];
  if (!spec) throw new Error(`No dish is called ${dish}.`);
  return `<g transform="translate(${x} ${y})" clip-path="url(#hero-tile)">${svgMarks(drawPlate(spec))}</g>`;
});
const dark = '@media (prefers-color-scheme:dark){:root{--plate-ground:#332c25;--plate-cloth:#5c5044}}';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1312 1082" aria-hidden="true"><style>${dark}</style><clipPath id="hero-tile"><rect width="640" height="480" rx="18"/></clipPath>${tiles.join('')}</svg>\n`;
writeFileSync(join(import.meta.dirname, '../src/web/home/hero-table.svg'), svg);
