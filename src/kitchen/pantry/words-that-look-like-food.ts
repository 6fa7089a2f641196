const NEAR_FOOD =
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
  'mouse house rat cat dog bird horse human baby friend wife husband kids child children mother father sister brother teacher doctor police chop chops pudding puddings okara harira toum trahana ayam pares';

/** Common English words, names and places that the reading of typos would take for food: all of the most used 15,000 that it did. */
const EVERYDAY =
  'amanda banker basket bear cabinet collar copper cotton cricket hinge james linen lion matches paris pottery racket sandra screen seal storm tennis ' +
  'velvet waiter wall wallet wind writing advises advocate aims alfred alice amanda amend amended anand andy angeles angelo anna apparel applies apply ' +
  'area armenia arrange arrows auspices baba backing bags bahamas bail banker banner barbados barbara bark barnes barney baron barton basal basics ' +
  'basilica basket bats beacon bear beat became been bees belong berger bert best bidder bios blink bolton borne both boys bracket brad bradley brady ' +
  'brain branches brand branded breach breath brian broad brown browne bryan budgets buffalo bulgaria burgess burner butler button buyer buys byrne ' +
  'cabinet california calm came cameras cameron cameroon camp canberra cape capped carb cardinal carroll carson casio catalina catalog cave cease cedar ' +
  'chad chamber champion chan channel chaos chapters char charlotte charms chart chase chassis cheers chennai chess chilean chin china choir chord chorus ' +
  'chris cialis cindy cisco claim clan climate clive closes coal cody cole collar collins colon combine comet coming commune compare condos cons ' +
  'conserved console consume convoy cooke cooper copies copper cotton cove cows crap crews cricket crimes crisis cross crosses cruises cubs cure current ' +
  'curtis dale daniels dare dash data dawson deal deck delicate dell denis dense dial dick doll donate dont doug drilling driving dropping dual dull ' +
  'dundee eddie elite endif exam express expresses falcon famine feat feedback fiji file fill find fine fingering fins fits flanders flights floor fool ' +
  'founder four fragile franco frankfurt freight fringe fungus gaelic gale gary geneva gerard grades gran granite granny grants graphs grave gray greeks ' +
  'greene grid grouped guinea guns guru guyana hale hamburg hang hans harding harris hate hearing here hern hint hire hiring holders housing hung ' +
  'injuries injury james jamie kannada kansas karachi karate karl karma kerala kinda kumar kyle laid lane larger later latter lattice launch launches ' +
  'layer leaf leaving lenders lennon lenses leon lessons lester lever liang like linked lion lived livery living load logan long lord lounge lover loving ' +
  'lying macedonia made madras magnet magnus maid malawi malay mali manages mandolin manga march marilyn marina marine marion marshal martin martinez ' +
  'martyrs marvin mass massage masses match matched matches mater matt matter mature maya memo ment mesa mesh meta meters mets middle milestone mill ' +
  'miller million ming mins mode model module moms mono monte month moon moral morale moran motel motors mozilla much muhammad munster museo mutation ' +
  'mutual nadu nano naples narrow nasa nato nepal nets noir norris nuns oliver oregon organs origin palace pamela panel panties papua paris park part ' +
  'partner party pasha pass passage passes past patio payne pdas peace peasant peerage penn penned penny period persia pete phillip pierce pierre pioneer ' +
  'piper pits pitt place plantations platoon pleasant plenty poet poll polo porch porto poster potter pottery pratt pray prefer preserved pretty prison ' +
  'proc prone prot puerto pulp puppets rabbi racer rahman raids raising raja rama rams ransom rather relics remain remained reunion rica rico ride rode ' +
  'role romania romeo rosa ross routes routine rows rule runs sabha safe safely saga sail salaries salon saloon samba same samoa sanders sandra sang ' +
  'sapphire save saxon scene scores scots scouts scratch screen seal sealed seated sees sega sell serie sets setting shallow shane sheets shelter ' +
  'shooting shopper shortcuts sitting skater sketch sketches slam slate slavery smooth sold solomon some sorry sorting soul span speaks spec specials ' +
  'species speeches spells spirits spite spray spur squad stable stack staffing stanton stark starred started states stay steal steam stolen stores storm ' +
  'story streak stuck suck suit suite sultan sure sweden syed symbol tail tara tate tattoo teau temp temple tempo tennis teresa terrace thames than ' +
  'theaters then thin throat tile till tina tips tonnes topics tornado trader travis trek tribe trip triple troy tune turbo turnout valentine velvet ' +
  'versus videos waiting wall walled wallet walter wang whitish wholly wien willie willis wind winner wins winston wiring wong writing york your zhou ' +
  'adobe bars bots bras bros cams courage course labs lauren laurie lies limits moot moses nave niece patron plus reminder render salary sedan seller send sends sent series shade shed shelley spinal sylvia vanity wellness mary avenue marie mars mart pipe pope suse';

/** Stems of everyday words one slip away from a food. They are never corrected into it. */
export const LOOK_LIKE_FOOD: ReadonlySet<string> = new Set(`${NEAR_FOOD} ${EVERYDAY}`.split(' '));
