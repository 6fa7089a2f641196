import type { State } from '#kitchen/cookbook/state.ts';
import type { InputReport, Wishes } from '#kitchen/recipe.ts';

/** How much there is, as far as was said. */
export interface EntryAmount {
  readonly quantity: number;
  /** '' for pieces, 'g', 'ml', 'tsp', 'tbsp', or the word used ("tin", "clove"). */
  readonly unit: string;
  /** The whole mass, where the ingredient's own facts tell it. */
  readonly grams?: number;
  /** How many that is, where it was weighed and counted: two fillets of 400 g. */
  readonly pieces?: number;
}

/** What became of one thing typed. */
export interface Entry {
  readonly typed: string;
  readonly status: InputReport['status'];
  /** Of the ingredient, when it is one of the cookbook. */
  readonly id?: string;
  /** The shelf name; for kept food that no line of the cookbook has, its own words. */
  readonly name?: string;
  /** The words typed that name an ingredient, in small letters. */
  readonly said?: string;
  readonly amount?: EntryAmount;
  readonly state?: State;
  /** Past its best: bendy, wilting, bruised. */
  readonly isFading?: true;
  /** For food kept without an id: the kind it may be used as. */
  readonly kind?: string;
  /** A sentence for the visitor; always there unless the status is 'recognised'. */
  readonly reason?: string;
  /** What the text asks for, when it is a wish and not a food, or says that something needs using. */
  readonly wish?: Wishes;
  /** The other things named in the same text ("salt and pepper"). */
  readonly more?: readonly Entry[];
}
