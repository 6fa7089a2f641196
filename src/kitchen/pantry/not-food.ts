/** Never to be cooked, whatever they stand beside: "bleach smoothie". A name of the cookbook still goes first. */
const HARMFUL = wordsIn(`
  bleach gasoline petrol diesel kerosene paraffin antifreeze turpentine solvent acetone ammonia chlorine lye caustic hydroxide arsenic cyanide mercury bromide borax
  detergent disinfectant cleanser varnish superglue glue insecticide pesticide herbicide weedkiller fertiliser fertilizer poison venom
  soap shampoo toothpaste mouthwash deodorant perfume lotion sunscreen mascara sanitiser sanitizer febreze windex clorox domestos dettol lysol
  plastic styrofoam polystyrene asbestos gunpowder dynamite explosive explosives
  cigarette cigarettes cigar cigars tobacco snus vape nicotine
  medicine medication pills aspirin ibuprofen paracetamol acetaminophen tylenol advil xanax valium viagra antibiotics antibiotic insulin morphine codeine oxycodone fentanyl
  cannabis marijuana weed thc cbd hashish cocaine heroin methamphetamine meth ketamine mdma lsd
  human humans corpse placenta poo poop shit faeces feces urine piss vomit snot semen faecal
`);

/** Things by the word that stands last: "my phone", "a wooden chair", but not "1 glass milk". */
const THINGS = wordsIn(`
  lead boric cleaner polish paint thinner adhesive conditioner cologne lipstick makeup
  rubber metal aluminium aluminum tinfoil foil clingfilm cardboard paper newspaper wood sawdust glass ceramic concrete cement brick bricks sand gravel dirt soil mud clay chalk
  phone iphone smartphone laptop computer keyboard tablet tablets charger battery batteries television remote camera headphones pill
  car truck bicycle tyre tire engine motor lamp sofa couch chair table bed pillow blanket carpet curtain house
  sock socks shoe shoes shirt trousers jeans hat coat jacket dress underwear
  pencil crayon crayons marker eraser book notebook scissors stapler hammer nail nails screw screws
  bullets bullet ammunition grenade bomb gun knife crack ecstasy
  money cash coins coin diamond diamonds jewellery jewelry
  toenails hair sweat blood
  spoon fork plate bowl mug saucepan fridge freezer oven dishwasher toaster kettle microwave pan pot thermometer
  nothing none empty test testing lorem ipsum foo bar baz hello hi hey thanks please yes ok okay lol love
`);

const LIVING = wordsIn(`
  person people man woman men women boy girl baby babies toddler child children kid kids husband wife boyfriend girlfriend mum mom mother dad father grandma grandpa brother sister son daughter
  neighbour neighbor boss teacher friend friends
  cat cats kitten kittens dog dogs puppy puppies hamster hamsters gerbil parrot budgie canary goldfish
  limb limbs finger fingers flesh
`);

/** Names of several words that are no food though a word in them is. */
const PHRASES =
  /\b(?:(?:banana|bamboo|lotus) (?:leaf|leaves)|corn husks?|(?:dog|cat|pet|fish|bird|hamster|rabbit|horse) (?:food|treats?|biscuits?|kibble|chow|litter|feed)|dish(?:washer|washing)? (?:soap|liquid|tablets?|salt)|washing (?:up liquid|powder|liquid|soda)|fabric softener|motor oil|engine oil|essential oils?|baby oil|hair oil|lamp oil|linseed oil paint|toilet (?:paper|roll|cleaner|duck)|kitchen (?:roll|paper|foil|towels?)|paper (?:towels?|plates?|bags?)|baking (?:paper|parchment|tray|sheet)|cling ?(?:film|wrap)|saran wrap|tin ?foil|alumini?um foil|rubbing alcohol|methylated spirits?|hand sanitiz?s?er|nail polish(?: remover)?|drain cleaner|oven cleaner|rat poison|slug pellets|bath salts|epsom salts?|play ?doh|chewing gum|bubble bath|guinea pigs?|my (?:phone|car|house|ex|boss)|magic mushrooms?|cbd oil|(?:sun|face|hand|shaving|hair|body|night|foot|cold|shoe|nappy) cream|(?:bath|massage|tea tree|castor|cod liver|fish|body|beard) oil(?: capsules?)?|gun ?powder|baby powder|talcum powder|rubber ducks?|toy \w+|cat milk|puppy milk|baby (?:milk|formula)|happiness|world peace)\b/;

/** Whether the words are the name of a thing that only sounds like food: "dog biscuits", "baby oil". */
export function isNamedNotFood(words: readonly string[]): boolean {
  return PHRASES.test(words.join(' '));
}

/** Whether a word among them names what nobody cooks, or the last of them a thing or somebody. */
export function whyNotFood(words: readonly string[]): 'thing' | 'being' | null {
  const last = words.at(-1) ?? '';
  if (LIVING.has(last) || (words[0] === 'human' && words.length < 3)) return 'being';
  return THINGS.has(last) || words.some((word) => HARMFUL.has(word)) ? 'thing' : null;
}

/** What a cook says of a kitchen, though nobody eats it: "a perfume of oranges", "a plastic tub". */
const SAID_OF_KITCHENS = new Set(['perfume', 'plastic', 'mercury', 'human', 'humans']);

/** The first word of a sentence that names what must never be cooked; null when there is none. */
export function harmfulWord(words: readonly string[]): string | null {
  return words.find((word) => HARMFUL.has(word) && !SAID_OF_KITCHENS.has(word)) ?? null;
}

function wordsIn(lines: string): ReadonlySet<string> {
  return new Set(lines.split(/\s+/).filter((word) => word !== ''));
}
