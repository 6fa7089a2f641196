import type { PlateSpec, Shape, Vessel } from '#kitchen/recipe.ts';

/** Very different dishes to draw: what the tests and the contact sheet are made from. */
export const THIRTY_DISHES: Readonly<Record<string, PlateSpec>> = {
  Shakshuka: dish(
    'pan',
    'liquid #c23b22',
    'egg #f5b82e egg .42, pepper #d9472b strip .1, spinach #4f7a3a leaf .06, feta #fbf3e2 crumb .08',
    'parsley #4d8a3c sprig, chilli #b5271d speck',
  ),
  'Green pea soup': dish('bowl', 'liquid #86ac4b', 'pea #6b9c3a pea .06', 'cream #fdf6e6 drizzle, mint #3f8a4a sprig, pepper #3b2f25 speck'),
  'Egg fried rice': dish(
    'bowl',
    'grain #f1e2bd',
    'carrot #e5832c cube .1, pea #6fa344 pea .1, egg #f4cf5a strip .14, prawn #f0916a prawn .16',
    'spring onion #6c9f45 ring, sesame #f4e3b4 speck',
  ),
  'Spaghetti with tomato': dish(
    'plate',
    'strand #edc777',
    'tomato sauce #c8371f liquid .22, tomato #d8452b chunk .12',
    'basil #4c8f3f leaf, parmesan #f8e8bc shaving',
  ),
  'Tray bake of chicken and roots': dish(
    'tray',
    null,
    'chicken #dba35a fillet .34, carrot #e07b2a stalk .12, potato #e3bd6c chunk .22, red onion #a4486f wedge .12',
    'thyme #5f7f43 sprig',
  ),
  'Greek salad': dish(
    'bowl',
    null,
    'lettuce #7fb04a leaf .24, tomato #d8402c wedge .22, cucumber #b5cf83 round .2, red onion #9c4a7c ring .1, feta #fdf6e8 cube .14, olive #3d3040 berry .08',
    'oregano #5d7a3a speck',
  ),
  'Herb omelette': dish('pan', 'egg #f3c54b', 'mushroom #a98461 slice .16, spinach #4c7d3d leaf .12, cheese #f7dd8c shaving .08', 'chives #4c8a3e speck'),
  'Chickpea curry with rice': dish(
    'plate',
    'liquid #cf8a2b',
    'rice #fbf3df grain .34, chickpea #dcb068 bean .2, spinach #4a7a3c leaf .1',
    'yogurt #fffaf0 dollop, coriander #4d9145 sprig',
  ),
  'Banana pancakes': dish('plate', 'round #e2ad62', 'banana #f6e4a4 round .3, blueberry #4d568f berry .12', 'maple syrup #a8601f drizzle'),
  'Apple crumble': dish('dish', 'crumb #d9a45c', 'apple #e9cf7d slice .1', 'cream #fff8ea dollop'),
  'Avocado toast with egg': dish('board', 'slice #e0b878', 'avocado #a9c065 slice .4, egg #f5b429 egg .3', 'chilli #c22f20 speck, cress #4f8f42 sprig'),
  'Bean tacos': dish(
    'board',
    'round #ecc680',
    'black bean #4a3440 bean .2, sweetcorn #f3c63d pea .08, avocado #9fbb5c cube .14, tomato #d5412b cube .14',
    'coriander #4b9044 sprig, lime #a9c94f wedge',
  ),
  'Potato gratin': dish('dish', 'liquid #f0d492', 'potato #f2d68c round .62, cheese #d9963a liquid .12', 'thyme #5c7c44 sprig, nutmeg #7a5230 speck'),
  Chilli: dish(
    'pot',
    'liquid #8f2f1f',
    'kidney bean #7c2430 bean .22, mince #7d4a30 crumb .24, sweetcorn #f2c53e pea .06, pepper #c33f2a cube .1',
    'soured cream #fffaf0 dollop, coriander #4b9044 leaf',
  ),
  'Noodle soup with prawns': dish(
    'bowl',
    'liquid #dba85a',
    'noodle #f3dca0 strand .34, prawn #f08e68 prawn .18, pak choi #6fa24d leaf .14, mushroom #9c7654 slice .08',
    'egg #f3a51f egg, spring onion #69a046 ring',
  ),
  'Berry pudding': dish('glass', 'dollop #fdf3e3', 'raspberry #c22b4a berry .3, granola #c9924d crumb .14, blueberry #4b5690 berry .2', 'mint #4c9350 leaf'),
  'Roast vegetables': dish(
    'tray',
    null,
    'courgette #8fae4c round .16, pepper #d5442a strip .18, aubergine #5b3a5e chunk .18, tomato #db4a30 berry .08, red onion #a14a76 wedge .12, broccoli #5b8f42 floret .1',
    'rosemary #55784a sprig',
  ),
  'Salmon with potatoes': dish(
    'plate',
    null,
    'salmon #ee9068 fillet .34, potato #ecd087 chunk .28, asparagus #7fa84a stalk .16',
    'lemon #f4d64c wedge, dill #5d9448 sprig',
  ),
  Hummus: dish('bowl', 'dollop #e9cd98', 'chickpea #d8ae66 bean .08', 'olive oil #b9a22e drizzle, paprika #b8401f speck, parsley #4b8a40 sprig'),
  'Penne with broccoli': dish('bowl', null, 'penne #efca7b tube .5, broccoli #5c9143 floret .24, chilli #c0311f ring .03', 'parmesan #f9eccb shaving'),
  'Lentil dal': dish(
    'pot',
    'liquid #dd9d33',
    'lentil #c97f22 pea .12, tomato #d0452a chunk .1, onion #b06a34 strip .06',
    'coriander #4b9044 sprig, chilli #b3261c strip',
  ),
  'Apple tart': dish('cake', 'dollop #eccb83', 'apple #f0d88b slice .7', 'almond #e0b87c shaving'),
  'Victoria sponge': dish('cake', 'liquid #fbf1e0', 'strawberry #d3343f berry .3, raspberry #b52a4a berry .12', 'mint #4c9350 leaf'),
  Frittata: dish('pan', 'egg #efc24c', 'potato #edd48b round .24, pea #76a844 pea .08, pepper #cf3f2a strip .1', 'parsley #4b8a40 sprig'),
  'Steak and chips': dish('plate', null, 'steak #8f4a31 fillet .36, chips #edbd57 strip .32, rocket #55883f leaf .16', 'butter #f9e08e cube'),
  Minestrone: dish(
    'bowl',
    'liquid #c9592c',
    'macaroni #f0d08a tube .16, white bean #f2e4c4 bean .12, carrot #e5832c round .1, courgette #8db04f cube .1, cabbage #7fa650 leaf .08',
    'parmesan #f9eccb shaving',
  ),
  'Mushroom risotto': dish('plate', 'grain #ecd8ab', 'mushroom #9a7350 slice .28', 'parmesan #faeecf shaving, thyme #5c7c44 sprig'),
  'Mango smoothie': dish('glass', 'liquid #f4b23c', '', 'mint #4c9350 leaf'),
  'Beef stew': dish(
    'pot',
    'liquid #7b4526',
    'beef #6d3a26 chunk .26, carrot #e07b2a round .12, potato #e2bf70 chunk .16, celery #a9bd68 stalk .04',
    'thyme #5c7c44 sprig',
  ),
  'Cauliflower cheese': dish('dish', 'liquid #f2cf77', 'cauliflower #f6e8c6 floret .5, breadcrumbs #c98a3c crumb .12', 'chives #4c8a3e speck'),
};

/** "prawn #f0916a prawn .16, …": the name, its colour, its shape, its share. */
function dish(vessel: Vessel, base: string | null, items: string, garnish: string): PlateSpec {
  const parts = (list: string): { name: string; colour: string; shape: Shape; share: number }[] =>
    list
      .split(', ')
      .filter(Boolean)
      .map((part) => {
        const [, name = '', colour = '', shape = 'chunk', share = '0'] = /^(.*?) ?(#\w{6}) (\w+)(?: (\S+))?$/.exec(part) ?? [];
        return { name, colour, shape: shape as Shape, share: Number(share) };
      });
  const [shape = '', colour = ''] = base?.split(' ') ?? [];
  const seed = [...(items + garnish)].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) | 0, 7);
  return { vessel, base: base ? { colour, shape: shape as Shape } : null, items: parts(items), garnish: parts(garnish), seed };
}
