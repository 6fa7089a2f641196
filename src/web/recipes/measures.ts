import { useEffect } from 'react';
import type { Answer } from '#kitchen/recipe.ts';
import { stored } from '../stored.ts';

export const SYSTEMS = ['metric', 'us'] as const;
export const SCALES = ['both', 'celsius', 'fahrenheit'] as const;

/** How this cook likes to read amounts and temperatures. */
export interface Measures {
  readonly system: (typeof SYSTEMS)[number];
  readonly scale: (typeof SCALES)[number];
}

export const measures = stored<Measures>('pinch-measures', { system: 'metric', scale: 'both' }, (found) => {
  const { system, scale } = (found ?? {}) as Partial<Measures>;
  const known = { system: SYSTEMS.find((one) => one === system), scale: SCALES.find((one) => one === scale) };
  return known.system && known.scale ? { system: known.system, scale: known.scale } : null;
});

/** Who measures the list in pounds, and has never chosen, reads in pounds from then on. */
export function useMeasuresOf(list: Answer['measures']): void {
  useEffect(() => {
    if (list && measures.get() === measures.empty) measures.set({ system: list, scale: 'fahrenheit' });
  }, [list]);
}
