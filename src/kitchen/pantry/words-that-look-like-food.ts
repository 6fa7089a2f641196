/** Stems of everyday words one slip away from a food. They are never corrected into it. */
export const LOOK_LIKE_FOOD: ReadonlySet<string> = new Set(
  (
    'butt butter boat coat goat float beak beach beard board bored bean beam dear pear peer pest pets chip ship sheep soap soup sock rock duck dock luck lock book cork fork pork ' +
    'choose chose loganberry tayberry boysenberry passata code coder cord card curd lard yard hard dish fish fist wish mint mind mine wine line lime time dime lamp lamb limb lump plum plume plump date gate late plate mate meat seat heat neat meet mean meal ' +
    'rice race ice mice dice price nice bread break bead salt malt halt silt corn horn porn torn worn cream scream dream crab cram scrub grab oat oath oak egg leg peg beg keg nut hut cut but put ' +
    'pasta paste waste taste cake lake bake fake make sake ham jam dam spam tea sea pea pee pie die tie toast roast coast boast host post sauce source sausage message honey money phone bone stone ' +
    'chair hair pepper paper papers flower power tower towel bowel olive alive live stake snake shake brick trick stick chick cheek check cherry merry carrot parrot cabbage garbage baggage ' +
    'turkey turnkey trout trot grout shout sprout radish rash brush crush thrush lettuce letter lather leather feather weather mustard bastard custard cluster lobster mobster monster monsters ' +
    'vanilla villa gorilla candle cradle handle noodle poodle doodle needle basil brazil pistol crystal melon lemon demon mellon felon figure finger ginger hanger danger anger tofu toilet ' +
    'curry carry hurry furry berry ferry bury barley barely parsley parcel pastel castle cattle kettle bottle battle nettle metal mental lentil rental dental pencil pillow willow yellow jello hello ' +
    'marble maple table cable apple ripple people purple turtle mango tango banana bandana orange range garage sugar cigar clove glove love dove stove clover sage cage page rage thyme rhyme theme ' +
    'jeans shirt skirt shoe shoes boot boots socks hat cap cup mug spoon knife bowl pan pot fridge oven freezer drawer window door house home school office work work car bus bike train plane ' +
    'mouse house rat cat dog bird horse human baby friend wife husband kids child children mother father sister brother teacher doctor police'
  ).split(' '),
);
