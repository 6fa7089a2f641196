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

test('an answer in time ends the waiting, and other hooks of a route stay', async () => {
  const app = aServer();
  const ended = vi.spyOn(globalThis, 'clearTimeout');
  let hooked = 0;
  app.get('/', { onRequest: async () => void hooked++ }, async () => 'done');
  await app.inject('/');
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(hooked).toBe(1);
});
