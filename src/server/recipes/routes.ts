import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type GenerateAnswer, type GenerateNews, type GenerateRequest, generateRecipes, streamRecipes } from '#contract/recipes.ts';
import type { CookRequest, Taste } from '#kitchen/recipe.ts';
import type { Viewers } from '../accounts/viewers.ts';
import { AppError } from '../app-error.ts';
import type { Chef } from '../chefs/chef.ts';
import { accountLimit, atMost, type Limit, MINUTE_MS } from '../rate-limits.ts';
import { routeOf } from '../route-of.ts';
import type { Turns } from '../turns/turns.ts';
import { visitorOf } from '../visitor-of.ts';
import { whenGone } from '../when-gone.ts';

export interface RecipeRoutes {
  readonly house: Chef;
  /** Who cooks unless a visitor wants the house alone. */
  readonly chef: Chef;
  /** What the chef may take, and a little for the house after it. */
  readonly timeoutMs: number;
  /** 1 to 12: the kitchen has no clock. */
  readonly month: () => number;
  readonly perMinute: number;
  readonly viewers: Viewers;
  readonly turns: Turns;
  /** What a member is known to like. */
  readonly taste: (userId: number) => Promise<Taste | undefined>;
  /** Hears how many recipes have left. */
  readonly onServed: (recipes: number) => void;
}

/** An empty line now and then, so that no proxy takes a slow partner for a dead line. */
const BREATH_MS = 10_000;

/** The call that the product lives on, whole or line by line. */
export async function recipeRoutes(app: FastifyInstance, options: RecipeRoutes): Promise<void> {
  const { house, chef, timeoutMs, month, perMinute, viewers, turns, taste, onServed } = options;
  const limit: Limit = { name: 'generate', max: perMinute, windowMs: MINUTE_MS, sentence: 'That was a lot of recipes in a minute.' };
  const perAccount = accountLimit(turns, limit);
  /** Counts a member's order against their account, and adds what the kitchen is to know beside the wishes. */
  const order = async (request: FastifyRequest<{ Body: GenerateRequest }>, reply: FastifyReply) => {
    const { chef: wished, ...asked } = request.body;
    const viewer = await viewers.ofWhileStored(request, reply);
    if (viewer) await perAccount(request, viewer.userId);
    const liked = viewer ? await taste(viewer.userId) : undefined;
    return {
      request: { ...asked, month: month(), ...(liked && { taste: liked }) } as CookRequest,
      who: wished === 'house' ? house : chef,
      table: { visitor: visitorOf(request), mayTellHealth: wished === 'partner' },
    };
  };

  app.withTypeProvider<ZodTypeProvider>().route({
    ...routeOf(generateRecipes, 'recipes'),
    config: atMost(limit),
    handlerTimeout: timeoutMs,
    handler: async (request, reply): Promise<GenerateAnswer> => {
      const { request: asked, who, table } = await order(request, reply);
      const answer = await who.cook(asked, whenGone(reply), table);
      onServed(answer.recipes.length);
      return answer;
    },
  });

  app.withTypeProvider<ZodTypeProvider>().route({
    ...routeOf(streamRecipes, 'recipes'),
    // Compressing would hold lines back until there are enough of them.
    compress: false,
    config: atMost(limit),
    handlerTimeout: timeoutMs,
    handler: async (request, reply) => {
      const { request: asked, who, table } = await order(request, reply);
      const lines = new PassThrough();
      const told = new Set<string>();
      const breathing = setInterval(() => lines.write('\n'), BREATH_MS);
      const tell = (news: GenerateNews) => {
        if (news.type === 'recipe') told.add(news.recipe.title);
        if (!lines.writableEnded) lines.write(`${JSON.stringify(news)}\n`);
      };
      void who
        .cook(asked, whenGone(reply), { ...table, tell })
        .then(({ recipes, inputs, notes, unlock, measures }) => {
          if (who === house) tell({ type: 'read', inputs, notes: [] });
          for (const recipe of recipes) if (!told.has(recipe.title)) tell({ type: 'recipe', recipe });
          onServed(recipes.length);
          tell({ type: 'done', notes, ...(unlock && { unlock }), ...(measures && { measures }) });
        })
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) request.log.error({ err: error }, 'unexpected');
          tell({ type: 'failed', message: error instanceof AppError ? error.message : 'Something went wrong on our side. Please try again.' });
        })
        .finally(() => {
          clearInterval(breathing);
          lines.end();
        });
      return reply
        .header('content-type', 'application/x-ndjson')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(lines as never);
    },
  });
}
