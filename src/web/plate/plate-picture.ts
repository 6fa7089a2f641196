import type { PlateSpec } from '#kitchen/recipe.ts';
import { drawnPlate } from './drawn-plate.ts';
import type { Ground } from './ground.ts';
import { HEIGHT, WIDTH } from './marks.ts';
import { escapeXml, VIEW_BOX } from './svg.ts';

/** A picture that stands alone, for sharing: its table in fixed colours because no page lends it any, its title escaped. */
export function platePicture(spec: PlateSpec, { title, width, ground }: { title: string; width: number; ground: Ground }): string {
  const size = `width="${width}" height="${(width * HEIGHT) / WIDTH}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" ${size} role="img"><title>${escapeXml(title)}</title>${drawnPlate(spec, ground)}</svg>`;
}
