import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Helping } from '#kitchen/stove/helping.ts';

/** So many sentences at the most: who cleared out the whole drawer knows by then. */
const MOST = 2;

/** What becomes of the things that are past their best and go in, as the narrowest kind of each says it; one of a sort. */
export function fadingTips(helpings: readonly Helping[], { kinds }: Pick<Cookbook, 'kinds'>): readonly string[] {
  const fading = helpings.filter(({ item }) => item?.isFading);
  const said = fading.flatMap(({ ingredient }) => [...kindsOf(ingredient, kinds)].flatMap((name) => kinds.get(name)?.fading ?? []).slice(0, 1));
  return [...new Set(said)].slice(0, MOST);
}
