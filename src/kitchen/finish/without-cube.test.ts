import { expect, test } from 'vitest';
import { withoutCube } from './without-cube.ts';

const said = (text: string) => withoutCube(text, '§1§', ['stock cubes', 'stock cube']);

test.each([
  ['Pour in §0§ water with §1§ stock cube and simmer.', 'Pour in §0§ water and simmer.'],
  ['Pour in §0§ water, boiling, with §1§ stock cube and simmer.', 'Pour in §0§ water, boiling, and simmer.'],
  ['Pour in §0§ water, with §1§ stock cube, stirring.', 'Pour in §0§ water, stirring.'],
  ['Pour in §0§ water, crumble in §1§ stock cube and boil.', 'Pour in §0§ water and boil.'],
  ['Pour in §0§ water. Crumble in §1§ stock cube. Boil.', 'Pour in §0§ water. Boil.'],
  ['Crumble in §1§ stock cube and add §0§ water.', 'Add §0§ water.'],
  ['Add §0§ water with §2§ bay leaves, and crumble in §1§ stock cubes: it should cover.', 'Add §0§ water with §2§ bay leaves: it should cover.'],
  ['Pour in §0§ water bit by bit and add §1§ stock cube and §2§ thyme.', 'Pour in §0§ water bit by bit and add §2§ thyme.'],
  ['Pour §0§ water, hot, with §1§ stock cube dissolved in it, over the couscous.', 'Pour §0§ water, hot, over the couscous.'],
  ['Bring §1§ stock cube in §0§ water to the boil.', 'Bring §0§ water to the boil.'],
  ['Add §2§ lentils, rinsed, §0§ water and §1§ stock cube.', 'Add §2§ lentils, rinsed, and §0§ water.'],
  ['Add §2§ soy sauce, §0§ water and §1§ stock cube.', 'Add §2§ soy sauce and §0§ water.'],
  ['Add §0§ water, §1§ stock cube and §2§ bay leaf.', 'Add §0§ water and §2§ bay leaf.'],
])('%s becomes: %s', (text, without) => expect(said(text)).toBe(without));

test('a cube that is spoken of twice, or otherwise, stays', () => {
  expect(said('Rub §1§ stock cube into the meat. Crumble in §1§ stock cube.')).toBeNull();
  expect(said('Rub the meat well and dust §1§ stock cube over it.')).toBeNull();
});
