import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { generateAnswer, generateRequest } from '#contract/recipes.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';

export interface RecipeRoutes {
  readonly cook: (request: CookRequest) => Answer;
  /** 1 to 12: the kitchen has no clock. */
  readonly month: () => number;
  readonly perMinute: number;
}

/** The call of the spec that the product lives on. */
export async function recipeRoutes(app: FastifyInstance, { cook, month, perMinute }: RecipeRoutes): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/recipes/generate',
    {
      schema: {
        summary: 'Cook: recipes from what is at hand',
        tags: ['recipes'],
        body: generateRequest,
        response: { 200: generateAnswer },
      },
      config: {
        rateLimit: perMinute === 0 ? false : { max: perMinute, timeWindow: '1 minute' },
      },
    },
    async (request) => cook({ ...request.body, month: month() }) as never,
  );
}
