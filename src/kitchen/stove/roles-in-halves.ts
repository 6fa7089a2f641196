import type { Dish, Text } from '#kitchen/cookbook/dish.ts';
import { remembered } from '#kitchen/remembered.ts';

const HALF_OF = /\bhalf of $/;

/** The roles a dish names by halves, "the juice of half of {sharp amount}": of half a lemon nobody squeezes the half. */
export const rolesInHalves = remembered((dish: Dish): ReadonlySet<string> => {
  const roles = new Set<string>();
  for (const { text } of dish.steps) collect(text, roles);
  return roles;
});

function collect(text: Text, roles: Set<string>): void {
  for (const [place, node] of text.entries()) {
    if (typeof node === 'string') continue;
    const before = text[place - 1];
    if (node.node === 'role' && typeof before === 'string' && HALF_OF.test(before)) roles.add(node.role);
    const inside = node.node === 'if' ? [node.yes, node.no] : node.node === 'vary' ? node.choices : [];
    for (const branch of inside) collect(branch, roles);
  }
}
