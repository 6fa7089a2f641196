import { expect, test } from 'vitest';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { rateMenus } from './rate-menus.ts';

test('what is chosen is what cooks would be glad of: far above any dish that could be cooked, near the best', () => {
  const { lists, chosen, best, any, poor } = rateMenus(readCookbook().cookbook);
  expect(lists).toBe(280);
  // Of the way from what choosing blindly gets to what the cooks liked best.
  expect((chosen - any) / (best - any)).toBeGreaterThan(0.7);
  expect(poor).toBeLessThan(0.1);
});
