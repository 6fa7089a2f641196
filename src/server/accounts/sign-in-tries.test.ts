import { expect, test } from 'vitest';
import type { Allowance, Turns } from '../turns/turns.ts';
import { signInTries } from './sign-in-tries.ts';

function someTurns(leftMs: number) {
  const counts = new Map<string, number>();
  const asked: Allowance[] = [];
  const turns: Turns = {
    take: async (key, allowance) => {
      asked.push(allowance);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { count: counts.get(key) ?? 0, leftMs };
    },
    giveBack: async (key) => void counts.set(key, (counts.get(key) ?? 0) - 1),
  };
  return { turns, counts, asked };
}

test('as many tries as a minute allows, each for one key; a right one does not count', async () => {
  const { turns, counts, asked } = someTurns(30_001);
  const tries = signInTries(2, turns);
  await tries.begin('ann');
  await tries.begin('ann');
  await tries.begin('bob');
  await tries.succeeded('bob');
  expect([...counts]).toEqual([
    ['sign-in ann', 2],
    ['sign-in bob', 0],
  ]);
  expect(asked[0]).toEqual({ max: 2, windowMs: 60_000 });
  await expect(tries.begin('ann')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries for this account. Please try again in 31 seconds.',
    retryAfterSeconds: 31,
  });
});

test('who is refused waits a second at least', async () => {
  const tries = signInTries(1, someTurns(0).turns);
  await tries.begin('ann');
  await expect(tries.begin('ann')).rejects.toThrow('again in 1 seconds.');
});

test('0 turns the limit off', async () => {
  const { turns, counts } = someTurns(1);
  const tries = signInTries(0, turns);
  await tries.begin('ann');
  await tries.succeeded('ann');
  expect(counts.size).toBe(0);
});
