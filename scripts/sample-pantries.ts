import { chance } from '#kitchen/chance.ts';

/** What is often at home, as people type it. */
const AT_HOME = `2 chicken thighs, 4 eggs, half a cabbage, leftover rice, spinach, 3 carrots, 2 onions, garlic, tinned tomatoes, chickpeas,
  pasta, potatoes, cheddar, milk, butter, yoghurt, 500 g minced beef, bacon, salmon, tin of tuna, peppers, courgette, aubergine, mushrooms,
  broccoli, cauliflower, leeks, celery, peas, sweetcorn, lentils, black beans, tofu, coconut milk, soy sauce, ginger, lemon, lime, parsley,
  coriander, basil, feta, parmesan, cream, stale bread, tortillas, noodles, couscous, oats, flour, sweet potato, squash, kale, apples,
  bananas, walnuts, peanut butter, honey, sausages, prawns`
  .split(',')
  .map((entry) => entry.trim());

/** Ten different things out of sixty, the same for the same number. */
export function samplePantry(number: number): readonly string[] {
  return AT_HOME.map((entry) => ({ entry, place: chance(number, entry) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, 10)
    .map(({ entry }) => entry);
}
