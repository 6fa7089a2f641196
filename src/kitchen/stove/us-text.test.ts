import { expect, test } from 'vitest';
import { usText } from './us-text.ts';

test.each([
  ['in 2 cm dice', 'in ¾ inch dice'],
  ['in slices 1.5 cm thick', 'in slices ½ inch thick'],
  ['4 cm long', '1½ inches long'],
  ['5 mm thick', '¼ inch thick'],
  ['a deep tin of 18 cm', 'a deep tin of 7 inch'],
  ['Stir in 100 g spinach', 'Stir in 3½ oz spinach'],
  ['with 250 ml water', 'with 1 cup water'],
  ['for 5 minutes, 2 of them covered', 'for 5 minutes, 2 of them covered'],
])('"%s" is "%s" to an American', (ours, theirs) => expect(usText(ours)).toBe(theirs));
