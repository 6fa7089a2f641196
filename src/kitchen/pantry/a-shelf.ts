import { parseIngredients } from '#kitchen/cookbook/parse-ingredients.ts';
import { buildShelf, type Shelf } from './shelf.ts';

const LINES = `
egg | eggs | | kind eggs | of egg | piece 57 g whole | pack 12 = 680 g | allergens egg
tomato | tomatoes | toms | kind tomatoes | piece 120 g
tinned tomatoes | tinned tomatoes | chopped tomatoes | kind tinned tomatoes | pack tin 400 g = 400 g
onion | onions | | kind onions | piece 150 g
garlic | garlic | garlic clove, garlic paste | kind garlic | unit clove 4 g
ginger | ginger | | kind ginger
spinach | spinach | baby spinach | kind tender greens | pack bag 200 g
mushroom | mushrooms | | kind mushrooms
broccoli | broccoli | | kind brassica florets | piece 350 g
potato | potatoes | | kind potatoes | piece 180 g
salt | salt | | kind salts | staple
black pepper | black pepper | pepper, peppercorn | kind spices | staple
olive oil | olive oil | | kind oils | ml 0.91 | tbsp 14 g
plain flour | plain flour | flour | kind flours | cup 125 g | allergens gluten
pasta | pasta | | kind short pasta | allergens gluten
cooked pasta | cooked pasta | | kind cooked pasta | allergens gluten
bread | bread | | kind breads | allergens gluten | unit slice 40 g
milk | milk | | kind milks | of dairy | ml 1.03 | allergens milk
double cream | double cream | cream | kind creams | of dairy | allergens milk | pack tub 300 ml = 300 g
cheddar | cheddar | cheese | kind melting cheeses | of dairy | allergens milk
half-and-half | half-and-half | | kind creams | of dairy
chicken breast | chicken breasts | chicken | short chicken | kind chicken pieces | of poultry | piece 170 g
chicken thigh | chicken thighs | | short chicken | kind chicken pieces | of poultry
cooked chicken | cooked chicken | roast chicken | short chicken | kind cooked poultry | of poultry
pork sausage | pork sausages | sausage | kind sausages | of pork
smoked trout | smoked trout | | kind smoked fish | of fish
tinned chickpea | tinned chickpeas | chickpea | short chickpea | kind chickpeas | pack tin 400 g = 240 g
dried chickpea | dried chickpeas | | kind dried beans
coriander | coriander | cilantro, fresh coriander | kind soft herbs
coriander seed | coriander seeds | | kind warm spices
lemon | lemons | | kind sharp citrus | piece 60 g
beer | beer | | kind beers | alcohol | allergens gluten
peanut butter | peanut butter | | kind nut butters | allergens peanut
`;

/** A small shelf for tests: enough to read with, and to be read at a glance. */
export function aShelf(more = ''): Shelf {
  return buildShelf(parseIngredients([{ path: 'shelf', text: LINES + more }]).ingredients);
}
