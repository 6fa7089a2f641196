import { SAID } from '#kitchen/aims.ts';
import { sortOf } from '#kitchen/cookbook/sort-of-dish.ts';
import { type Aim, SORTS, type Sort, type Wishes } from '#kitchen/recipe.ts';

/** Forms of dish in the words people have for them; pasta and salad by themselves are food. */
export const FORMS: ReadonlyMap<Sort, string> = new Map([
  ['Soup', 'soups?'],
  ['Salad', 'salad (?:dinner|lunch|meal)|(?:main|dinner|lunch|big|meal) salad'],
  ['Sandwich', 'sandwich(?:es)?|sarnies?|toasties?|toasted sandwich(?:es)?'],
  ['Curry', 'curry|curries'],
  ['Stir-fry', 'stir ?fry|stir ?fries'],
  ['Stew', 'stews?|casseroles?'],
  ['Tray bake', '(?:one )?tray ?bakes?|one tray|sheet ?pan(?: dinner| meal| supper)?|one (?:roasting )?tin'],
  ['Pasta', 'pasta (?:dish|dinner|meal|night|bake)'],
]);

const AIMED: readonly (readonly [pattern: RegExp, aim: Aim])[] = [
  [/^(?:(?:very )?high(?:er)?(?: in)? protein|(?:lots|plenty) of protein|more protein|protein rich)$/, 'high protein'],
  [/^(?:high(?:er)?(?: in)? fib(?:re|er)|(?:lots|plenty) of fib(?:re|er)|more fib(?:re|er))$/, 'high fibre'],
  [/^(?:(?:very )?low(?:er)?(?: in)? carbs?|(?:no|without|less|fewer) carbs?|keto(?:genic)?|atkins)$/, 'low carb'],
  [/^(?:low(?:er)?(?: in)? fat|less fat)$/, 'low fat'],
  [/^(?:low(?:er)?(?: in)? sugar|less sugar)$/, 'low sugar'],
  [/^(?:light|low(?:er)?(?: in)? (?:calories?|cals?)|fewer calories|on a diet|slimming|weight loss)$/, 'light'],
];

