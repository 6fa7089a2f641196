import type { Allergen } from '#kitchen/recipe.ts';

/** What people call the 14 allergens. Where a word may mean less or more, it means more: never poison anybody. */
const MEANT: readonly (readonly [pattern: RegExp, allergens: readonly Allergen[], said: string])[] = [
  [/^(?:gluten|wheat|coeliac|celiac|barley|rye)s?$/, ['gluten'], 'gluten'],
  [/^(?:crustaceans?|prawns?|shrimps?|crabs?|lobsters?)$/, ['crustaceans'], 'crustaceans'],
  [/^shellfish$/, ['crustaceans', 'molluscs'], 'shellfish'],
  [/^seafood$/, ['fish', 'crustaceans', 'molluscs'], 'fish or shellfish'],
  [/^eggs?$/, ['egg'], 'egg'],
  [/^fish$/, ['fish'], 'fish'],
  [/^(?:pea ?nuts?|ground ?nuts?)$/, ['peanut'], 'peanuts'],
  [/^(?:tree ?nuts?|(?:almond|hazelnut|walnut|cashew|pecan|pistachio|brazil|macadamia)s?(?: nuts?)?)$/, ['nuts'], 'nuts'],
  [/^(?:nuts?|nuts? and peanuts?|peanuts? and (?:tree )?nuts?)$/, ['nuts', 'peanut'], 'nuts or peanuts'],
  [/^(?:soya?|soja|soya? ?beans?|edamame)$/, ['soy'], 'soya'],
  [/^(?:milk|dairy|lactose|cows? milk|(?:cows? )?milk protein|casein|whey|cmpa)$/, ['milk'], 'milk'],
  [/^(?:celery|celeriac)$/, ['celery'], 'celery'],
  [/^mustard$/, ['mustard'], 'mustard'],
  [/^(?:sesame|sesame seeds?|tahini)$/, ['sesame'], 'sesame'],
  [/^sul(?:ph|f)ites?$/, ['sulphites'], 'sulphites'],
  [/^lupins?$/, ['lupin'], 'lupin'],
  [/^(?:molluscs?|mollusks?|mussels?|oysters?|clams?|squid)$/, ['molluscs'], 'molluscs'],
];

/** The allergens that a plain word or two mean, and how to say them; null when they mean none of the list. */
export function allergensMeant(words: string): { allergens: readonly Allergen[]; said: string } | null {
  const found = MEANT.find(([pattern]) => pattern.test(words.trim()));
  return found === undefined ? null : { allergens: found[1], said: found[2] };
}
