import type { Mishap } from './chef-counts.ts';

/** Why the house cooked alone this time. */
export function turnedAway(why: 'busy' | 'resting' | 'spent', partner: string): string {
  if (why === 'busy') return `${partner} is still busy with another list, so the house kitchen cooked.`;
  if (why === 'resting') return `${partner} does not answer just now, so the house kitchen cooked.`;
  return `${partner} has cooked its share for today, so the house kitchen cooked.`;
}

/** Diets and allergies do not leave the house unasked. */
export function keptAtHome(partner: string): string {
  return `Diets and allergies are about your health, so ${partner} was not told of them and the house kitchen cooked. You can let it know below.`;
}

interface Outcome {
  readonly passed: number;
  readonly all: number;
  readonly mishap: Mishap | null;
  readonly partner: string;
}

/** Who cooked what, and why the guest did not cook more. */
export function noteOn({ passed, all, mishap, partner }: Outcome): string {
  if (passed === 0) return `${whyNone(mishap, partner)}, so the house kitchen cooked.`;
  if (passed === all) return `${passed === 1 ? 'This recipe is' : 'These recipes are'} by ${partner}, inspected by us.`;
  const late = mishap === 'too slow' ? ', as time was up' : '';
  return `${passed} of these ${all} recipes ${passed === 1 ? 'is' : 'are'} by ${partner}, inspected by us; the house kitchen cooked the rest${late}.`;
}

function whyNone(mishap: Mishap | null, partner: string): string {
  if (mishap === 'too slow') return `${partner} took too long`;
  if (mishap === 'stopped') return `${partner} was stopped`;
  if (mishap === 'no answer' || mishap === 'refused') return `${partner} cannot be reached just now`;
  return `What ${partner} wrote did not pass our inspection`;
}
