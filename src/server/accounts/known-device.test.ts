import { expect, test } from 'vitest';
import { IN_MEMORY, openDatabase } from '../storage/database.ts';
import { knownDevices } from './known-device.ts';

test('a device is known again by its mark, for its own user, with the same key after a start', async () => {
  const { db } = await openDatabase({ folder: IN_MEMORY });
  const devices = await knownDevices(db);
  const mark = devices.markFor(7);
  const [, device = ''] = /^7\.([\w-]{16})\.[\w-]{43}$/.exec(mark) ?? [];
  expect(devices.read(mark, 7)).toBe(device);
  expect((await knownDevices(db)).read(mark, 7)).toBe(device);
  expect(devices.markFor(7)).not.toBe(mark);
  expect(devices.read(mark, 8)).toBeNull();
});

test.each([
  ['none', () => undefined],
  ['an empty one', () => ''],
  ['one for another user', (mark: string) => mark.replace(/^7/, '8')],
  ['one for another device', (mark: string) => mark.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`)],
  ['one without a device', (mark: string) => mark.replace(/\..*\./, '..')],
  ['one without a signature', (mark: string) => mark.replace(/\.[^.]*$/, '.')],
  ['a cut one', (mark: string) => mark.slice(0, -1)],
  ['one with another signature', (mark: string) => mark.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
  ['one of another house', async () => (await knownDevices((await openDatabase({ folder: IN_MEMORY })).db)).markFor(7)],
])('%s is no mark', async (_what, forge) => {
  const { db } = await openDatabase({ folder: IN_MEMORY });
  const devices = await knownDevices(db);
  const forged = await forge(devices.markFor(7));
  expect([devices.read(forged, 7), devices.read(forged, 8)]).toEqual([null, null]);
});
