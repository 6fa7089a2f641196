import { memo, useMemo } from 'react';
import type { PlateSpec } from '#kitchen/recipe.ts';
import { ownMarkup } from '../own-markup.ts';
import { drawnPlate } from './drawn-plate.ts';
import { VIEW_BOX } from './svg.ts';

interface PlateProps {
  readonly spec: PlateSpec;
  /** Its accessible name; '' where the title stands beside it and the picture only decorates. */
  readonly title: string;
  readonly className?: string;
}

/** The picture of a dish, drawn, never a photo. */
export const Plate = memo(function Plate({ spec, title, className }: PlateProps) {
  // Safe as markup: paths are numbers, paints are mixed from six hex digits; no word of the spec gets in.
  const drawing = useMemo(() => ownMarkup(drawnPlate(spec)), [spec]);
  const name = title === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above, and the test on hostile words.
  return <svg viewBox={VIEW_BOX} className={className} {...name} dangerouslySetInnerHTML={drawing} />;
});
