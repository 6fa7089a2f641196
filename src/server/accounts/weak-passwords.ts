import { dictionary } from '@zxcvbn-ts/language-common';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'qwertzuiop', 'azertyuiop', 'abcdefghijklmnopqrstuvwxyz'];
const common = new Set(dictionary['passwords-common'] as readonly string[]);

/** Why a password would be guessed first, as a sentence; null when it would not. `own` is what everybody knows of the owner. */
export function weaknessOf(password: string, own: readonly string[]): string | null {
  const folded = password.toLowerCase();
  const bare = folded.replace(/[^\p{L}\p{N}]/gu, '');
  if (common.has(folded) || common.has(bare) || bare === 'pinch' || /^pinch\d{0,4}$/.test(bare))
    return 'This is among the commonest passwords. Please choose another: three words that do not belong together make a good one.';
  if (own.some((known) => known !== '' && [known, known.replace(/@.*/s, '')].some((word) => word.toLowerCase() === folded)))
    return 'The password should not be your username or email address.';
  if (/^(.{1,3})\1+$/su.test(folded)) return 'This only repeats itself. Please choose another password.';
  if (isRun(bare)) return 'This only follows the keys or the alphabet. Please choose another password.';
  if (/^(?:(?:19|20)\d\d(?:0?[1-9]|1[0-2])(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2])(?:19|20)?\d\d)$/.test(bare))
    return 'This is a date. Please choose another password.';
  return null;
}

function isRun(text: string): boolean {
  if (text.length < 4) return false;
  const backwards = [...text].reverse().join('');
  return ROWS.some((row) => [text, backwards].some((run) => `${row}${row}`.includes(run)));
}
