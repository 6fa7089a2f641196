import { expect, test } from 'vitest';
import { weaknessOf } from './weak-passwords.ts';

const OWN = ['Ann.Baker', 'grubsworth@example.org', ''];
const COMMON = 'This is among the commonest passwords. Please choose another: three words that do not belong together make a good one.';
const OWNED = 'The password should not be your username or email address.';
const REPEATS = 'This only repeats itself. Please choose another password.';
const RUN = 'This only follows the keys or the alphabet. Please choose another password.';
const DATE = 'This is a date. Please choose another password.';

test.each([
  [COMMON, ['password', 'PASSWORD', 'pass-word', 'iloveyou!', 'pinch', 'Pinch!', 'pinch2026', 'p.i.n.c.h.7']],
  [OWNED, ['ann.baker', 'ANN.BAKER', 'grubsworth@example.org', 'Grubsworth']],
  [REPEATS, ['zzzzzzz', 'xyxyxyxy', 'éàöéàö', 'a.a.a.a.']],
  [RUN, ['sdfghjk', 'kjhgfds', 'nopqrstu', 'yzabcdef', 'wertzuio', 's-d-f-g-h-j-k', 'vbnmzx']],
  [DATE, ['19841231', '1984-12-31', '31.12.1984', '3111984', '31-12-84', '2031-01-05', '5/1/2031']],
])('%s', (sentence, passwords) => {
  expect(passwords.map((password) => [password, weaknessOf(password, OWN)])).toEqual(passwords.map((password) => [password, sentence]));
});

test.each([
  'plum teapot ladder',
  'pinch of salt',
  'a pinch',
  'pinch20261',
  'ann.baker1',
  'grubsworth@',
  'qwertypoiuz',
  'sdfghjkx',
  'xsdfghjk',
  'abcabcabcd',
  'xabcabc',
  'abcdabcd',
  'dfg!',
  '19841331',
  '32.12.1984',
  '198412310',
  'x19841231',
  '19841231x',
  '18841231',
])('%s would not be guessed first', (password) => {
  expect(weaknessOf(password, OWN)).toBeNull();
});
