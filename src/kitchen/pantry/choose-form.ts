import type { State } from '#kitchen/cookbook/state.ts';
import { foodNamed } from './find-food.ts';
import { wordsOfName } from './plain-text.ts';
import type { Food, Shelf } from './shelf.ts';

const PREFIXES: Readonly<Partial<Record<State, readonly string[]>>> = {
  raw: ['raw'],
  cooked: ['cooked', 'leftover', 'roast', 'boiled'],
  leftover: ['leftover', 'cooked', 'roast', 'boiled'],
  frozen: ['frozen'],
  tinned: ['tinned', 'jarred'],
  dried: ['dried'],
  smoked: ['smoked'],
  fresh: ['fresh'],
};

/** What raw things of a kind become when they are cooked, where their own name leads to no form. */
const COOKED: Readonly<Record<string, string>> = {
  'long pasta': 'cooked pasta',
  'short pasta': 'cooked pasta',
  'soup pasta': 'cooked pasta',
  rices: 'cooked rice',
  'risotto rices': 'cooked rice',
  'brown rices': 'cooked rice',
  potatoes: 'cooked potatoes',
  'chicken pieces': 'cooked chicken',
  'whole birds': 'cooked chicken',
  'poultry on the bone': 'cooked chicken',
  'wheat noodles': 'cooked noodles',
  'rice noodles': 'cooked noodles',
};

/** And where no word of the name leads to a cooked meat: the venison of Sunday is roast meat, and is not roasted again. */
const COOKED_AT_LAST: Readonly<Record<string, string>> = {
  'stewing meats': 'leftover roast meat',
  steaks: 'leftover roast meat',
  chops: 'leftover roast meat',
  joints: 'leftover roast meat',
  'white fish': 'cooked white fish',
};

/** Kinds that are one thing raw and another cooked; mash and ham are already what they become. */
const RAW = /^(?!cooked|ready|cured).*(?:chicken|poultry|bird|meat|steak|chop|joint|mince|pasta|rice|potatoes|noodle|prawn|grain|beans|lentil|oats|white fish)/;

/** The ingredient that this food is in this state ("cooked" chicken thighs → cooked chicken); itself when it has no such form. */
export function formOf(food: Food, state: State, shelf: Shelf): Food {
  const prefixes = PREFIXES[state];
  if (prefixes === undefined || /^(?:cooked|leftover|roast|boiled) /.test(food.name) || food.name.startsWith(state)) return food;
  const names = [food.name, ...food.also].map((name) => wordsOfName(name));
  // Raw beans are dried beans, but raw mushrooms are no dried ones.
  const isReady = state === 'raw' && /^(?:tinned|cooked) /.test(food.name);
  for (const prefix of isReady ? ['raw', 'dried'] : prefixes) {
    for (const words of names) {
      const form = formNamed([prefix, ...words], food, shelf);
      if (form) return form;
    }
  }
  // A tin's beans are cooked.
  if ((state !== 'cooked' && state !== 'leftover') || food.name.startsWith('tinned ')) return food;
  if (!RAW.test(food.kinds[0] ?? '')) return food;
  // Rice noodles become noodles, no rice.
  const usual = shelf.byName.get(COOKED[food.kinds[0] ?? ''] ?? '');
  if (usual) return usual;
  for (const word of names[0] ?? []) {
    const form = formNamed(['cooked', word], food, shelf);
    if (form) return form;
  }
  return shelf.byName.get(COOKED_AT_LAST[food.kinds[0] ?? ''] ?? '') ?? food;
}

/** Only a form of the same thing: a fresh herb must not become its dried seeds. */
function formNamed(words: readonly string[], food: Food, shelf: Shelf): Food | null {
  const form = foodNamed(words, shelf);
  return form !== null && form !== food ? form : null;
}
