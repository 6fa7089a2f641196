import { expect, test } from 'vitest';
import { cutAddress } from './request-log.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
])('of %s the log has %s', (address, cut) => {
  expect(cutAddress(address)).toBe(cut);
});
