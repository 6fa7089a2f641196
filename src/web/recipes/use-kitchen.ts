import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { sentenceOf } from '../api/call-error.ts';
import { showToast } from '../ui/toast-store.ts';
import { askKitchen } from './ask-kitchen.ts';

/** What was served last; kept while the page is open, so that the way back finds it. */
export interface Served {
  readonly answer: Answer;
  readonly request: CookRequest;
  /** Titles shown so far for this list. */
  readonly shown: readonly string[];
  /** Counts the answers, so that each is scrolled to once. */
  readonly turn: number;
  /** True when others were asked for and there were none. */
  readonly isAll: boolean;
}

const SERVED = ['served'];
const FAILED = 'Failed to generate recipes. Please try again.';

export function useKitchen() {
  const client = useQueryClient();
  const { data: served } = useQuery<Served | null>({ queryKey: SERVED, queryFn: () => null, enabled: false, initialData: null });
  const asking = useMutation({
    mutationFn: askKitchen,
    onSuccess: (answer, request) => {
      const before = client.getQueryData<Served | null>(SERVED) ?? null;
      const next = serve(answer, request, before);
      client.setQueryData(SERVED, next);
      const count = answer.recipes.length;
      if (count) showToast({ title: 'Recipes Generated!', text: `We've found ${count} ${count === 1 ? 'recipe' : 'recipes'} you can make with your ingredients.` });
    },
    onError: (error) => showToast({ title: 'Recipe Generation Failed', text: sentenceOf(error, FAILED), isError: true }),
  });

  return {
    served,
    isAsking: asking.isPending,
    failure: asking.isError ? sentenceOf(asking.error, FAILED) : null,
    cook: (request: CookRequest) => {
      if (asking.isPending) return;
      if (request.ingredients.length) asking.mutate(request);
      else showToast({ title: 'No Ingredients Added', text: 'Please add at least one ingredient to generate recipes.', isError: true });
    },
    showOthers: () => {
      if (served && !asking.isPending) asking.mutate({ ...served.request, seed: (served.request.seed ?? 0) + 1, exclude: served.shown.slice(-200) });
    },
  };
}

export function serve(answer: Answer, request: CookRequest, before: Served | null): Served {
  const isMore = request.exclude !== undefined;
  const turn = (before?.turn ?? 0) + 1;
  if (isMore && before && answer.recipes.length === 0) return { ...before, turn, isAll: true };
  const titles = answer.recipes.map(({ title }) => title);
  return { answer, request, shown: isMore && before ? [...before.shown, ...titles] : titles, turn, isAll: false };
}
