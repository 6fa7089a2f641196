/** A pattern in the plain text, and the sentence that says why it stays out. `%` stands for what was typed. */
const UNSAFE: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /\b(?:mould|mold|mouldy|moldy|mildewed|fungus on|rotten|rotting|putrid|maggoty?|maggots|slimy|spoiled|spoilt|rancid|weevils?|infested|contaminated|recalled)\b/,
    '%: food that has spoiled is best thrown away, so we leave it out.',
  ],
  [
    /\b(?:smells?|smelling|stinks?|whiffs?|tastes?) (?:(?:a bit|a little|really|very|quite|kind of|so|too|slightly|rather|of|like) )*(?:bad|off|funny|foul|sour|weird|strange|odd|awful|rotten|fishy|nasty|horrible|disgusting|gross|sulphur|ammonia|death|eggs?)\b|\b(?:that|which|it|and|now) (?:smells?|stinks?|reeks?)$|\b(?:smelly|stinky|stinking|reeking) (?!(?:\w+ )*(?:cheese|tofu|bishop|beans?|fruit|durian)\b)|\b(?:funny|bad|foul|strange|odd|weird|off) (?:smell|smelling|odou?r)\b|\b(?:turned|gone|went|going) (?:a bit |a little |all )?(?:grey|gray|green|slimy|sour|sticky)$/,
    '%: food that smells or looks wrong is best thrown away, so we leave it out.',
  ],
  [/\b(?:bulging|swollen|blown|leaking) (?:tins?|cans?|jars?|lids?|packs?)\b/, '%: a swollen tin or jar may hold botulism, so please throw it away unopened.'],
  [
    /\b(?:left out|sat out|out all (?:night|day)|(?:overnight|all night|all day) on the (?:counter|side|table|worktop|hob|stove)|(?:left )?on the (?:counter|side|table|worktop|hob|stove) (?:overnight|all (?:night|day)|for hours|since \w+)|at room temperature (?:overnight|all day)|unrefrigerated|from the (?:bin|trash|garbage|floor|road)|roadkill)\b/,
    '%: food kept warm for hours can make you ill even when it looks well, so we leave it out.',
  ],
  [
    /\b(?:green|greening|sprouted|sprouting|sprouty) (?:potato|potatoes|potatos|spuds?)\b|\b(?:potato|potatoes|spuds?) (?:that are |which are |turned |gone |with )?(?:green|sprouts|sprouting|sprouted|sprouty|green bits|green skin)\b/,
    '%: potatoes that have turned green or sprouted hold solanine, which cooking does not destroy, so we leave them out.',
  ],
  [
    /\b(?:poisonous|poison|toxic|unknown|unidentified|foraged|hand picked|self picked|i (?:found|picked)|from (?:the|my) (?:garden|lawn|woods?|forest)) (?:wild )?(?:mushrooms?|fungi|toadstools?|berries)\b|\b(?:mushrooms?|fungi|toadstools|berries) (?:i|we) (?:found|picked|foraged)\b|\b(?:mushrooms?|fungi|berries) from (?:the|my|our|a) (?:garden|lawn|woods?|forest|fields?|park)\b|\btoadstools?\b|\bdeath caps?\b|\bfly agarics?\b|\bdestroying angels?\b/,
    '%: only an expert can tell that these are safe, so we leave them out.',
  ],
  [/\brhubarb (?:leaf|leaves|greens)\b/, '%: the leaves of rhubarb are poisonous (oxalic acid); only the stalks are food.'],
  [/\b(?:raw|unripe|green|fresh|uncooked) elderberr(?:y|ies)\b/, '%: elderberries are poisonous raw; boiled as syrup or jam they are fine. We leave them out.'],
  [
    /\b(?:foxglove|digitalis|deadly nightshade|nightshade|belladonna|hemlock|oleander|monkshood|wolfsbane|aconite|laburnum|yew|daffodils?|lily of the valley|hogweed|ragwort|castor beans?|ricin|jimson ?weed|datura|thornapple|mistletoe|holly berries|ivy(?! gourds?)|poison ivy|wisteria|hydrangea|azalea|rhododendron|autumn crocus|lupins? seeds? raw|bitter almonds?|apricot (?:kernels?|stones?|pits?)|(?:cherry|peach|plum|nectarine) (?:stones?|pits?|kernels?)|(?:apple|pear|quince) (?:seeds?|pips?)|(?<!sweet )(?:tomato|potato|aubergine|eggplant) (?:leaf|leaves|plants?|sprouts)|pufferfish|puffer fish|fugu)\b/,
    '%: this is poisonous, so we leave it out.',
  ],
  [
    /\b(?:unripe|raw|fresh|green) ackee\b|\backee (?:fresh|unripe|raw|green)\b/,
    '%: ackee is poisonous until it has opened by itself on the tree; from a tin it is fine.',
  ],
  [
    /\bdead (?:lobsters?|crabs?|crayfish|mussels?|clams?|cockles|oysters?|shellfish)\b|\b(?:mussels?|clams?|cockles?|oysters?) (?:that |which )?(?:wont|dont|didnt|will not|do not|did not) (?:open|close|shut)\b/,
    '%: shellfish that died before they were cooked, or stay shut when they are, can make you very ill, so we leave them out.',
  ],
  [
    /\bcracked eggs?\b|\beggs? (?:that are |with )?(?:a )?cracked(?: shells?)?\b/,
    '%: bacteria get in through a cracked shell, so we leave them out. If you broke them just now yourself, type “eggs”.',
  ],
  [
    /\b(?:homemade|home made) (?:garlic oil|garlic in oil|garlic confit)\b|\bgarlic (?:in oil|oil|confit) (?:homemade|home made|i made|we made|from last \w+)\b/,
    '%: garlic kept in oil at home can hold botulism after a few days, even in the fridge, so we leave it out.',
  ],
  [
    /\b(?:raw|unsoaked|uncooked) (?:cassava|manioc|yuca)\b/,
    '%: cassava is poisonous until it is peeled, soaked and cooked through. Type “cassava” if that is what you will do.',
  ],
];

/** The sentence that refuses food which is not safe to cook, or null. */
export function whyUnsafe(words: readonly string[]): string | null {
  const text = words.join(' ');
  return UNSAFE.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
