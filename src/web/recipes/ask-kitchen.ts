import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../ui/toast-store.ts';
import { houseOnly, partnerHere, tellHealth } from './keep-in-the-house.ts';

/** Asks whoever cooks here, and says how many recipes there are. */
export async function askKitchen(request: CookRequest): Promise<Answer> {
  const answer = await askWhoCooks(request);
  sayFound(answer.recipes.length);
  return answer;
}

/** The house, or beside it a partner, which tells what it does while it writes. */
async function askWhoCooks(request: CookRequest): Promise<Answer> {
  const partner = partnerHere();
  if (!partner) return askHouse(request);
  if (houseOnly.get()) return askHouse({ ...request, chef: 'house' });
  const { askPartner } = await import('./ask-partner.ts');
  return askPartner(tellHealth.get() ? { ...request, chef: 'partner' } : request, partner);
}

/** The same request has the same answer, so what was asked once need not be asked again. */
function askHouse(request: CookRequest & { readonly chef?: 'house' }): Promise<Answer> {
  return queryClient.fetchQuery({
    queryKey: ['recipes', request],
    queryFn: async () => {
      const answer = await call<Answer | null>('/api/recipes/generate', { method: 'POST', body: request });
      // What somebody between us and the server answered instead shall not be kept as the answer.
      if (!Array.isArray(answer?.recipes)) throw new Error('This is no answer of the kitchen.');
      return answer;
    },
  });
}

function sayFound(count: number): void {
  if (count === 0) return;
  showToast({ title: 'Recipes Generated!', text: `We've found ${count} ${count === 1 ? 'recipe' : 'recipes'} you can make with your ingredients.` });
}