/** Wishes said in set words: what they mean, and how we say that we understood. */
export const FIXED_WISHES: readonly (readonly [pattern: RegExp, wish: Wishes, said: string])[] = [
  [/^(?:(?:vegan|plant based|plantbased)s?|(?:no|without) animal products?|nothing from animals)$/, { diet: ['vegan'] }, 'vegan'],
  [
    /^(?:vegetarians?|veggie|veggy|meat free|meatfree|meatless|no meat(?: (?:on|for|today|tonight|this|in) .*| today| tonight| please)?|without meat|(?:i |we |they |he |she )?(?:dont|doesnt|never) eat meat)$/,
    { diet: ['vegetarian'] },
    'vegetarian',
  ],
  [
    /^(?:pescatarian|pescetarian|pesky? vegetarian|(?:vegetarian|veggie) (?:but|who) (?:i |we )?eats? fish|no meat (?:but|only) fish)$/,
    { diet: ['pescatarian'] },
    'pescatarian',
  ],
  [
    /^(?:gluten|gluten free|glutenfree|gf|no gluten|without gluten|coeliac|celiac|coeliac disease|celiac disease|gluten intoleran(?:t|ce)|gluten allergy|allergic to gluten|gluten sensitive|wheat free|no wheat)$/,
    { diet: ['gluten-free'], allergies: ['gluten'] },
    'nothing with gluten',
  ],
  [
    /^(?:dairy free|dairyfree|df|no dairy|without dairy|non dairy|lactose (?:intoleran(?:t|ce)|free)|no lactose|milk free|no milk|dairy intoleran(?:t|ce)|i dont eat dairy)$/,
    { diet: ['dairy-free'] },
    'nothing with milk',
  ],
  [/^(?:no pork|pork free|without pork|i dont eat pork)$/, { diet: ['no-pork'] }, 'no pork'],
  [
    /^(?:(?:no|without) alcohol(?: (?:in|at|for) .*)?|alcohol free|recovering alcoholic|sober|non alcoholic|no booze|no wine)$/,
    { diet: ['no-alcohol'] },
    'no alcohol',
  ],
  [/^(?:halal|muslim)$/, { diet: ['no-pork', 'no-alcohol'] }, 'halal, which we cook as no pork and no alcohol; please buy halal meat'],
  [
    /^(?:kosher|jewish)$/,
    { diet: ['no-pork'], allergies: ['crustaceans', 'molluscs'] },
    'kosher, of which we keep no pork and no shellfish; we do not yet keep meat and milk apart',
  ],
  [
    /^jain$/,
    {
      diet: ['vegetarian'],
      dislikes: [
        ...'egg,honey,mushroom,onion,garlic,shallot,leek,spring onion,chives,potato,sweet potato,carrot,beetroot,turnip,swede,radish,parsnip,celeriac,ginger'.split(
          ',',
        ),
      ],
    },
    'Jain, which we cook as vegetarian, without eggs, honey, mushrooms and what grows under the ground',
  ],
  [/^(?:kosher|hindu|no beef|without beef)$/, { dislikes: ['beef'] }, 'no beef'],
  [
    /^(?:(?:kid|kids|child|children|toddler|family) friendly|(?:for )?(?:(?:the|my|our|a) )?(?:kids|children|toddlers?)(?: (?:are )?eating(?: too)?)?|picky (?:kids|eaters?)|breast ?feeding)$/,
    { diet: ['no-alcohol'] },
    'suitable for children, so no alcohol',
  ],
  // NHS, "Foods to avoid in pregnancy"; FDA, "Advice about eating fish" for those who might become or are pregnant.
  [
    /^(?:pregnant(?: (?:woman|women|lady))?|pregnancy|pregnancy (?:safe|friendly)|for (?:a )?pregnan(?:t (?:woman|women|lady)|cy)|expecting|expecting a baby|trimester|(?:first|second|third) trimester)$/,
    {
      diet: ['no-alcohol'],
      dislikes: 'liver,livers,pâté,haggis,soft rind cheeses,blue cheeses,blue cheese dressing,smoked salmon,smoked trout,swordfish,bean sprouts'.split(','),
    },
    'for somebody who is pregnant, so no alcohol, liver, pâté, soft cheese with a rind, blue cheese, cold-smoked fish, swordfish or raw sprouts',
  ],
  [
    /^(?:for (?:(?:my|our|a|the|his|her) )?(?:\w+ ?(?:months?|mths?|mo) ?(?:old )?)?(?:baby|babies|infants?)|(?:(?:my|our|a|the) )?\w+ ?(?:months?|mths?|mo) ?old (?:baby|infant)|\w+ ?(?:months?|mths?|mo) ?old|(?:baby led )?weaning|blw)$/,
    { diet: ['no-alcohol'], dislikes: ['honey'] },
    'for a baby, so no honey and no alcohol; leave the salt out of the baby’s share, and whole nuts and hard pieces too',
  ],
  [
    /^(?:no oven|without (?:an )?oven|i (?:have no|dont have an) oven|oven (?:is )?broken|no baking|(?:hob|stove|stovetop|cooktop) only|stovetop)$/,
    { equipment: ['hob', 'blender'] },
    'without an oven',
  ],
  [/^(?:no (?:hob|stove|cooker)|without (?:a )?(?:hob|stove)|oven)$/, { equipment: ['oven', 'blender'] }, 'without a hob'],
  [/^(?:no blender|without (?:a )?blender|no food processor)$/, { equipment: ['hob', 'oven'] }, 'without a blender'],
  [/^(?:no cook|no cooking|raw food|without cooking)$/, { equipment: ['blender'] }, 'nothing to be cooked'],
  [
    /^(?:microwave|microwave only|just a microwave|(?:only|i only have) (?:a )?microwave|in the microwave)$/,
    { equipment: ['microwave'] },
    'with only a microwave',
  ],
  [/^(?:kettle|kettle only|(?:only|just) (?:a |the )?kettle|i only have a kettle|(?:hotel|dorm) room)$/, { equipment: [] }, 'with only a kettle'],
  [/^(?:(?:only|just) (?:an? |my )?air ?fryer|air ?fryer only|i only have an air ?fryer)$/, { equipment: ['air fryer'] }, 'with only an air fryer'],
  [/^(?:air ?fryer|(?:in the|with an) air ?fryer|i have an air ?fryer)$/, { equipment: ['hob', 'oven', 'blender', 'air fryer'] }, 'with an air fryer'],
  [/^(?:quick|fast|speedy|quickly|quick and easy|in a hurry|easy and quick|weeknight|midweek)$/, { maxMinutes: 30 }, 'quick, so 30 minutes at most'],
  [
    /^(?:mild|(?:(?:the |my )?(?:kids?|children) |i |we |they |he |she )?(?:hates?|dont (?:like|do)|doesnt like|cant (?:do|take|eat|handle)) (?:too )?(?:spicy|spice|spices|heat|hot|chill?i)(?: (?:food|stuff|things|dishes))?|not (?:too )?(?:spicy|hot)|no (?:spicy (?:food|stuff|things?)|spice|spices|heat|chill?i(?:es)?)|nothing (?:spicy|hot))$/,
    { spice: 'mild' },
    'mild, so no chilli',
  ],
  [/^(?:spicy|hot and spicy|very spicy|extra hot|spicy food)$/, { spice: 'hot' }, 'spicy'],
  [/^(?:no shopping|nothing to buy|buy nothing|without shopping|no extra ingredients?|nothing else)$/, { maxToBuy: 0 }, 'nothing to buy'],
  [/^(?:cheap|(?:on a )?(?:tight |low )?budget|cheap and cheerful|low cost)$/, { maxToBuy: 1 }, 'cheap, so one thing to buy at most'],
  ...AIMED.map(([pattern, aim]): [RegExp, Wishes, string] => [pattern, { aims: [aim] }, `rather ${SAID[aim]}`]),
  ...sortsOfDish(),
  ...formsOfDish(),
  [/^(?:(?:just|only) (?:for )?me|for (?:me|myself)(?: only| alone)?|single person|solo|for one person)$/, { servings: 1 }, 'for 1 person'],
  [/^date night$/, { servings: 2 }, 'for 2 people'],
  [
    /^(?:its )?(?:the )?end of (?:the )?(?:week|month)$|^(?:fridge clear ?out|use (?:it|things) up|clear(?:ing)? out the fridge)$/,
    {},
    'to use up what is there, as every recipe here does',
  ],
];

