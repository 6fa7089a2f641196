import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const a = cook({ ingredients: process.argv[2]!.split(', '), month: 11 } as never, cookbook, (t) => console.log('sent back', t));
console.log(
  a.inputs,
  a.recipes.map((r) => r.title),
  a.notes,
);
