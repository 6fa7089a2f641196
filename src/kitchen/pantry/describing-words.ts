import { FADING } from './state-words.ts';

/**
 * Words that say how a food is grown, sold or cut, and change nothing about which food it is. A name
 * that has one of them ("baby corn", "chopped tomatoes") is looked for whole before they are left aside.
 */
const WORDS = [
  // how it is grown, sold and graded
  'organic bio natural pure genuine authentic local homegrown home homemade grown garden free range caged cage barn pasture raised fed wild farmed farmhouse',
  'fresh freshly premium finest quality value basic basics classic traditional original style artisan fairtrade fair trade sustainable outdoor bred reared british canadian european english irish scottish welsh american',
  'italian french spanish german dutch danish australian nz new zealand chinese japanese korean thai indian vietnamese mexican turkish persian greek polish local imported tesco sainsburys waitrose asda aldi lidl morrisons costco kirkland walmart trader joes own brand shop store bought supermarket',
  // size, age, look
  'big small large medium little tiny huge giant jumbo mini baby fat tail odd xl regular normal standard thick thin long short chunky fine coarse coarsely finely roughly thinly thickly lightly freshly well firmly packed',
  'ripe unripe spotty spotted speckled freckled young mature extra very really quite nice lovely tasty good few brown green yellow red orange purple white golden pale dark coloured colored mixed assorted various heirloom vine',
  // lighter and plainer sorts
  'low lower reduced less no added light lite skinny diet full half non nonfat lowfat zero percent unsalted salted unsweetened sweetened plain unflavoured skimmed semi virgin cold pressed pasteurised pasteurized unpasteurised',
  // how it comes
  'boneless bone boned deboned skinless skin skinned on off in out pitted stoned stoneless seedless deseeded seeded shelled unshelled peeled unpeeled trimmed untrimmed whole halved quartered halves pieces piece chunk chunks cut cuts',
  'chopped diced cubed sliced slivered shredded picked pulled stripped carved grated minced crushed mashed pureed julienned torn crumbled broken flaked ground cracked rolled pressed blanched toasted rinsed drained undrained strained soaked washed unwashed prewashed scrubbed cleaned prepared prepped ready eat to cook quick easy instant',
  'loose bagged packed packaged sealed vacuum vac melted softened chilled cooled cold warm hot room temperature beaten whisked sifted separated divided optional taste needed required garnish serving servings as per for plus more if you like want choice kind type sort any preferably ideally approx etc available desired please',
  'smelling smelly scented freezer burnt burned smooth unsmoked curly flat cooking crunchy creamy strong mild medium hot spicy sharp sweet tangy rich aged vintage matured cured tender lean fatty streaky thickcut',
  'cube cubes firm deveined slightly shavings baton batons matchsticks medallion medallions joint cleaned spiralised spiralized kent jap dutch truss chat lebanese continental boxed lazy floury waxy starchy floret florets fillet fillets leaf leaves stalk stalks stick sticks head heads bulb bulbs clove cloves sprig sprigs bunch bunches slice slices wedge wedges strip strips ring rings spear spears piece pieces one ones crumbles sized bite size inch cm portion portions portioned block packet bag tub jar pot',
  // sorts of one plant that cook alike
  'yukon gold russet maris piper king edward desiree charlotte jersey royal idaho hass granny smith pink lady gala braeburn fuji honeycrisp jazz bramley cox golden delicious conference williams bartlett cavendish kalamata marzano beefsteak',
  // when it was cooked, and for what
  'sunday saturday friday monday weekend christmas xmas thanksgiving easter boxing day',
  // words around it
  'the a an some my our your this that these those them any other of and or with without from at by is are was just about around approx only left over remaining also lots lot loads glut heap heaps pile piles tons masses mountain abundance surplus excess bit bits end ends trimmings offcuts scraps couple few several many much too plenty enough what whatever i have got going getting ive we need needing use using used up first last bottom back fridge freezer cupboard',
];

const DESCRIBING = new Set([...WORDS.flatMap((line) => line.split(' ')), ...FADING]);

/** At the end of a name these are a food of their own: chicken skin, duck fat, fish bones. */
const NOT_LAST = new Set('fat tail skin bone bones garden brown'.split(' '));

/** Whether the word may be left aside; the last word of a phrase says what the thing is more often. */
export function isDescribing(word: string, isLast: boolean): boolean {
  return DESCRIBING.has(word) && !(isLast && NOT_LAST.has(word));
}

const LIGHTER =
  /\b(?:(?:no added|low(?:er)?|reduced|less|no|zero|full|half) (?:salt|sugar|sodium|fat|calories?)|(?:salt|sugar|fat|sodium) (?:free|reduced)|no (?:salt|sugar) added|(?:corn|grass|milk) fed|per (?:person|head|serving|portion))\b/g;

/** "low fat", "sugar-free", "corn-fed": two words that describe together, as the one word "light". */
export function joinDescriptions(plain: string): string {
  return plain.replace(LIGHTER, 'light');
}
