import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing set serves at home', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', DATA_DIR: './data', RATE_GENERATE_PER_MINUTE: 30 });
});

test('an empty setting is none', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('proxies are addresses or ranges', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['RATE_GENERATE_PER_MINUTE', '-1'],
  ['PUBLIC_URL', 'pinch.example'],
  ['PUBLIC_URL', 'ftp://pinch.example'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['COOKS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_SECONDS', '60'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .+\\.$`));
});

test('every senseless setting is told, not only the first', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT: .*\nLOG_LEVEL: /);
});
