import { stem, wordsOf, wordsOfName } from './plain-text.ts';
import type { Food, Shelf } from './shelf.ts';

/**
 * What is made of a food is named after it and then after what it is: "coconut milk", "tomato ketchup", "lamb shank". Before any other
 * word the food's name only describes: a beef tomato, a kidney bean, lamb's lettuce.
 */
const MADE_OF = new Set(
  (
    'stock cube broth bouillon gravy sauce puree paste passata juice milk cream yoghurt cheese flour butter jam jelly marmalade preserve compote soup bread crisp chip wedge fry mash gratin rosti ' +
    'piece breast thigh leg wing drumstick mince steak chop cutlet shoulder shank fillet joint roast rib sausage burger nugget liver heart kidney neck belly cheek shin brisket loin haunch bone fat dripping ' +
    'kofta meatball kebab doner pie pasty pate terrine bacon ham slice strip rasher salad cake muffin ketchup chutney relish pickle dip spread hummus salsa pesto powder granule flake extract water salt rub seasoning ' +
    'leaf stalk crumb floret ring chunk half dressing curry casserole stew chilli tortilla cracker nut kernel bhaji pudding tart crumble ice sorbet smoothie liqueur'
  ).split(' '),
);
/** Of these who only dislikes the food makes nothing: olive oil tastes of no olives. Who is allergic is told of no risk we could leave out. */
const FOR_ALLERGY_ONLY = new Set('oil vinegar sugar syrup seed noodle wrapper paper starch ground dried'.split(' '));

/** What holds a food, or is one, without saying so in its name: ids and kinds. Of an allergy the strict list counts too. */
const HIDDEN: ReadonlyMap<string, { readonly any: string; readonly strict?: string }> = new Map(
  Object.entries({
    tomato: {
      any: 'tinned tomatoes; tomato pastes; tomato sauces; ketchup; salsa; baked beans; pizza sauce; tomato pasta sauce; enchilada sauce; tikka masala sauce; tinned spaghetti; frozen pizza; leftover chilli; leftover lasagne; ratatouille',
      strict:
        'barbecue sauce; brown sauce; chipotle paste; leftover curry; harissa; nduja; taco seasoning; vegetable stock cube; chilli jam; sweet and sour sauce',
    },
    chickpea: { any: 'chickpeas; gram flour; hummus; falafel; dried chickpea; chana dal', strict: 'veggie burger; vegan burger; poppadom' },
    corn: {
      any: 'sweetcorn; polentas; corn tortilla; taco shell; popcorn; cornflakes; tortilla chips; hominy; cornbread; masa harina; grits; cornmeal',
      strict: 'cornflour; baking powder; custard powder; icing sugar; glucose syrup; dextrose; vegetable oil',
    },
    beef: {
      any: 'minute steak; flank steak; stewing beef; beef shin; brisket; oxtail; ox cheek; ox tongue; veal; mixed mince; meatball; beef burger; corned beef; pastrami; bresaola; suet; beef dripping; leftover lasagne; leftover chilli; leftover roast meat; mixed cold meats; gravy granules; sucuk; beef sausage',
      strict: 'powdered gelatine; leaf gelatine; jelly; marshmallow; sweets',
    },
    lamb: { any: 'mutton; mixed mince; beef sausage; haggis; leftover roast meat; meatball; hogget' },
    chicken: { any: 'whole chicken; cooked chicken; mixed cold meats; leftover curry; leftover roast meat; pâté' },
    cheese: {
      any: 'cheeses; melting cheeses; hard cheeses; crumbling cheeses; blue cheeses; soft rind cheeses; fresh cheeses; mozzarellas; frying cheeses; gratinating cheeses; basil pesto; quiche; frozen pizza; tortellini; ravioli',
    },
    strawberry: { any: 'frozen berries', strict: 'fruit yoghurt; sweets; jelly; smoothie' },
    raspberry: { any: 'frozen berries', strict: 'fruit yoghurt; sweets; jelly' },
    blueberry: { any: 'frozen berries', strict: 'fruit yoghurt' },
    banana: { any: 'banana chips; banana bread' },
    pepper: { any: 'peppers; roasted red pepper; ajvar; stuffed pepper' },
    onion: {
      any: 'onions; small onions; spring onions; shallot',
      strict: 'leeks; flowering chives; chives; stuffing mix; cooked stuffing; gravy; gravy granules; bread sauce; vegetable stock cube; onion powder',
    },
    garlic: {
      any: 'garlic bread; garlic powder; wild garlic',
      strict: 'garlic; stuffing mix; cooked stuffing; gravy; gravy granules; vegetable stock cube; basil pesto; hummus',
    },
    olive: { any: 'olives; tapenade' },
    rice: { any: 'rices; brown rices; risotto rices; cooked rices; rice cake; rice porridge', strict: 'rice noodles; rice cake sticks; rice paper wrapper' },
  }),
);
/** Who dislikes the leaf mostly eats the seed. */
const STILL_LIKED: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({ coriander: ['ground-coriander', 'coriander-seed'] }));
/** "Pepper" is said of the vegetable; the spice is asked for by its whole name. */
const KINDS_ONLY = new Set([
  'pepper',
  'cream',
  'butter',
  'oil',
  'sauce',
  'milk',
  'water',
  'salt',
  'sugar',
  'seed',
  'leaf',
  'spice',
  'herb',
  'meat',
  'vegetable',
  'fruit',
  'nut',
]);

