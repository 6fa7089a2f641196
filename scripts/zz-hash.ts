import { createHash } from 'node:crypto';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { samplePantry } from './sample-pantries.ts';

const { cookbook } = readCookbook();
const h = createHash('sha256');
let r = 0,
  rounds = 0;
for (let n = 0; n < 600; n++) {
  const a = cook(
    {
      ingredients: samplePantry(n + 5000).slice(0, 3 + (n % 8)),
      month: (n % 12) + 1,
      ...(n % 3 === 0 ? { wishes: { spice: 'hot', diets: ['vegetarian'] } } : {}),
    } as never,
    cookbook,
    () => rounds++,
  );
  r += a.recipes.length;
  h.update(JSON.stringify(a));
}
console.log(r, rounds, h.digest('hex').slice(0, 16));
