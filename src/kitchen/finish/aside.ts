import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Text } from '#kitchen/cookbook/dish.ts';
import type { Helping } from '#kitchen/stove/helping.ts';
import { renderText } from '#kitchen/stove/render-text.ts';
import { sayParts } from '#kitchen/stove/write-steps.ts';

/** A sentence beside the method (a tip, a touch) in the words of what is in the dish; empty where its conditions do not hold. */
export function sayAside(text: Text, helpings: readonly Helping[], cookbook: Cookbook): string {
  const free = (id: string) => helpings.find(({ ingredient }) => ingredient.name === id) ?? (helpings[0] as Helping);
  const byRole = Map.groupBy(helpings, ({ role }) => role);
  return sayParts(renderText(text, { cookbook, helpings: byRole, minutes: () => 0, inTitle: false, vary: () => 0, free }).parts);
}
