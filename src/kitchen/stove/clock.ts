import type { Step } from '#kitchen/recipe.ts';

/**
 * The honest time of a recipe: steps one after another; what is done while another step waits costs only what does not fit in that wait.
 *
 * @returns minutes; total rounded up to five, as nobody believes "33 min", active as it adds up
 */
export function clock(steps: readonly Pick<Step, 'activeMinutes' | 'waitMinutes' | 'during'>[]): { active: number; total: number } {
  const spare = steps.map((step) => step.waitMinutes);
  let total = 0;
  let active = 0;
  for (const step of steps) {
    const length = step.activeMinutes + step.waitMinutes;
    active += step.activeMinutes;
    const room = step.during === undefined ? 0 : Math.min(length, spare[step.during] ?? 0);
    if (step.during !== undefined) spare[step.during] = (spare[step.during] ?? 0) - room;
    total += length - room;
  }
  const rounded = total <= 10 ? Math.ceil(total) : Math.ceil(total / 5) * 5;
  return { active: Math.min(Math.ceil(active), rounded), total: rounded };
}

/** "35 min", "1 h 20 min". */
export function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours ? `${hours} h` : '', rest || !hours ? `${rest} min` : ''].filter(Boolean).join(' ');
}
