import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';

/** Asks the kitchen. The same request has the same answer, so what was asked once need not be asked again. */
export function askKitchen(request: CookRequest): Promise<Answer> {
  return queryClient.fetchQuery({
    queryKey: ['recipes', request],
    queryFn: () => call<Answer>('/api/recipes/generate', { method: 'POST', body: request }),
  });
}
