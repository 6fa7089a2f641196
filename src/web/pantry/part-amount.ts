const AMOUNT =
  /^((?:\d+(?:[.,/]\d+)?\s?[¼-¾⅐-⅞]?|[¼-¾⅐-⅞])\s?(?:(?:g|kg|ml|cl|l|oz|lbs?|tbsp|tsp|cups?|pints?|litres?|grams?|tins?|cans?|jars?|packs?|packets?|bunch(?:es)?|cloves?|slices?)\b)?)\s*(?:of\s+)?(\p{L}.*)$/iu;

/** "500 g mince" in its two halves, amount and name; no amount leaves ''. */
export function partAmount(text: string): { readonly amount: string; readonly name: string } {
  const found = AMOUNT.exec(text.trim());
  return found ? { amount: found[1]?.trim() ?? '', name: found[2] ?? '' } : { amount: '', name: text.trim() };
}

/** As a tag shows it: what first, how much after it ("mince 500 g"); what is counted keeps its number in front ("2 carrots"). */
export function tagWords(text: string): { readonly before: string; readonly name: string; readonly after: string } {
  const { amount, name } = partAmount(text);
  return /\p{L}/u.test(amount) ? { before: '', name, after: amount } : { before: amount, name, after: '' };
}
