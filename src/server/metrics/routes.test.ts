import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { generateRecipes, streamRecipes } from '#contract/recipes.ts';
import { cook } from '#kitchen/cook.ts';
import { aServer, post } from '../a-server.ts';
import { newCounts } from '../chefs/chef-counts.ts';
import { readCookbook } from '../recipes/read-cookbook.ts';
import { newMetrics } from './metrics.ts';

const TOKEN = 'a token of sixteen';
const HERE = { url: '/metrics', headers: { host: 'localhost:3000' } };

test('what a model cooked, cost and failed at is counted', async () => {
  const metrics = newMetrics();
  const counts = newCounts();
  metrics.watchChef(counts);
  counts.mended = 2;
  counts.tokens = 700;
  counts.spent = 1;
  counts.mishaps['too slow'] = 4;
  const body = await metrics.text();
  for (const line of [
    'pinch_guest_recipes{outcome="mended"} 2',
    'pinch_guest_recipes{outcome="replaced"} 0',
    'pinch_guest_cost{of="tokens"} 700',
    'pinch_guest_spared{reason="spent"} 1',
    'pinch_guest_mishaps{mishap="too slow"} 4',
  ])
    expect(body).toContain(line);
});

test('what was answered is counted by route and status, without a name of anybody', async () => {
  const metrics = newMetrics();
  const app = await aServer({ metrics });
  await post(app, '/api/recipes/generate', { ingredients: ['celeriac'] });
  await post(app, '/api/recipes/generate', {});
  await app.inject('/api/recipes/7');
  await app.inject('/nothing/here');
  metrics.cooked(3);
  metrics.sentBack(1);
  metrics.shed('kitchen');
  metrics.watchConnections(() => ({ open: 4, idle: 3, waiting: 2 }));
  const { statusCode, body, headers } = await app.inject(HERE);
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, expect.stringContaining('text/plain'), 'no-store']);
  for (const line of [
    'pinch_requests_total{method="POST",route="/api/recipes/generate",status="200"} 1',
    'pinch_requests_total{method="POST",route="/api/recipes/generate",status="400"} 1',
    'pinch_requests_total{method="GET",route="/api/recipes/:id",status="404"} 1',
    'pinch_requests_total{method="GET",route="none",status="404"} 1',
    'pinch_request_seconds_count{route="/api/recipes/generate"} 2',
    'pinch_recipes_total{outcome="cooked"} 3',
    'pinch_recipes_total{outcome="sent_back"} 1',
    'pinch_shed_total{reason="kitchen"} 1',
    'pinch_shed_total{reason="memory"} 0',
    'pinch_database_connections{state="waiting"} 2',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toMatch(/^pinch_event_loop_delay_seconds\{quantile="0.99"\} \d/m);
  expect(body).toMatch(/^pinch_memory_bytes \d{7,}/m);
  expect(body).not.toMatch(/celeriac|nothing/);
});

test('what leaves the kitchen is counted, whole or line by line', async () => {
  const metrics = newMetrics();
  const { cookbook } = readCookbook();
  const app = await aServer({ metrics, cook: (request) => cook(request, cookbook) });
  const wish = { ingredients: ['4 eggs', 'spinach', 'rice', 'onion'] };
  const { recipes } = (await post(app, generateRecipes.path, wish)).json();
  expect(recipes.length).toBeGreaterThan(0);
  await post(app, streamRecipes.path, wish);
  expect((await app.inject(HERE)).body).toContain(`pinch_recipes_total{outcome="cooked"} ${2 * recipes.length}\n`);
});

test.each<[string, InjectOptions, Record<string, string>, number]>([
  ['from this machine', {}, {}, 200],
  ['from this machine over IPv6', { remoteAddress: '::1', headers: { host: '[::1]:3000' } }, {}, 200],
  ['from elsewhere', { remoteAddress: '203.0.113.7' }, {}, 404],
  ['through a proxy on this machine', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } }, {}, 404],
  ['from a page that points its name at this machine', { headers: { host: 'evil.example:3000' } }, {}, 404],
  ['from this machine, where the world comes through a proxy', {}, { PUBLIC_URL: 'https://pinch.example' }, 404],
  ['without the token', {}, { METRICS_TOKEN: TOKEN }, 404],
  ['with another token', { headers: { host: 'localhost', authorization: 'Bearer another token' } }, { METRICS_TOKEN: TOKEN }, 404],
  ['with the token, from elsewhere', { remoteAddress: '203.0.113.7', headers: { authorization: `Bearer ${TOKEN}` } }, { METRICS_TOKEN: TOKEN }, 200],
])('%s', async (_what, request, env, status) => {
  const answer = await (await aServer({ env })).inject({ ...HERE, ...request });
  expect(answer.statusCode).toBe(status);
  if (status === 404) expect(answer.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
});
