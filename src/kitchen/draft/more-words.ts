/**
 * Plain words of cooking that other cooks use and our own recipes happen not to. No name of a food belongs here:
 * foods stand in cookbook/ingredients, where their allergens are known.
 */
export const MORE_WORDS = `
  a about above absorb absorbed absorbs according across adjust adjusting after again against ahead all almost along already also although always amount an and
  another any appear appears approximately are aromatic around arrange as aside at avoid away baking base batch batches be because become becomes been before begin
  begins being below beneath beside best better between bite bites blanch blend blended blending blends bloom blooms boldly both bottom bowl bowls break bright
  bring brings brisk brown browning brush bubbles bubbling but by caramelise caramelised caramelises caramelising careful carefully cast casserole centre center
  char charred check chilled chop chopping chunks chunky classic clean cleanly clear cling clings coarse coarsely coat coated coating colander colour color colours colors
  combine combined comes comfort comforting complete completely consistency constantly contrast cook cooking cooks cool cooled cooling cools core could cover covered covers creamy
  crisped crisping crispy crumble crunch crunchy crush cube cubed cubes cut cutting cycles dab dash deep deepens deeply deglaze deglazed deglazing delicate depth desired dice diced dicing dip
  discard discarding dish dissolve dissolved dissolves divide divided do does done double down drain drained draining dress drip drizzle drizzled drizzling drop dry dust dusted
  each earthy easily edge edges effortless either elegant element end enough enhance ensure entire entirely equal even evenly every everything excess extra
  fall falls far fast feel few final finally find fine finely finish finished finishing firm first flake flakes flaky flame flat flavour flavourful flavours flavor flavorful flavors flip flipped flipping fluff fluffed
  fluffy foam foaming foil fold folded folding follow following fond for fork form forms fragrance fragrant frequently fresh freshly from frying full fully garnish garnished garnishing generous generously
  gentle gently get gets give gives glaze glazed glazing gloss glossy go goes gold golden good gradually grate grater greased grease great grill grilled half halve halved halves halving handful handle happy
  hard has have heat heated heating heats heavy help helps here high hint hold holes hot how if immediately in inside instead intense internal into is it its itself just keep keeping keeps knead kneading
  large last lasts later layer layered layers lay leave leaves leaving leftover lemony less let lets letting level lid lift lifted light lightly like line lined lively liquid little long longer looks loose loosely loosen lots low lower lowest
  made make makes making many marinate marinated marinating mash mashed may medium mellow melt melted melting melts meanwhile merely middle might mince minced minute minutes mix mixed mixing mixture moderate moist moisture
  moment more most mostly mound move much must natural nearly neat need needed needs nestle nestled never next nice no nonstick not note notes now occasionally of off often on once one only onto opaque open option optional or other
  others otherwise out over overcook overcrowd overlap overnight own pack pair paired paper parchment part parts pass paste pat patted peel peeled peeling per perfect perfectly piece pieces pile pinch place placed plain plate plated plates pleasant
  point poke portion possible pot pour poured pouring preheat preheated prepare prepared pressed press pressing prick pricked prior process pull pulled pulse puree pureed put quarter quartered quarters quick quickly quite
  rack raise raised reach reached reaches ready reduce reduced reduces reducing refrigerate register registers reheat release released releases remain remaining remains remove removed removing render rendered renders repeat reserve reserved reserving rest rested resting rests
  retain return returned returning rich richness right rim rinse rinsed rinsing rise roasted roasting roll rolled room roughly round rub rubbed runny rustic same satisfying saucepan saute sauteed sauteing sautee save savoury savory scatter scattered scoop scrape scraped scraping seal sear seared
  searing season seasoned seasoning seasonings sections see separate separated serve served serves serving servings set sets several shallow shape shaped shapes sharp sheen sheet shimmer shimmering shimmers short should shred shredded side sides sieve sift silky simmer simmered simmering simmers
  simple simply single sit sits size sized sizes sizing sizzle sizzling skewer skillet skim skin slice sliced slices slicing slight slightly slow slowly small smell smells smoke smoky smooth smoother snug snugly so soak soaked soaking soaks soft soften softened softening softens some soon
  spatula splash split spoon spooned spoonful spooning spread spreading sprinkle sprinkled sprinkling squeeze squeezed squeezing stage stand start starts steam steamed steaming steep step steps stick sticking sticks sticky still stir stirred stirring stirs stock stop stove stovetop straight straightaway strain strained straining
  strips strong subtle such surface sweetness swirl swirling take taken takes tang tangy taste tasting tastes tear tears tease temperature tend tender tent tented tents test texture than that the their them then there thermometer these they thick thicken thickened thickening thickens thicker thickest thickness thin thinly this those
  though through throughout tightly tilt time times tip to toast toasted toasting toasts together tongs too top topped topping toppings toss tossed tossing touch tough towards transfer transferred transferring translucent tray trim trimmed trimming turn turned turning turns twice under underneath until up use used uses using usual usually
  variety vegetal very vibrant vigorously vinaigrette visible warm warmed warming warms warmth wash washed water watery way wedge well when where whether which while whisk whisked whisking whole why wide wilt wilted wilting wilts wipe wish with within without work working works would wrap wrapped yet yielding yields you your zest zested zesty zing
`;
