import { expect, test } from 'vitest';
import { aServer } from './a-server.ts';
import { aMember } from './a-visitor.ts';

test('a line says which request it belongs to and whose that was, and errors are told as everywhere', async () => {
  const lines: Record<string, unknown>[] = [];
  const app = await aServer({ env: { LOG_LEVEL: 'info', RATE_AUTH_PER_MINUTE: '0' }, log: { write: (line) => lines.push(JSON.parse(line)) } });
  app.get('/told', async ({ log }) => {
    log.error({ err: new RangeError('halfway'), place: 'kitchen' }, 'unexpected');
    log.warn(new Error('alone'));
    log.info('in words');
    log.debug('not at this level');
    return 'told';
  });
  const ann = await aMember(app, 'ann');
  lines.length = 0;

  await ann.call('GET', '/api/my-recipes');
  expect(lines).toMatchObject([{ level: 30, id: expect.stringMatching(/^[\w-]{12}$/), user: 1, route: '/api/my-recipes', status: 200 }]);
  lines.length = 0;

  const id = (await app.inject('/told')).headers['x-request-id'];
  expect(lines).toMatchObject([
    { level: 50, id, place: 'kitchen', msg: 'unexpected', err: { type: 'RangeError', message: 'halfway' } },
    { level: 40, id, msg: 'alone', err: { type: 'Error' } },
    { level: 30, id, msg: 'in words' },
    { level: 30, id, route: '/told' },
  ]);
  expect(lines.every((line) => !('user' in line))).toBe(true);
});
