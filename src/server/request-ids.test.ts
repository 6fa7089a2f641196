import { expect, test } from 'vitest';
import { requestIds } from './request-ids.ts';

test('every request has an id of its own, also when the chance asked for at once is used up', () => {
  const next = requestIds();
  const ids = Array.from({ length: 2_000 }, next);
  expect(new Set(ids).size).toBe(2_000);
  expect(ids.every((id) => /^[\w-]{12}$/.test(id))).toBe(true);
});
