import { type Cookbook, kindsOf } from '#kitchen/cookbook/cookbook.ts';
import type { Helping } from '#kitchen/stove/helping.ts';

/** So many sentences at the most: who cleared out the whole drawer knows by then. */
const MOST = 2;

/** What becomes of the things that are past their best and go in, as the narrowest kind of each says it; one of a sort. */
export function fadingTips(helpings: readonly Helping[], { kinds }: Pick<Cookbook, 'kinds'>): readonly string[] {
  const said = helpings.flatMap(({ item, ingredient }) => {
    const kind = item?.isFading && [...kindsOf(ingredient, kinds)].find((name) => kinds.get(name)?.fading);
    return kind ? [kinds.get(kind)?.fading ?? ''] : [];
  });
  return [...new Set(said)].slice(0, MOST);
}
