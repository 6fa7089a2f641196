import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text } from './text.ts';

const entry = text({ what: 'An entry', max: 10 });
const sentence = (value: unknown) => entry.safeParse(value).error?.issues[0]?.message;

test('is trimmed and composed', () => {
  expect(entry.parse('  cafe\u0301 ')).toBe('caf\u00e9');
});

test('is refused when nothing is left of it', () => {
  expect(sentence(' \t\n')).toBe('An entry is empty.');
});

test('counts characters as people do', () => {
  expect(sentence('🥕'.repeat(10))).toBeUndefined();
  expect(sentence('🥕'.repeat(11))).toBe('An entry may have at most 10 characters.');
});

test.each(['egg\0', '\u0007', 'egg\r', '\ud800', 'egg\udc00', '\u202eegg', '\u2066egg\u2069'])(
  'is refused with what hides or cannot be stored: %j',
  (value) => {
    expect(sentence(value)).toBe('An entry has characters in it that cannot be shown. Please type it again.');
  },
);

test('is refused when it is no text', () => {
  expect(sentence(5)).toBe('An entry should be text.');
});

test('what passes can be stored and passes again unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (value) => {
      const first = entry.safeParse(value);
      if (!first.success) return;
      expect(first.data.isWellFormed()).toBe(true);
      expect(first.data.normalize('NFC')).toBe(first.data);
      expect(entry.parse(first.data)).toBe(first.data);
    }),
  );
});
