import { expect, test } from 'vitest';
import { whileStored } from './while-stored.ts';

const never = () => new Promise<string>(() => {});

test('what the storage says in time is what counts', async () => {
  expect(await whileStored(Promise.resolve('stored'), null)).toBe('stored');
});

test('a storage that is away or lets us wait is done without', async () => {
  const away = Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  expect(await whileStored(away, null)).toBeNull();
  expect(await whileStored(never(), null, 1)).toBeNull();
});

test('a mistake of ours is not taken for a storage that is away', async () => {
  await expect(whileStored(Promise.reject(new Error('no such column')), null)).rejects.toThrow('no such column');
});

test('what fails after we have gone on without it troubles nobody', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  expect(await whileStored(promise, null, 1)).toBeNull();
  reject(new Error('too late'));
  await expect(promise).rejects.toThrow('too late');
});
