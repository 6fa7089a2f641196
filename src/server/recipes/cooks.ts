import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { AppError } from '../app-error.ts';
import { type Metrics, newMetrics } from '../metrics/metrics.ts';
import type { Cooked } from './cook-worker.ts';

/** Orders that may wait for one cook: a second's work, after which a visitor is better told to come again. */
const WAITING_FOR_ONE = 100;

export interface Cooks {
  readonly cook: (request: CookRequest) => Promise<Answer>;
  readonly leave: () => Promise<void>;
}

/** Cooks in threads of their own, so that a pantry of fifty things keeps no page waiting. Resolves when they are ready to cook. */
export async function hireCooks(count: number, metrics: Pick<Metrics, 'cooked' | 'sentBack' | 'shed'> = newMetrics()): Promise<Cooks> {
  const pool = new Piscina<CookRequest, Cooked>({
    filename: join(import.meta.dirname, 'cook-worker.ts'),
    minThreads: count,
    maxThreads: count,
    maxQueue: count * WAITING_FOR_ONE,
    recordTiming: false,
  });
  await Promise.all(Array.from({ length: count }, () => pool.run({ ingredients: ['egg'] })));
  return {
    cook: async (request) => {
      if (pool.queueSize >= pool.options.maxQueue) {
        metrics.shed('kitchen');
        throw new AppError('overloaded', 'Every cook is busy just now. Please try again in a few seconds.');
      }
      const { answer, sentBack } = await pool.run(request);
      metrics.cooked(answer.recipes.length);
      metrics.sentBack(sentBack);
      return answer;
    },
    leave: () => pool.destroy(),
  };
}
