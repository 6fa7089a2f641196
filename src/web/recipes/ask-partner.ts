import type { GenerateNews } from '#contract/recipes.ts';
import type { Answer, CookRequest, Recipe } from '#kitchen/recipe.ts';
import { call, refusalOf } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { type GuestAtWork, tellAtWork } from './guest-at-work.ts';
import { linesOf } from './lines-of.ts';

/**
 * Asks a partner and tells what happens while it happens. Whoever stops it gets what has passed by then; when that is nothing, what
 * the house cooks.
 */
export async function askPartner(request: CookRequest & { readonly chef?: 'partner' }, partner: string): Promise<Answer> {
  const stop = new AbortController();
  let now: GuestAtWork = { partner, step: 'asked', inputs: [], recipes: [], stop: () => stop.abort() };
  const show = (change: Partial<GuestAtWork>) => {
    now = { ...now, ...change };
    tellAtWork(now);
  };
  show({});
  try {
    const answer = await fetch('/api/recipes/generate/stream', {
      method: 'POST',
      credentials: 'include',
      signal: stop.signal,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!answer.ok || !answer.body) throw await refusalOf(answer);
    for await (const line of linesOf(answer.body)) {
      const news = JSON.parse(line) as GenerateNews;
      if (news.type === 'read') show({ inputs: news.inputs });
      else if (news.type === 'recipe') show({ recipes: [...now.recipes, news.recipe as Recipe] });
      else if (news.type === 'failed') throw new CallError(500, news.message, news.message);
      else if (news.type === 'done')
        return {
          recipes: now.recipes,
          inputs: now.inputs,
          notes: news.notes,
          ...(news.unlock && { unlock: news.unlock }),
          ...(news.measures && { measures: news.measures }),
        };
      else show({ step: news.type });
    }
    throw new CallError(502, 'The answer broke off.', 'The answer broke off. Please try again.');
  } catch (error) {
    const isStopped = stop.signal.aborted;
    if (!isStopped && now.recipes.length === 0) throw error;
    if (now.recipes.length === 0) return call('/api/recipes/generate', { method: 'POST', body: { ...request, chef: 'house' } });
    const note = isStopped ? `You stopped ${partner}: these had passed by then.` : `The line to ${partner} broke: these had passed by then.`;
    return { recipes: now.recipes, inputs: now.inputs, notes: [note] };
  } finally {
    tellAtWork(null);
  }
}
