import { expect, test } from 'vitest';
import { cook } from '../cook.ts';
import { aDish } from '../cookbook/a-dish.ts';
import { parseCookbook } from '../cookbook/parse-cookbook.ts';

const LINES = {
  star: 'egg: 4 eggs',
  welcome: ['onion: 100 g onion', 'lime: 1 lime'],
  staple: 'oil: 1 tbsp olive oil',
  '1.': '[2; wait 20] [onion: Simmer {onion} for {wait} minutes, until soft. ][lime: Simmer {lime} for 32 minutes. ]Warm {oil amount} in a pan.',
  '2.': '[3; wait 5] Cook {egg amount} until the yolks are firm and they reach 71 °C (160 °F), and leave to rest.',
};
const SHELF = ['egg | eggs | | kind eggs | of egg', 'onion | onions | | kind alliums', 'lime | limes | | kind acids', 'miso | miso | | kind salts']
  .map((line) => `${line} | pack 100 g $1.00`)
  .concat('olive oil | olive oil | | kind oils | ml 0.91 | tbsp 14 g | pack bottle 450 g $6.00 | staple')
  .join('\n');

test('a wait that is only said of what is not there costs no minutes; one that is never said still does', () => {
  const { cookbook, problems } = parseCookbook([
    { path: 'cookbook/kinds', text: 'kind eggs\nkind alliums\nkind acids\nkind salts\nkind oils' },
    { path: 'cookbook/ingredients/all', text: SHELF },
    aDish('eggs', LINES),
    aDish('more-eggs', LINES),
  ]);
  expect(problems).toEqual([]);
  const waits = (...ingredients: string[]) => cook({ ingredients }, cookbook).recipes[0]?.steps.map(({ waitMinutes }) => waitMinutes);
  expect(waits('eggs', 'onion')).toEqual([20, 5]);
  expect(waits('eggs')).toEqual([0, 5]);
  // Said of something else as a number, it is that number.
  expect(waits('eggs', 'lime')).toEqual([30, 5]);
});