/** Wishes we understand but cannot cook by: said, not passed over. */
export const UNMET_WISH =
  /^(?:low (?:salt|sodium|fodmap|gi)|(?:sugar|salt|fat|oil) free|no added (?:sugar|salt)|fodmap|allergen free|gout|ibs|crohns(?: disease)?|kidney disease|(?:acid )?reflux|heartburn|gastritis|diverticulitis|low (?:potassium|histamine|purine|cholesterol|residue)|(?:soft|pureed|puree|easy to chew) food|denture friendly|dysphagia|paleo|whole ?30|healthy|diabetic|diabetes|comfort|fancy|special|simple|easy|sides?|side dish|meal prep|batch cooking|slow cooker|instant pot|pressure cooker|crockpot|bbq|barbecue|grill|surprise me|anything|whatever|leftovers welcome|zero waste|warming|summery|christmas|easter|thanksgiving|birthday|picnic|hungry|im hungry)$/;

/** A meal, a cuisine or one pan, in the words people have for them beside the plain one. */
function sortsOfDish(): [RegExp, Wishes, string][] {
  const others: Partial<Record<Sort, string>> = {
    Breakfast: 'breakfasts|brunch(?:es)?',
    Lunch: 'lunches|light lunch|packed lunch(?:es)?|lunch ?box(?:es)?',
    'Main course': 'mains?|dinner|supper|tea ?time|evening meal|weeknight dinner',
    Dessert: 'desserts|puddings?|afters|sweet|for after dinner|sweet treats?|bakes?|baking|something (?:sweet|to bake)',
    Snack: 'snacks|nibbles|canap[eé]s',
    'First course': 'starters|appeti[sz]ers?|for a starter',
    'One pan': 'one (?:pot|pan|pot wonder)|just one (?:pot|pan)|single pan|1 (?:pot|pan)|few dishes to wash|little washing up|less washing up',
    African: '(?:west|east|south|north) african|ethiopian|nigerian|ghanaian|senegalese|kenyan',
    American: 'tex mex',
    Australian: 'new zealand',
    British: 'english',
    Caribbean: 'jamaican|west indian',
    'Eastern European': 'polish|hungarian|ukrainian|russian|georgian',
    Scandinavian: 'nordic|swedish|danish',
    'Latin American': 'latin|south american|peruvian|brazilian|argentin(?:e|ian)|chilean|venezuelan',
    Malaysian: 'indonesian|singaporean|malay',
    'Middle Eastern': 'lebanese|persian|arab(?:ic)?',
  };
  return SORTS.filter((sort) => !FORMS.has(sort)).map((sort) => [
    new RegExp(
      `^(?:for |in |a |some |with |sunday |saturday |weekend )?(?:${sort.toLowerCase()}${others[sort] ? `|${others[sort]}` : ''})(?: style| inspired| cuisine| cooking| night)?(?: (?:for|at|over) (?:the|this|my) (?:week|weekend)| (?:this|next) (?:week|weekend)| tonight| today| tomorrow)?$`,
    ),
    { sorts: [sort] },
    sortOf(sort).said,
  ]);
}

function formsOfDish(): [RegExp, Wishes, string][] {
  return [...FORMS].map(([sort, words]) => [
    new RegExp(`^(?:as |for |in )?(?:a |an )?(?:${words})(?: night| dinner| tonight| today| please)?$`),
    { sorts: [sort] },
    sortOf(sort).said,
  ]);
}
