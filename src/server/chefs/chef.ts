import type { Answer, CookRequest, InputReport, Recipe } from '#kitchen/recipe.ts';

/** Whoever cooks: the house, or a model whose plates go over the house's pass. */
export interface Chef {
  /** Never rejects for what happens outside the house: whoever fails is replaced. `signal` stops the cooking, not the answer. */
  cook(request: CookRequest, signal: AbortSignal, table?: Table): Promise<Answer>;
}

/** Where the plates go while there is still cooking. */
export interface Table {
  /** Who is served, for what each may have of a guest's time: the visitor's address, never kept. */
  readonly visitor: string;
  /** Whether a guest that works elsewhere may be told of diets and allergies: they are health data, so only on the visitor's word. */
  readonly mayTellHealth?: boolean;
  readonly tell?: (news: News) => void;
}

/** What has happened, as it happens. */
export type News =
  | { readonly type: 'read'; readonly inputs: readonly InputReport[]; readonly notes: readonly string[] }
  | { readonly type: 'asked' | 'writing' | 'mending' }
  | { readonly type: 'recipe'; readonly recipe: Recipe };
