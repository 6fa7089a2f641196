import { createContext } from 'react-router';
import type { StoredRecipe } from '#contract/saved-recipes.ts';

/** A recipe as everybody may read it; null when it is not shared or not there. */
export type ReadShared = (id: string) => Promise<StoredRecipe | null>;

/** Hears of what went wrong while a page was rendered; the visitor is told only that it did. */
export const reportErrorContext = createContext<(error: unknown) => void>(() => {});

/** A model that cooks beside the house. */
export interface Partner {
  readonly name: string;
  /** Whether what it is told leaves the operator's own machines. */
  readonly leaves: boolean;
}

/** What the server lends to the pages it renders. Nothing of any visitor: pages hold nobody's data. */
export const readSharedContext = createContext<ReadShared>(async () => null);

export const partnerContext = createContext<Partner | null>(null);

export interface WritePage {
  /** What the page's own scripts carry as their nonce: the server names in the policy what has it, and takes it out. */
  readonly mark: string;
  /** Takes the text of the page; the answer that comes back holds its status and headers. As the body of an answer it would be encoded and decoded twice on the way. */
  readonly write: (html: string) => void;
}

export const writePageContext = createContext<WritePage>();
