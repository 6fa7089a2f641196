import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Dish, Text } from '#kitchen/cookbook/dish.ts';
import type { Helping } from './helping.ts';
import { holds, renderText, type Scene } from './render-text.ts';

/** The first of the dish's titles all of whose roles are filled, with their names in it. What only seasons it from the rack is no title. */
export function writeTitle(dish: Dish, helpings: readonly Helping[], cookbook: Cookbook): string {
  const seasons = new Set(dish.roles.filter(({ duty }) => duty === 'season').map(({ name }) => name));
  const named = helpings.filter(({ role, from }) => !(from === 'staple' && seasons.has(role)));
  const titled = new Set(named.map(({ role }) => role));
  // What is only in the rack is no title, and still decides whether a stew is a chilli.
  const byRole = Map.groupBy(helpings, (helping) => helping.role);
  const fits = dish.titles.find((title) => rolesIn(title, { helpings: byRole, cookbook }).every((role) => titled.has(role)));
  if (!fits) return dish.name;
  const { parts } = renderText(fits, {
    cookbook,
    helpings: byRole,
    minutes: () => 0,
    inTitle: true,
    vary: () => 0,
    free: () => {
      throw new Error('A title names roles only.');
    },
  });
  return parts.join('');
}

/** The roles that the title would name in this filling. */
function rolesIn(text: Text, scene: Pick<Scene, 'helpings' | 'cookbook'>): string[] {
  return text.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.node === 'if') return rolesIn(node.when.every((condition) => holds(condition, scene)) ? node.yes : node.no, scene);
    return node.node === 'role' ? [node.role] : [];
  });
}
