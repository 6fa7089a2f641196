/** Dishes bought or left over whose last word would mislead. */
export const READY_DISH =
  /^(?:.* )?(?:mac(?:aroni)? (?:and )?chees\w*|fish and chip|banger and mash|toad in the hole|(?:cottage|shepherd|fish|chicken) pie|fried rice|egg fried rice|cauliflower cheese|beef wellington|spag bol|spaghetti bolognese|chow mein|pad thai|ready meal|tv dinner)$/;

/** What a word at the end makes of anything before it. Kinds are those of cookbook/kinds. */
export const KIND_BY_LAST_WORD = new Map<string, string>();
is(
  'ready meals',
  'soup stew casserole curry nugget lasagne lasagna pizza pie quiche tart pasty burrito sandwich toastie takeaway risotto paella moussaka dumpling samosa sushi bake gratin stirfry salad slaw ramen goulash tagine korma tikka bhaji bhajy pakora enchilada taco',
);
is('cakes', 'cake muffin brownie browny cupcake sponge donut scone eclair flapjack panettone waffle');
is('biscuits', 'biscuit cookie cooky shortbread digestive wafer');
is('snacks', 'crisp popcorn pretzel nacho dorito puff');
is('crackers', 'cracker crispbread oatcake');
is('juices', 'juice nectar smoothie');
is('drinks', 'tea coffee cola lemonade soda drink cordial kombucha water');
is('beers', 'beer ale lager stout cider');
is('wines', 'wine prosecco champagne cava sherry port merlot shiraz chardonnay rioja');
is('spirits', 'liqueur rum gin vodka whiskey brandy tequila bourbon schnapps');
is('table sauces', 'sauce gravy ketchup');
is('dressings', 'dressing vinaigrette');
is('chutneys', 'relish chutney sambal');
is('pickles', 'pickle kimchi sauerkraut');
is('jams', 'jam jelly marmalade conserve preserve compote');
is('dips', 'dip salsa guacamole');
is('stocks', 'stock broth bouillon');
is('vinegars', 'vinegar');
is('oils', 'oil');
is('spice blends', 'powder spice masala seasoning rub');
is('nut butters', 'nutbutter');
is('syrups', 'syrup molasse treacle');
is('sugars', 'sugar sweetener');
is('flours', 'flour');
is('cheeses', 'cheese');
is('milks', 'milk');
is('creams', 'cream');
is('yoghurts', 'yoghurt skyr');
is('cultured milks', 'kefir buttermilk');
is('ice creams', 'gelato sorbet');
is('seeds', 'seed');
is('nuts', 'nut');
is('oats', 'oat porridge granola muesli');
is('breakfast cereals', 'cereal');
is('breads', 'bread loaf toast');
is('soft rolls', 'bun bap roll brioche');
is('flatbreads', 'flatbread wrap naan pitta chapati roti paratha');
is('pasta', 'pasta ravioli tortellini macaroni');
is('noodles', 'noodle');
is('sausages', 'sausage banger wurst bratwurst');
is('cured meats', 'ham salami prosciutto bacon');
is('steaks', 'steak');
is('chops', 'chop cutlet');
is('minced red meats', 'mince burger');
is('livers', 'sweetbread kidney tripe heart gizzard');
is('joints', 'roast joint');
is('white fish', 'fish');
is('chips and wedges', 'chip fry wedge');
is('chocolates', 'chocolate');
is('herbs', 'herb');
is('pestos', 'pesto');

/** Words for a whole kind that people type as if it were a thing. */
export const KIND_BY_ITS_NAMES = new Map(
  Object.entries({
    vegetable: 'vegetables',
    veg: 'vegetables',
    veggy: 'vegetables',
    veggie: 'vegetables',
    'mixed vegetable': 'vegetables',
    'mixed veg': 'vegetables',
    'root vegetable': 'roots',
    'root veg': 'roots',
    green: 'greens',
    'leafy green': 'greens',
    salad: 'salad leaves',
    'salad leaf': 'salad leaves',
    'stir fry veg': 'quick vegetables',
    'stir fry vegetable': 'quick vegetables',
    fruit: 'fruit',
    'citrus fruit': 'citrus',
    citru: 'citrus',
    berry: 'berries',
    'mixed berry': 'berries',
    'stone fruit': 'stone fruit',
    'tropical fruit': 'tropical fruit',
    'dried fruit': 'dried fruit',
    herb: 'herbs',
    'fresh herb': 'soft herbs',
    'soft herb': 'soft herbs',
    spice: 'spices',
    nut: 'nuts',
    'mixed nut': 'nuts',
    seed: 'seeds',
    'mixed seed': 'seeds',
    meat: 'raw meats',
    'red meat': 'red meats',
    'cooked meat': 'cooked meats',
    'cold cut': 'ready meats',
    'deli meat': 'ready meats',
    poultry: 'poultry',
    seafood: 'shellfish',
    shellfish: 'shellfish',
    fish: 'white fish',
    'oily fish': 'oily fish',
    'smoked fish': 'smoked fish',
    'tinned fish': 'tinned fish',
    pulse: 'cooked pulses',
    grain: 'quick grains',
    dairy: 'creamy dairy',
    leftover: 'ready meals',
  }),
);

/** Endings of single words: loganberry, monkfish. */
export const KIND_BY_ENDING: readonly (readonly [ending: string, kind: string])[] = [
  ['berry', 'berries'],
  ['melon', 'melons'],
  ['wurst', 'sausages'],
  ['fish', 'white fish'],
  ['bread', 'breads'],
  ['cheese', 'cheeses'],
  ['nut', 'nuts'],
  ['squash', 'winter squashes'],
  ['fruit', 'tropical fruit'],
  ['cake', 'cakes'],
  ['wine', 'wines'],
  ['ade', 'drinks'],
  ['berrie', 'berries'],
];

function is(kind: string, heads: string): void {
  for (const head of heads.split(' ')) KIND_BY_LAST_WORD.set(head, kind);
}
