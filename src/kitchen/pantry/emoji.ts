/** The foods people type as pictures; skin, style and joining marks are dropped first. */
const FOODS: Record<string, string> = {
  '🥚': 'egg',
  '🍳': 'egg',
  '🍅': 'tomato',
  '🥔': 'potato',
  '🥕': 'carrot',
  '🌽': 'corn cob',
  '🥦': 'broccoli',
  '🥬': 'pak choi',
  '🥒': 'cucumber',
  '🌶': 'red chilli',
  '🫑': 'green pepper',
  '🍆': 'aubergine',
  '🧅': 'onion',
  '🧄': 'garlic',
  '🍄': 'mushroom',
  '🫛': 'peas',
  '🫘': 'beans',
  '🥜': 'peanuts',
  '🌰': 'chestnuts',
  '🫚': 'ginger',
  '🥑': 'avocado',
  '🫒': 'olives',
  '🍠': 'sweet potato',
  '🍎': 'apple',
  '🍏': 'apple',
  '🍐': 'pear',
  '🍊': 'orange',
  '🍋': 'lemon',
  '🍌': 'banana',
  '🍉': 'watermelon',
  '🍇': 'grapes',
  '🍓': 'strawberry',
  '🫐': 'blueberry',
  '🍒': 'cherry',
  '🍑': 'peach',
  '🥭': 'mango',
  '🍍': 'pineapple',
  '🥥': 'coconut',
  '🥝': 'kiwi',
  '🍈': 'melon',
  '🍞': 'bread',
  '🥖': 'baguette',
  '🥐': 'croissant',
  '🥯': 'bagel',
  '🫓': 'flatbread',
  '🥨': 'pretzel',
  '🧀': 'cheese',
  '🧈': 'butter',
  '🥛': 'milk',
  '🍯': 'honey',
  '🍗': 'chicken legs',
  '🥓': 'bacon',
  '🥩': 'steak',
  '🍖': 'ribs',
  '🌭': 'hot dogs',
  '🍤': 'prawns',
  '🦐': 'prawns',
  '🦞': 'lobster',
  '🦀': 'crab',
  '🦑': 'squid',
  '🦪': 'oysters',
  '🐟': 'fish',
  '🐠': 'fish',
  '🍣': 'salmon',
  '🍚': 'cooked rice',
  '🍝': 'spaghetti',
  '🍜': 'noodles',
  '🍫': 'chocolate',
  '🍪': 'biscuits',
  '🍷': 'red wine',
  '🍺': 'beer',
  '🧂': 'salt',
  '☕': 'coffee',
  '🍵': 'tea',
  '🌿': 'herbs',
  '🥫': 'tinned tomatoes',
  '🎃': 'pumpkin',
  '🥞': 'pancakes',
  '🍟': 'chips',
};

/** "🥚🥚 and milk" → "2 egg and milk"; pictures of anything else stay as they are. */
export function spellEmoji(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  const words: string[] = [];
  let last: string | undefined;
  let count = 0;
  const flush = () => {
    if (last !== undefined) words.push(count > 1 ? ` ${count} ${last} ` : ` ${last} `);
    last = undefined;
    count = 0;
  };
  for (const sign of text.replace(/[\ufe0f\u200d]|\p{Emoji_Modifier}/gu, '')) {
    const food = FOODS[sign];
    if (food !== undefined && food === last) count++;
    else if (sign !== ' ' || last === undefined) {
      flush();
      if (food === undefined) words.push(sign);
      else [last, count] = [food, 1];
    }
  }
  flush();
  return words.join('').trim();
}
