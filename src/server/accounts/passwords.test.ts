import { expect, test } from 'vitest';
import { passwordKeeper } from './passwords.ts';

const PASSWORD = 'plum teapot ladder é';

test('a hash is argon2id at the floor, different each time, and right for its password alone', async () => {
  const { hash, isRight } = passwordKeeper({});
  const [first, second] = [await hash(PASSWORD), await hash(PASSWORD)];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect([await isRight(PASSWORD, first), await isRight(`${PASSWORD} `, first), await isRight(PASSWORD, second)]).toEqual([true, false, true]);
  expect(await isRight('plum teapot ladder e\u0301', first)).toBe(true);
  expect(await isRight(PASSWORD, await hash('plum teapot ladder e\u0301'))).toBe(true);
});

test('nobody has the password that stands for an account that is not there', async () => {
  expect(await passwordKeeper({}).isRight('nobody has this password', null)).toBe(false);
});

test('with a key of the operator’s a hash is worth nothing without it', async () => {
  const kept = passwordKeeper({ key: 'of the house' });
  const hash = await kept.hash(PASSWORD);
  expect(await kept.isRight(PASSWORD, hash)).toBe(true);
  expect(await passwordKeeper({}).isRight(PASSWORD, hash)).toBe(false);
  expect(await passwordKeeper({ key: 'of another' }).isRight(PASSWORD, hash)).toBe(false);
  expect(await kept.isRight('nobody has this password', null)).toBe(false);
});

test('a hash at a lower cost than new ones is outdated', () => {
  const { isOutdated } = passwordKeeper({ memoryMib: 20, passes: 3 });
  const made = (memory: number, time: number) => isOutdated(`$argon2id$v=19$m=${memory},t=${time},p=1$salt$hash`);
  expect([made(20_480, 3), made(20_479, 3), made(20_480, 2), made(40_960, 2), made(10_240, 6)]).toEqual([false, true, true, false, false]);
  expect(isOutdated('something else')).toBe(false);
  expect(passwordKeeper({}).isOutdated('$argon2id$v=19$m=19456,t=2,p=1$salt$hash')).toBe(false);
});

test('two are hashed at once, twenty wait, the next is sent away and told so', async () => {
  let sent = 0;
  const { isRight, hash } = passwordKeeper({ onShed: () => sent++ });
  const known = await hash(PASSWORD);
  const all = await Promise.allSettled(Array.from({ length: 25 }, () => isRight(PASSWORD, known)));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([...Array(22).fill(true), ...Array(3).fill('overloaded')]);
  expect(sent).toBe(3);
  const [refused] = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []));
  expect(refused).toBe('Many people are signing in just now. Please try again in a few seconds.');
  // Nobody needs to hear of it.
  const unheard = passwordKeeper({});
  expect(
    (await Promise.allSettled(Array.from({ length: 23 }, () => unheard.isRight(PASSWORD, known)))).filter(({ status }) => status === 'rejected'),
  ).toHaveLength(1);
  // One that fails gives its turn on like any other.
  await Promise.allSettled(Array.from({ length: 4 }, () => isRight(PASSWORD, 'no hash')));
  expect(await Promise.all(Array.from({ length: 22 }, () => isRight(PASSWORD, known)))).toEqual(Array(22).fill(true));
  expect(await Promise.allSettled([passwordKeeper({}).isRight(PASSWORD, 'no hash')])).toMatchObject([{ status: 'rejected' }]);
});
