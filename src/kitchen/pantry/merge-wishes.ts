import type { Equipment, Wishes } from '#kitchen/recipe.ts';

/** The wishes that grow together, however many times they are said. */
export const GROWING = ['diet', 'allergies', 'dislikes', 'useFirst', 'exclude', 'sorts', 'aims'] as const;

/** Two sets of wishes as one: lists are joined, equipment is what both leave, times and purchases the smaller, servings the later. */
export function mergeWishes(a: Wishes, b: Wishes): Wishes {
  const merged: { -readonly [Name in keyof Wishes]: Wishes[Name] } = { ...a, ...b };
  for (const list of [...GROWING, 'staples'] as const) {
    const joined = [...new Set<string>([...(a[list] ?? []), ...(b[list] ?? [])])];
    if (joined.length > 0) Object.assign(merged, { [list]: joined });
  }
  if (a.equipment && b.equipment) merged.equipment = bothLeave(a.equipment, b.equipment);
  if (a.maxMinutes !== undefined && b.maxMinutes !== undefined) merged.maxMinutes = Math.min(a.maxMinutes, b.maxMinutes);
  if (a.maxToBuy !== undefined && b.maxToBuy !== undefined) merged.maxToBuy = Math.min(a.maxToBuy, b.maxToBuy);
  return merged;
}

/** "no oven" and "no blender" leave the hob; "an air fryer" beside "no oven" stays, being more than most have. */
export function bothLeave(a: readonly Equipment[], b: readonly Equipment[]): Equipment[] {
  return [...new Set([...a, ...b])].filter((one) => one === 'air fryer' || one === 'microwave' || (a.includes(one) && b.includes(one)));
}
