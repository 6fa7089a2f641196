import type { State } from '#kitchen/cookbook/state.ts';
import { dateSaid } from './age.ts';
import type { Entry } from './entry.ts';
import { beforeLink } from './find-food.ts';
import { nonsenseIn } from './nonsense.ts';
import { isNamedNotFood, whyNotFood } from './not-food.ts';
import { partsOf } from './parts-of.ts';
import { quoted } from './quoted.ts';
import { readMeasures } from './read-measure.ts';
import { whyUnsafe } from './unsafe.ts';

const NONSENSE = {
  address: 'is an address, not a food, so we leave it out.',
  instruction: 'reads like an instruction or code, not like a food, so we leave it out.',
  number: 'is only a number. Write what there is of it: “3 eggs”.',
  gibberish: 'names no food that we can make out, so we leave it out.',
} as const;

/** Refuses text that is no list of foods at all: addresses, code, commands, noise that is not a food with a slip in it. */
export function refuseNonsense(typed: string, words: readonly string[], mayBeSlip = false): Entry | null {
  const nonsense = nonsenseIn(typed, words);
  return nonsense === null || (nonsense === 'gibberish' && mayBeSlip) ? null : refused(typed, `${quoted(typed)} ${NONSENSE[nonsense]}`);
}

/** Refuses what is poisonous or spoilt, and what only sounds like food. */
export function refuseUnsafe(typed: string, words: readonly string[]): Entry | null {
  const unsafe = whyUnsafe(words);
  if (unsafe !== null)
    return refused(
      typed,
      unsafe.replace('%', () => quoted(typed)),
    );
  return isNamedNotFood(words) ? refused(typed, `${quoted(typed)} is not food, so we leave it out.`) : null;
}

/** Refuses what the cookbook does not know and an everyday word names: bleach, my phone, the cat. */
export function refuseThings(typed: string, plain: string): Entry | null {
  const { main, asides } = partsOf(plain);
  const thing = readMeasures(main).at(-1)?.words ?? main;
  const why = whyNotFood([...asides.flat(), ...(beforeLink(thing) ?? thing)]);
  if (why === null) return null;
  return refused(
    typed,
    why === 'being' ? `${quoted(typed)} is nobody we would cook, so we leave it out.` : `${quoted(typed)} is not food, so we leave it out.`,
  );
}

/** Refuses food of a kind that spoils unseen once its date is past, or that is older than such food keeps. */
export function refuseSpoilt(typed: string, plain: string, kind: string | undefined, state: State | null): Entry | null {
  const dated = dateSaid(plain, kind, state);
  if (dated?.is !== 'spoilt') return null;
  if (dated.days === null) return refused(typed, `${quoted(typed)}: past its use-by date this can make you ill even when it looks well, so we leave it out.`);
  const what = dated.cooked ? 'cooked food' : 'food like this';
  return refused(typed, `${quoted(typed)}: ${what} keeps ${dated.days} days in the fridge and can make you ill after that, so we leave it out.`);
}

function refused(typed: string, reason: string): Entry {
  return { typed, status: 'refused', reason };
}
