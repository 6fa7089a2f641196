import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type GenerateAnswer, generateRecipes } from '#contract/recipes.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { atMost } from '../rate-limits.ts';
import { routeOf } from '../route-of.ts';

export interface RecipeRoutes {
  readonly cook: (request: CookRequest) => Answer | Promise<Answer>;
  /** 1 to 12: the kitchen has no clock. */
  readonly month: () => number;
  readonly perMinute: number;
}

/** The call that the product lives on. */
export async function recipeRoutes(app: FastifyInstance, { cook, month, perMinute }: RecipeRoutes): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().route({
    ...routeOf(generateRecipes, 'recipes'),
    config: atMost({ max: perMinute, timeWindow: '1 minute', sentence: 'That was a lot of recipes in a minute.' }),
    handler: async (request): Promise<GenerateAnswer> => cook({ ...request.body, month: month() }),
  });
}
