/** Sixty ordinary and odd kitchens, as people type them: what `npm run tasting` cooks from. */
export const TASTING_PANTRIES: readonly string[] = `eggs, cheddar, spinach, bread, milk
chicken thighs, potatoes, carrots, onion, garlic
minced beef, pasta, tinned tomatoes, onion, mushrooms
tofu, broccoli, rice, soy sauce, ginger
salmon, asparagus, lemon, new potatoes
chickpeas, tinned tomatoes, spinach, onion, curry powder
black beans, tortillas, cheddar, avocado, peppers
lentils, carrots, celery, onion, cumin
prawns, noodles, pak choi, chilli, lime
sausages, cabbage, apples, mustard
bananas, oats, milk, honey
apples, flour, butter, sugar, cinnamon
leftover rice, eggs, peas, spring onions
stale bread, tomatoes, cucumber, mozzarella, basil
courgettes, feta, mint, eggs
aubergine, tomatoes, yoghurt, garlic, chickpeas
tuna, sweetcorn, mayonnaise, pasta, cucumber
cauliflower, cheddar, milk, butter, mustard
sweet potatoes, black beans, coriander, lime, red onion
leeks, potatoes, cream, bacon
pork chops, apples, cabbage, cider vinegar
halloumi, peppers, couscous, lemon, mint
leftover roast chicken, carrots, celery, noodles
kale, white beans, garlic, parmesan, lemon
mushrooms, risotto rice, parmesan, white wine, onion
strawberries, cream, biscuits
beetroot, goat's cheese, walnuts, rocket
cod, potatoes, peas, milk
lamb mince, aubergine, yoghurt, mint, rice
ham, eggs, cheese, bread, tomatoes
kimchi, rice, eggs, spring onions, sesame oil
coconut milk, chicken breast, green beans, curry paste, rice
pumpkin, sage, butter, pasta
yoghurt, berries, granola, honey
quinoa, avocado, black beans, sweetcorn, lime
turkey mince, peppers, onion, tinned tomatoes, kidney beans
squash, chickpeas, spinach, coconut milk
ricotta, spinach, lasagne sheets, tomatoes
smoked mackerel, beetroot, potatoes, horseradish
rhubarb, custard, oats
cucumber, radishes, yoghurt, dill, smoked salmon
peanut butter, noodles, carrots, cabbage, lime
steak, mushrooms, spinach, blue cheese
chorizo, chickpeas, peppers, eggs
parsnips, carrots, honey, thyme
brussels sprouts, bacon, chestnuts, cream
fennel, orange, olives, white fish
red cabbage, apple, pork, vinegar
feta, watermelon, mint
ketchup, mustard, mayonnaise
eggs
rice
carrots
flour, sugar, butter, eggs
milk, eggs, bananas, flour
corned beef, potatoes, onions
gnocchi, pesto, cherry tomatoes, mozzarella
couscous, roast vegetables, feta, lemon
tinned sardines, bread, tomatoes, lemon
duck legs, oranges, carrots, potatoes
salmon, broccoli, brown rice, ginger
rice, eggs
whole chicken, potatoes, lemon, thyme
chicken livers, onion, bread
lettuce, minced pork, soy sauce, lime`.split('\n');
