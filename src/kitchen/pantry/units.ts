/** A word that says how something is measured. `per`: grams or millilitres in one. */
export type Unit =
  | { readonly measure: 'mass' | 'volume'; readonly unit: 'g' | 'ml' | 'tsp' | 'tbsp'; readonly per: number }
  /** Something bought or kept in it: a tin, a bag, half a tub. */
  | { readonly measure: 'container'; readonly unit: string }
  /** A part or a loose measure: a clove, a handful, the end. `grams`: where the food's own facts do not say. */
  | { readonly measure: 'part'; readonly unit: string; readonly grams?: number };

const UNITS = new Map<string, Unit>();

// Exact by definition (US customary; the imperial pint and quart are a fifth larger and rarer on packets).
mass(1, 'g gr gm gms gram grams gramme grammes');
mass(1000, 'kg kgs kilo kilos kilogram kilograms');
mass(28.35, 'oz ozs ounce ounces');
mass(453.6, 'lb lbs pound pounds');
volume(1, 'ml mls millilitre millilitres milliliter milliliters cc');
volume(10, 'cl centilitre centilitres');
volume(100, 'dl decilitre decilitres deciliter');
volume(1000, 'l lt ltr ltrs litre litres liter liters');
volume(240, 'cup cups cupful cupfuls mug mugs');
volume(473, 'pint pints pt');
volume(946, 'quart quarts qt qts');
volume(3785, 'gallon gallons');
volume(200, 'glass glasses');
volume(30, 'shot shots');
for (const word of [
  'tbsp',
  'tbsps',
  'tb',
  'tbs',
  'tblsp',
  'tablespoon',
  'tablespoons',
  'tablespoonful',
  'tablespoonfuls',
  'spoon',
  'spoons',
  'spoonful',
  'spoonfuls',
])
  UNITS.set(word, { measure: 'volume', unit: 'tbsp', per: 15 });
for (const word of ['tsp', 'tsps', 't', 'ts', 'teaspoon', 'teaspoons', 'teaspoonful', 'teaspoonfuls'])
  UNITS.set(word, { measure: 'volume', unit: 'tsp', per: 5 });

container('tin tins can cans', 'tin');
container('jar jars', 'jar');
container('tub tubs pot pots pottle container containers tupperware', 'tub');
container('bottle bottles flask', 'bottle');
container('carton cartons jug jugs', 'carton');
container('bag bags sack sacks net nets', 'bag');
container(
  'pack packs packet packets pk pks pkt pkts pkg pkgs package packages sachet sachets pouch pouches box boxes tray trays punnet punnets crate basket sleeve sleeves clamshell clamshells stack stacks',
  'packet',
);
container('tube tubes', 'tube');
container('block blocks brick', 'block');
container('loaf loaves', 'loaf');
container('wheel wheels', 'wheel');

part('clove cloves', 'clove', 4);
part('bunch bunches bundle bundles', 'bunch');
part('head heads heart hearts', 'head');
part('bulb bulbs', 'bulb');
part('stalk stalks rib ribs stem stems', 'stalk');
part('stick sticks', 'stick');
part('sprig sprigs', 'sprig', 1);
part('leaf leaves', 'leaf', 0.5);
part('slice slices', 'slice', 25);
part('rasher rashers', 'rasher', 25);
part('strip strips', 'strip', 25);
part('handful handfuls handfull fistful', 'handful', 30);
part('knob knobs thumb thumbs', 'knob', 15);
part('inch inches cm', 'piece', 10);
part('piece pieces chunk chunks hunk wedge wedges lump nub', 'piece');
part('fillet fillets filet filets', 'fillet');
part('ball balls', 'ball');
part('ear ears cob cobs', 'cob');
part('sheet sheets', 'sheet');
part('ring rings', 'ring');
part('nest nests', 'nest', 60);
part('cube cubes', 'cube');
part('square squares', 'square', 10);
part('crown crowns floret florets', 'floret');
part('pinch pinches dash dashes', 'pinch', 0.5);
part('splash splashes drizzle glug glugs squeeze drop drops squirt', 'splash', 10);
part('dollop dollops scoop scoops pat pats', 'dollop', 20);
part('end ends heel heels butt bit bits scrap scraps remnant remnants dregs corner corners stub stubs stump nubbin scraping scrapings leavings', 'end');
part('portion portions serving servings helping helpings plate plates plateful', 'portion');
part('bowl bowls bowlful', 'bowl');
part('glut carrier armful heap heaps pile piles mountain load loads lot lots ton tons mass masses surplus abundance', 'lot');

/** The unit a plain word names, or null. */
export function unitOf(word: string | undefined): Unit | null {
  return word === undefined ? null : (UNITS.get(word) ?? null);
}

function mass(per: number, words: string): void {
  for (const word of words.split(' ')) UNITS.set(word, { measure: 'mass', unit: 'g', per });
}

function volume(per: number, words: string): void {
  for (const word of words.split(' ')) UNITS.set(word, { measure: 'volume', unit: 'ml', per });
}

function container(words: string, unit: string): void {
  for (const word of words.split(' ')) UNITS.set(word, { measure: 'container', unit });
}

function part(words: string, unit: string, grams?: number): void {
  for (const word of words.split(' ')) UNITS.set(word, grams === undefined ? { measure: 'part', unit } : { measure: 'part', unit, grams });
}
