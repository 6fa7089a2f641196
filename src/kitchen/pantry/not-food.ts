/** Things that are no food, by the words that name them. A word here never overrules a name of the cookbook. */
const NOT_FOOD = wordsIn(`
  bleach gasoline petrol diesel kerosene paraffin antifreeze turpentine thinner solvent acetone ammonia chlorine lye caustic arsenic cyanide mercury lead bromide borax boric
  detergent disinfectant cleaner cleanser polish varnish paint glue superglue adhesive insecticide pesticide herbicide weedkiller fertiliser fertilizer poison venom
  soap shampoo conditioner toothpaste mouthwash deodorant perfume cologne lotion sunscreen lipstick makeup mascara sanitiser sanitizer febreze windex clorox domestos dettol lysol
  plastic styrofoam polystyrene rubber metal aluminium aluminum tinfoil clingfilm cardboard paper newspaper wood sawdust glass ceramic concrete cement brick bricks sand gravel dirt soil mud clay chalk asbestos
  phone iphone smartphone laptop computer keyboard tablet charger battery batteries television remote camera headphones
  car truck bicycle tyre tire engine motor lamp sofa couch chair table bed pillow blanket carpet curtain
  sock socks shoe shoes shirt trousers jeans hat coat jacket dress underwear
  pencil crayon crayons marker eraser book notebook scissors stapler hammer nail nails screw screws
  cigarette cigarettes cigar cigars tobacco snus vape nicotine
  medicine medication pill pills tablets aspirin ibuprofen paracetamol acetaminophen tylenol advil xanax valium viagra antibiotics antibiotic insulin morphine codeine oxycodone fentanyl
  cannabis marijuana weed thc cbd hashish cocaine heroin methamphetamine meth crack ketamine mdma ecstasy lsd
  gunpowder dynamite explosive explosives bullets bullet ammunition grenade bomb gun knife
  money cash coins coin diamond diamonds jewellery jewelry gold silver
  poo poop shit faeces feces urine piss vomit snot blood semen sweat toenails hair faecal
  spoon fork plate bowl mug saucepan fridge freezer oven dishwasher toaster kettle microwave
  nothing none empty asdf test testing lorem ipsum foo bar baz hello hi hey thanks please yes ok okay lol
`);

const LIVING = wordsIn(`
  human humans person people man woman men women boy girl baby babies toddler child children kid kids husband wife boyfriend girlfriend mum mom mother dad father grandma grandpa brother sister son daughter
  neighbour neighbor boss teacher friend friends corpse
  cat cats kitten kittens dog dogs puppy puppies hamster hamsters gerbil parrot budgie canary goldfish
  limb finger fingers flesh placenta
`);

/** Names of several words that are no food though a word in them is. */
const PHRASES = /\b(?:(?:dog|cat|pet|fish|bird|hamster|rabbit|horse) (?:food|treats?|biscuits?|kibble|chow|litter|feed)|dish(?:washer|washing)? (?:soap|liquid|tablets?|salt)|washing (?:up liquid|powder|liquid|soda)|fabric softener|motor oil|engine oil|essential oils?|baby oil|hair oil|lamp oil|linseed oil paint|toilet (?:paper|roll|cleaner|duck)|kitchen (?:roll|paper|foil|towels?)|paper (?:towels?|plates?|bags?)|baking (?:paper|parchment|tray|sheet)|cling ?(?:film|wrap)|saran wrap|tin ?foil|alumini?um foil|rubbing alcohol|methylated spirits?|hand sanitiz?s?er|nail polish(?: remover)?|drain cleaner|oven cleaner|rat poison|slug pellets|bath salts|epsom salts?|play ?doh|chewing gum|bubble bath|guinea pigs?|my (?:phone|car|house|ex|boss)|magic mushrooms?|cbd oil|love|happiness|world peace)\b/;

/** Whether the words are the name of a thing that only sounds like food: "dog biscuits", "baby oil". */
export function isNamedNotFood(words: readonly string[]): boolean {
  return PHRASES.test(words.join(' '));
}

/** Whether a word among them names a thing, or somebody, whom nobody cooks. */
export function whyNotFood(words: readonly string[]): 'thing' | 'being' | null {
  if (words.some((word) => NOT_FOOD.has(word))) return 'thing';
  return words.some((word) => LIVING.has(word)) ? 'being' : null;
}

function wordsIn(lines: string): ReadonlySet<string> {
  return new Set(lines.split(/\s+/).filter((word) => word !== ''));
}
