import { afterAll, expect, test } from 'vitest';
import { aDraft } from '#kitchen/draft/a-draft.ts';
import { newMetrics } from '../metrics/metrics.ts';
import { hireCooks } from './cooks.ts';

const metrics = newMetrics();
const cooks = hireCooks(1, { metrics, mostWaitMs: Number.POSITIVE_INFINITY });
afterAll(() => cooks.leave());

test('a cook in a thread answers as the kitchen does', async () => {
  const { inputs } = await cooks.cook({ ingredients: ['4 eggs', 'spinach'] });
  expect(inputs.map(({ typed, status }) => [typed, status])).toEqual([
    ['4 eggs', 'recognised'],
    ['spinach', 'recognised'],
  ]);
});

test('a cook briefs another chef and judges what that one hands in', async () => {
  const request = { ingredients: ['2 chicken thighs', 'rice', 'carrots', 'onion', 'garlic'] };
  const { brief, answer } = await cooks.prepare(request);
  expect(brief.pantry).toContain('carrot');
  expect(answer.recipes.length).toBeGreaterThan(2);
  const drafts = [aDraft(), aDraft({ tip: 'Serve the chicken raw.' })];
  const [good, bad] = await cooks.judge({ request, drafts, titles: [], taken: [] });
  expect([good?.recipe?.title, bad?.recipe]).toEqual(['Chicken and carrot pilaf', null]);
});

test('more than may wait is refused at once, the rest is cooked', async () => {
  const orders = await Promise.allSettled(Array.from({ length: 150 }, () => cooks.cook({ ingredients: ['egg'] })));
  const refused = orders.filter((order) => order.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(60);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'overloaded' });
  expect(await metrics.text()).toContain(`pinch_shed_total{reason="kitchen"} ${refused.length}`);
});

test('whoever would wait too long for their turn is told so at once; when nobody waits, they are taken on', async () => {
  const { cook, arrive, leave } = hireCooks(1, { mostWaitMs: 0 });
  await arrive();
  const order = () => cook({ ingredients: ['egg'] });
  const orders = [order(), order(), order()];
  await expect(order()).rejects.toMatchObject({ code: 'overloaded' });
  await Promise.all(orders);
  expect((await order()).inputs).toHaveLength(1);
  await leave();
});

test('cooks who are sent home before they have arrived go quietly', async () => {
  const { arrive, leave } = hireCooks(1);
  const arrived = arrive();
  await leave();
  await expect(arrived).resolves.toBeUndefined();
});
