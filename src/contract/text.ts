import { z } from './zod.ts';

interface TextRule {
  /** What the sentences call it: "An entry". */
  readonly what: string;
  /** Most characters, counted as people do: an emoji of one code point is one. */
  readonly max: number;
  /** Said when nothing is left after trimming; left out: "… is empty." */
  readonly whenEmpty?: string;
  /** Whether nothing at all will do too. */
  readonly mayBeEmpty?: true;
  /** For what goes into one line of a mail: no line breaks. */
  readonly oneLine?: true;
}

/**
 * Text as it may cross the border: trimmed, in Unicode's composed form (two keyboards write é differently), 1 to `max` characters,
 * and nothing in it that cannot be stored or that hides what it says.
 */
export function text({ what, max, whenEmpty = `${what} is empty.`, mayBeEmpty, oneLine }: TextRule) {
  return z
    .string(`${what} should be text.`)
    .refine(isReadable, { error: `${what} has characters in it that cannot be shown. Please type it again.`, abort: true })
    .normalize('NFC')
    .trim()
    .refine((value) => mayBeEmpty || value !== '', { error: whenEmpty, abort: true })
    .refine((value) => !oneLine || !value.includes('\n'), `${what} should be one line.`)
    .refine((value) => lengthOf(value) <= max, `${what} may have at most ${max} characters.`)
    .meta({ minLength: mayBeEmpty ? 0 : 1, maxLength: max });
}

/** Characters as people count them: an emoji of one code point is one. */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** Whether text has nothing in it that cannot be stored or that hides what it says. */
export function isReadable(value: string): boolean {
  return value.isWellFormed() && ![...value].some((character) => isUnreadable(character.codePointAt(0) ?? 0));
}

/** NUL and the other C0 controls, of which text needs only tab and line feed; the marks that override the direction of writing. */
function isUnreadable(code: number): boolean {
  return (code < 0x20 && code !== 0x09 && code !== 0x0a) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}
