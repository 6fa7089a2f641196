import { mentions } from '#kitchen/pantry/mentions.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import type { DraftStep } from './draft.ts';
import type { LinesScene } from './read-lines.ts';

/** Salt, pepper or oil that a step names and the list forgot: they are in the house, so they are listed. */
export function withStaplesNamed(helpings: readonly Helping[], steps: readonly DraftStep[], { order, cookbook, shelf }: LinesScene): Helping[] {
  const listed = new Set(helpings.map(({ ingredient }) => ingredient.id));
  const added: Helping[] = [];
  for (const { ids } of steps.flatMap(({ text }) => mentions(text, shelf))) {
    if (ids.some((id) => listed.has(id) || id === 'water')) continue;
    const ingredient = cookbook.ingredients.get(ids.find((id) => order.staples.has(id)) ?? '');
    if (!ingredient || helpings.some((helping) => helping.ingredient.kinds[0] === ingredient.kinds[0])) continue;
    listed.add(ingredient.id);
    added.push({ role: 'staple', ingredient, amount: null, from: 'staple', item: null });
  }
  return [...helpings, ...added];
}
