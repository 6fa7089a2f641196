import type { PlateSpec } from '#kitchen/recipe.ts';
import { drawPlate } from './draw-plate.ts';
import { type Ground, THEMED_GROUND } from './ground.ts';
import { svgMarks } from './svg.ts';

/** Some 10 KB each. */
const MOST_KEPT = 200;
const kept = new Map<string, string>();

/** The plate as the inside of an <svg>. The same plate is drawn once: drawing is most of the work of rendering a recipe. */
export function drawnPlate(spec: PlateSpec, ground: Ground = THEMED_GROUND): string {
  const key = JSON.stringify([spec, ground]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = svgMarks(drawPlate(spec, ground));
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, drawing);
  return drawing;
}
