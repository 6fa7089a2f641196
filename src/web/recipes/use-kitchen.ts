import { useState } from 'react';
import type { CookRequest } from '#kitchen/recipe.ts';
import { sentenceOf } from '../api/call-error.ts';
import { showToast } from '../ui/toast-store.ts';
import { keepServed, useServed } from './served.ts';

const FAILED = 'Failed to generate recipes. Please try again.';

/** Asks the kitchen and keeps what it serves; toasts say how it went. */
export function useKitchen() {
  const served = useServed();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const ask = async (request: CookRequest) => {
    if (isAsking) return;
    setAsking(true);
    setFailure(null);
    try {
      const { askKitchen } = await import('./ask-kitchen.ts');
      keepServed(await askKitchen(request), request);
    } catch (error) {
      const sentence = sentenceOf(error, FAILED);
      setFailure(sentence);
      showToast({ title: 'Recipe Generation Failed', text: sentence, isError: true });
    } finally {
      setAsking(false);
    }
  };

  return {
    served,
    isAsking,
    failure,
    cook: (request: CookRequest) => {
      if (request.ingredients.length) void ask(request);
      else showToast({ title: 'No Ingredients Added', text: 'Please add at least one ingredient to generate recipes.', isError: true });
    },
    showOthers: () => {
      if (served) void ask({ ...served.request, seed: (served.request.seed ?? 0) + 1, exclude: served.shown.slice(-200) });
    },
  };
}
