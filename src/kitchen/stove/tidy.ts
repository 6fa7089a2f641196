import type { StepPart } from '#kitchen/recipe.ts';
import { partOf } from './part-of.ts';

const [SPACE, NBSP, OPEN, CLOSE, COMMA, STOP, COLON, SEMICOLON, BANG, QUESTION] = [0x20, 0xa0, 0x28, 0x29, 0x2c, 0x2e, 0x3a, 0x3b, 0x21, 0x3f];
const LETTER_E = 0x65;
const BITS = 'spoonfuls?|teaspoons?|tablespoons?|pinch|little|handful|splash|drops?';
/** Of how much, says the list: "a spoonful of the flour", and not of 180 g flour. */
const SHARE_OF = new RegExp(`(?:^|\\W)(?:${BITS}|half|thirds?|quarters?|fifths?|one|rest|last|most) of $`, 'i');

/**
 * Spaces, commas and capitals as a printer would have them, however the branches of a sentence fell. Read once, letter by letter:
 * each sentence of each recipe comes through here, and a chain of regular expressions takes three times as long.
 *
 * @param pieces words in any pieces, with amounts and temperatures between them
 * @returns the words tidied and joined, the amounts where they were
 */
export function tidy(pieces: readonly StepPart[]): StepPart[] {
  const parts: StepPart[] = [];
  let text = '';
  /** The last thing written: a code unit, NONE before anything, HELD after an amount. */
  let last = NONE;
  let isSpaced = false;
  let endsSentence = true;

  const space = () => {
    if (isSpaced && last !== NONE) text += ' ';
    isSpaced = false;
  };
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      space();
      if (text.endsWith(' of ') && SHARE_OF.test(text)) {
        const part = 'amount' in piece && partOf(text, piece.amount);
        if (part) {
          if (part.words) parts.push(part.words);
          parts.push({ amount: part.amount });
          [text, last, endsSentence] = ['', HELD, false];
          continue;
        }
        // Half of the lemon, not of the 1 lemon, and half of the potatoes: of how many, says the list.
        if ('amount' in piece) {
          text += 'the';
          last = LETTER_E;
          endsSentence = false;
          continue;
        }
        text += 'the ';
      }
      if (text) parts.push(text);
      parts.push(piece);
      text = '';
      last = HELD;
      endsSentence = false;
      continue;
    }
    for (let at = 0; at < piece.length; ) {
      const unit = piece.charCodeAt(at);
      if (isWhite(unit)) {
        isSpaced = true;
        at++;
      } else if (isPoint(unit)) {
        at++;
        isSpaced = false;
        if (last === COMMA) [text, last] = [text.slice(0, -1), text.length > 1 ? text.charCodeAt(text.length - 2) : NONE];
        if ((last === STOP || last === SEMICOLON) && (unit === STOP || unit === SEMICOLON || unit === COMMA)) continue;
        if (unit === CLOSE && last === OPEN) {
          text = text.slice(0, -1);
          last = text ? text.charCodeAt(text.length - 1) : NONE;
          continue;
        }
        text += piece.charAt(at - 1);
        last = unit;
        endsSentence = unit === STOP || unit === BANG || unit === QUESTION;
      } else {
        const end = endOfRun(piece, at);
        const opens = endsSentence && (last === NONE || isSpaced);
        space();
        const run = piece.slice(at, end);
        text += opens && isSmall(unit) ? run.charAt(0).toUpperCase() + run.slice(1) : run;
        last = piece.charCodeAt(end - 1);
        endsSentence = false;
        at = end;
      }
    }
  }
  if (text) parts.push(text);
  return parts;
}

const [NONE, HELD] = [-1, -2];

/** Where the words end that begin here and stand as they should, a single space between them: they are taken over in one go. */
function endOfRun(piece: string, from: number): number {
  for (let at = from + 1; at < piece.length; at++) {
    const unit = piece.charCodeAt(at);
    if (isPoint(unit)) return at;
    if (!isWhite(unit)) continue;
    const next = at + 1 < piece.length ? piece.charCodeAt(at + 1) : SPACE;
    if (unit !== SPACE || isWhite(next) || isPoint(next)) return at;
  }
  return piece.length;
}

function isWhite(unit: number): boolean {
  return unit === SPACE || unit === NBSP || (unit >= 0x09 && unit <= 0x0d);
}

function isPoint(unit: number): boolean {
  return unit === STOP || unit === COMMA || unit === SEMICOLON || unit === COLON || unit === CLOSE || unit === BANG || unit === QUESTION;
}

function isSmall(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xe0 && unit <= 0xff);
}
