import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type GenerateAnswer, generateRecipes } from '#contract/recipes.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import type { Viewers } from '../accounts/viewers.ts';
import { accountLimit, atMost, type Limit, MINUTE_MS } from '../rate-limits.ts';
import { routeOf } from '../route-of.ts';
import type { Turns } from '../turns/turns.ts';

export interface RecipeRoutes {
  readonly cook: (request: CookRequest) => Answer | Promise<Answer>;
  /** 1 to 12: the kitchen has no clock. */
  readonly month: () => number;
  readonly perMinute: number;
  readonly viewers: Viewers;
  readonly turns: Turns;
}

/** The call that the product lives on. */
export async function recipeRoutes(app: FastifyInstance, { cook, month, perMinute, viewers, turns }: RecipeRoutes): Promise<void> {
  const limit: Limit = { name: 'generate', max: perMinute, windowMs: MINUTE_MS, sentence: 'That was a lot of recipes in a minute.' };
  const perAccount = accountLimit(turns, limit);
  app.withTypeProvider<ZodTypeProvider>().route({
    ...routeOf(generateRecipes, 'recipes'),
    config: atMost(limit),
    handler: async (request, reply): Promise<GenerateAnswer> => {
      const viewer = await viewers.ofWhileStored(request, reply);
      if (viewer) await perAccount(request, viewer.user.id);
      return cook({ ...request.body, month: month() });
    },
  });
}
