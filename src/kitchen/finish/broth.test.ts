import { describe, expect, test } from 'vitest';
import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

const { cookbook } = readCookbook();
const recipes = (...ingredients: string[]) => cook({ ingredients, month: 11 }, cookbook).recipes;

describe('broth of the list', () => {
  const all = recipes('chicken thighs', 'leeks', '300ml chicken stock', 'potatoes', 'cream');
  const poured = all.filter(({ uses }) => uses.includes('chicken-stock'));

  test('takes the place of water and a cube', () => {
    expect(poured.length).toBeGreaterThan(1);
    for (const { instructions, ingredients } of poured) {
      expect(instructions).toMatch(/\d+ ml chicken stock/);
      expect(instructions).not.toContain('stock cube');
      expect(ingredients.some(({ id }) => id.endsWith('stock-cube'))).toBe(false);
    }
  });

  test('is no more than there is, and the list says how much', () => {
    for (const { ingredients } of poured) {
      const [broth] = ingredients.filter(({ id }) => id === 'chicken-stock');
      expect(broth?.from).toBe('have');
      expect(broth?.amount?.quantity).toBeLessThanOrEqual(300);
    }
  });

  test('is called broth by who calls it so', () => {
    const all = recipes('3 lb beef chuck roast', '6 carrots', '1 carton beef broth', 'russet potatoes', 'onions');
    expect(all.filter(({ instructions }) => instructions.includes('beef broth')).length).toBeGreaterThan(1);
    expect(all.some(({ instructions }) => instructions.includes('beef stock'))).toBe(false);
  });

  test('takes the place of nearly every cube that is crumbled into water', () => {
    const lists = [
      ['brisket 3 lb', '1 onion', 'carrots', 'potatoes', 'dijon mustard'],
      ['pork chops', 'parsnips', 'half a swede'],
      ['lamb mince', 'potatoes', 'peas'],
      ['cauliflower', 'cheddar', 'leeks'],
      ['red lentils', 'sweet potato', 'spinach'],
    ];
    const all = lists.flatMap((list) => recipes(...list, '1 litre carton chicken stock'));
    const cubes = all.filter(({ ingredients }) => ingredients.some(({ id }) => id.endsWith('stock-cube')));
    expect(all.filter(({ uses }) => uses.includes('chicken-stock')).length).toBeGreaterThan(5);
    expect(cubes.map(({ dish }) => dish)).toEqual([]);
  });

  test('where there is none, the cube stays', () => {
    expect(recipes('chicken thighs', 'leeks', 'potatoes', 'cream').some(({ instructions }) => instructions.includes('stock cube'))).toBe(true);
  });
});
