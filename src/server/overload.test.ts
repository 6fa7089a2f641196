import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { heldBytes } from './memory.ts';
import type { ShedReason } from './metrics/metrics.ts';
import { shedLoad } from './overload.ts';

async function anApp(isShort: boolean) {
  const app = Fastify();
  const shed: ShedReason[] = [];
  await shedLoad(app, { maxEventLoopDelayMs: 0, onShed: (reason) => shed.push(reason), isShort: () => isShort });
  for (const url of ['/api/any', '/health/live']) app.get(url, async () => ({ says: 'here' }));
  const [call, health] = [await app.inject('/api/any'), await app.inject('/health/live')];
  await app.close();
  return { call: call.json().code ?? call.json().says, health: health.json().says, shed };
}

test('with little memory left what costs work is put off, health is not', async () => {
  expect(await anApp(true)).toEqual({ call: 'overloaded', health: 'here', shed: ['memory'] });
  expect(await anApp(false)).toEqual({ call: 'here', health: 'here', shed: [] });
});

test('what is held is less than what is mapped, and no less than what JavaScript uses', () => {
  const { rss, heapUsed } = process.memoryUsage();
  expect(heldBytes()).toBeGreaterThan(heapUsed);
  expect(heldBytes()).toBeLessThanOrEqual(rss * 1.05);
});
