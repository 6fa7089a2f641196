import { expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();

test.each(['squid noodles', 'hake cheese', 'cheek /ham', 'cavolo noodles'])(
  '%s is on no shelf: it is used like others of its kind, even where all of those are of a narrower one',
  (typed) => {
    const { inputs } = cook({ ingredients: [typed, 'rice', 'eggs'], month: 6 }, cookbook);
    expect(inputs[0]?.status).toBe('kept');
  },
);
