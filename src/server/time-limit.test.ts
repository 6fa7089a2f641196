import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { answerError } from './errors.ts';
import { limitTime } from './time-limit.ts';

const never = () => new Promise(() => {});

function aServer() {
  const app = Fastify();
  app.setErrorHandler(answerError);
  limitTime(app, 20);
  return app;
}

test('whoever is worked on for too long is told so', async () => {
  const app = aServer();
  app.get('/', never);
  const response = await fetch(await app.listen({ port: 0, host: '127.0.0.1' }));
  expect([response.status, (await response.json()).code, Number(response.headers.get('retry-after')) > 0]).toEqual([503, 'overloaded', true]);
  await app.close();
});

test('a route with a limit of its own keeps that', async () => {
  const app = aServer();
  app.get('/', { handlerTimeout: 5000 }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return 'done';
  });
  expect((await app.inject('/')).body).toBe('done');
});

test('an answer that has begun and does not end is cut off, and the server goes on', async () => {
  const app = aServer();
  const endless = new Readable({ read: () => {} });
  endless.push('begun');
  app.get('/', (_request, reply) => reply.type('text/plain').send(endless));
  app.get('/next', async () => 'here');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(await (await fetch(`${url}/next`)).text()).toBe('here');
  await app.close();
});

test('an answer in time ends the waiting, and other hooks of a route stay', async () => {
  const app = aServer();
  const [begun, ended] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
  let hooked = 0;
  app.get('/', { onRequest: async () => void hooked++ }, async () => 'done');
  expect(await (await fetch(await app.listen({ port: 0, host: '127.0.0.1' }))).text()).toBe('done');
  const timer = begun.mock.results[begun.mock.calls.findIndex(([, ms]) => ms === 20)]?.value;
  expect(timer).toBeDefined();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith(timer));
  expect(hooked).toBe(1);
  await app.close();
});