/**
 * Ids and kinds of all that somebody means who does not eat a food: "tomatoes" is the tomato and every other of its kind, in a tin, as
 * purée and in ketchup. Who is allergic (`strict`) means more than who dislikes it.
 */
export function foodsMeant(words: string, shelf: Shelf, strict: boolean): string[] {
  const typed = wordsOf(words.toLowerCase()).map(stem);
  const phrase = typed.join(' ');
  if (phrase === '') return [];
  const kinds = [...shelf.kinds.values()].filter((kind) => isOfTheKind(wordsOfName(kind).map(stem), typed));
  const named = KINDS_ONLY.has(phrase) ? [] : shelf.foods.filter((food) => isMadeOf(food, phrase, strict)).map(({ id }) => id);
  const { any = '', strict: more = '' } = HIDDEN.get(phrase) ?? {};
  const hidden = [any, strict ? more : '']
    .flatMap((list) => list.split('; '))
    .flatMap((name) => {
      if (name === '') return [];
      const food = shelf.byName.get(wordsOfName(name).join(' '));
      return [name, ...(food && food.name === name ? [food.id] : [])];
    });
  const kept = strict ? [] : (STILL_LIKED.get(phrase) ?? []);
  return [...new Set([...kinds, ...named, ...hidden])].filter((id) => !kept.includes(id));
}

/** "Onions" is also "spring onions", but "milks" not "plant milks", which are none. */
function isOfTheKind(kind: readonly string[], typed: readonly string[]): boolean {
  if (kind[0] === 'plant' || kind[0] === 'sweet' || kind[0] === 'vegetarian')
    return typed.length === kind.length && kind.every((word, place) => word === typed[place]);
  return typed.every((word, place) => kind[kind.length - typed.length + place] === word);
}

function isMadeOf(food: Food, phrase: string, strict: boolean): boolean {
  return [food.name, food.plural, food.short, ...food.also].some((name) => {
    const words = wordsOfName(name).map(stem);
    const text = ` ${words.join(' ')} `;
    const place = text.indexOf(` ${phrase} `);
    if (place < 0) return false;
    const after = text.slice(place + phrase.length + 1).trim();
    // "Sweet potato" is no potato, "mock duck" no duck.
    const before = text.slice(0, place).trim().split(' ').at(-1) ?? '';
    if (NOT_IT.has(`${before} ${phrase}`)) return false;
    if (after === '') return strict || !(before !== '' && FOR_ALLERGY_ONLY.has(before));
    const head = after.split(' ').at(-1) as string;
    return MADE_OF.has(head) || (strict && FOR_ALLERGY_ONLY.has(head));
  });
}

const NOT_IT = new Set(['sweet potato', 'mock duck', 'prickly pear', 'custard apple', 'sea bean', 'vegan chicken', 'vegetarian chicken', 'vegan beef']);
