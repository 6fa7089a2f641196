import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Order } from '#kitchen/order.ts';
import type { Shelf } from '#kitchen/pantry/shelf.ts';

/** For whom a draft is judged, and beside what. */
export interface DraftScene {
  readonly order: Order;
  readonly cookbook: Cookbook;
  readonly shelf: Shelf;
  readonly month: number | undefined;
  /** Titles that stand on the table already. */
  readonly titles: readonly string[];
  /** Ids of touches and add-ons that other recipes of the answer have. */
  readonly taken: ReadonlySet<string>;
}
