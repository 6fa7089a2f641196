import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const LISTS = [
  'eggs, cheddar, spinach, bread, milk',
  'chicken breast, rice, broccoli, onion, garlic',
  'minced beef, pasta, tinned tomatoes, onion, carrot',
  'potatoes, onion, eggs, cheese',
  'salmon, potatoes, peas, lemon',
  'chickpeas, spinach, tinned tomatoes, onion, rice',
  'tofu, broccoli, rice, soy sauce, ginger',
  'bananas, oats, yoghurt, honey',
  'courgettes, feta, eggs, mint',
  'sausages, potatoes, cabbage, apples',
  'mushrooms, cream, pasta, parmesan, thyme',
  'lentils, carrots, celery, onion, bacon',
  'tortillas, black beans, avocado, cheese, tomatoes',
  'aubergine, tomatoes, mozzarella, basil',
  'bread, tomatoes, tuna, mayonnaise',
  'chicken thighs, peppers, onion, coconut milk',
  'ham, peas, rice, eggs',
  'cauliflower, potatoes, chickpeas, yoghurt',
  'prawns, noodles, pak choi, lime',
  'squash, sage, butter, walnuts',
];
let turns = 0,
  full = 0;
for (const l of LISTS) {
  const seen: string[] = [];
  const row: number[] = [];
  for (let t = 0; t < 6; t++) {
    const a = cook({ ingredients: l.split(', '), month: 11, exclude: seen, seed: t } as never, cookbook);
    row.push(a.recipes.length);
    for (const r of a.recipes) seen.push(r.title, (r as never as { dish: string }).dish);
    if (process.argv[2]) console.log(t, a.recipes.map((r) => `${r.title} [buy ${r.needed.map((n: { name: string }) => n.name)}]`).join(' | '), a.notes);
  }
  const ok = row.filter((n) => n >= 2).length;
  turns += ok;
  full += row.filter((n) => n >= 3).length;
  console.log(l, row.join(' '));
}
console.log('turns with ≥2:', turns / LISTS.length, 'with ≥3', full / LISTS.length);
