import type { Brief } from '#kitchen/draft/brief.ts';
import type { Handed } from '#kitchen/draft/judge-all.ts';
import type { Judgement } from '#kitchen/draft/judge-draft.ts';
import { type Fault, isGrave } from '#kitchen/pass/fault.ts';
import type { CookRequest, Recipe } from '#kitchen/recipe.ts';
import type { News } from './chef.ts';
import { readDraft } from './draft-form.ts';

export interface Returned {
  /** As it was handed in, whatever its form. */
  readonly draft: unknown;
  readonly faults: readonly Fault[];
}

interface Scene {
  readonly request: CookRequest;
  readonly brief: Brief;
  readonly partner: string;
  readonly judge: (handed: Handed) => Promise<readonly Judgement[]> | readonly Judgement[];
  readonly tell: (news: News) => void;
}

export interface Sitting {
  /** Takes what was handed in: it passes, or goes back with faults. @returns whether there is enough */
  readonly hand: (value: unknown) => Promise<boolean>;
  readonly passed: readonly Recipe[];
  /** Ends it: what is still at the pass comes too late and is told to nobody. */
  readonly close: () => void;
  /** What may go back to be mended: nothing with a fault that can hurt somebody is among it. */
  readonly mendable: () => readonly Returned[];
  /** How many were handed in, in whatever form. */
  readonly handed: () => number;
}

/** The plates of one request, at the pass. Of one call nobody waits for more than twice what was wished. */
export function sitting({ request, brief, partner, judge, tell }: Scene): Sitting {
  const passed: Recipe[] = [];
  let returned: Returned[] = [];
  let handed = 0;
  let isOpen = true;
  let most = brief.recipes * 2;
  return {
    passed,
    close: () => {
      isOpen = false;
    },
    handed: () => handed,
    mendable: () => {
      const mendable = returned.filter(({ faults }) => !faults.some(isGrave));
      returned = [];
      most = handed + brief.recipes * 2;
      return mendable.slice(0, brief.recipes - passed.length);
    },
    hand: async (value) => {
      handed += 1;
      const read = readDraft(value);
      if ('draft' in read) {
        const titles = passed.map(({ title }) => title);
        const taken = passed.flatMap(({ touch, addOns }) => [touch.id, ...addOns.map(({ id }) => id)]);
        const [judged] = await judge({ request, drafts: [read.draft], titles, taken });
        if (!isOpen) return true;
        if (judged?.recipe) {
          const recipe = { ...judged.recipe, by: partner };
          passed.push(recipe);
          tell({ type: 'recipe', recipe });
        } else returned.push({ draft: read.draft, faults: judged?.faults ?? [] });
      } else if (value !== undefined) returned.push({ draft: value, faults: read.faults });
      return passed.length >= brief.recipes || handed >= most;
    },
  };
}
