import { distance, mix } from '../colour.ts';
import { between, type Random } from '../random.ts';

export interface Glaze {
  readonly body: string;
  readonly shade: string;
  readonly deep: string;
  readonly light: string;
  /** The painted line or dots on the rim. */
  readonly line: string;
}

/** Cream with saffron, white with blue, duck-egg, celadon, terracotta, ink, mustard, rose, oatmeal. */
const POTS = [
  ['#f5ead3', '#cf8f35'],
  ['#fbf5e9', '#55748c'],
  ['#a9c0c4', '#f6efdf'],
  ['#b4c2a0', '#f7f0dd'],
  ['#c97f5b', '#f3d9b8'],
  ['#46606f', '#e3c98f'],
  ['#dcae52', '#fff3d6'],
  ['#e0b3a2', '#fff1e4'],
  ['#e4d6bf', '#8a6a4c'],
] as const;

/** A glaze on which this food stands out; which of those, the seed says. */
export function chooseGlaze(food: string, random: Random): Glaze {
  const [body, line] = POTS.map((pot) => ({ pot, score: Math.min(0.22, distance(pot[0], food)) + between(random, 0, 0.12) })).reduce((best, next) =>
    next.score > best.score ? next : best,
  ).pot;
  return glazed(body, line);
}

export const glazed = (body: string, line: string): Glaze => ({
  body,
  line,
  shade: mix(body, '#5b3a2a', 0.2),
  deep: mix(body, '#3b2118', 0.42),
  light: mix(body, '#fffdf6', 0.6),
});
