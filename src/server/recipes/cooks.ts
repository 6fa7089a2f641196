import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Handed, Prepared } from '#kitchen/draft/judge-all.ts';
import type { Judgement } from '#kitchen/draft/judge-draft.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { AppError } from '../app-error.ts';
import { type Metrics, newMetrics } from '../metrics/metrics.ts';
import type { Cooked } from './cook-worker.ts';

/** Orders that may wait for one cook: a second's work, after which a visitor is better told to come again. */
const WAITING_FOR_ONE = 100;

export interface Cooks {
  readonly cook: (request: CookRequest) => Promise<Answer>;
  /** Cooks, and briefs another chef. */
  readonly prepare: (request: CookRequest) => Promise<Prepared>;
  /** Judges what another chef has handed in. */
  readonly judge: (handed: Handed) => Promise<Judgement[]>;
  readonly leave: () => Promise<void>;
}

/** Cooks in threads of their own, so that a pantry of fifty things keeps no page waiting. Resolves when they are ready to cook. */
export async function hireCooks(count: number, metrics: Pick<Metrics, 'sentBack' | 'shed'> = newMetrics()): Promise<Cooks> {
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'cook-worker.ts'),
    minThreads: count,
    maxThreads: count,
    maxQueue: count * WAITING_FOR_ONE,
    recordTiming: false,
  });
  const order = async (task: unknown, name?: string) => {
    if (pool.queueSize >= pool.options.maxQueue) {
      metrics.shed('kitchen');
      throw new AppError('overloaded', 'Every cook is busy just now. Please try again in a few seconds.');
    }
    return pool.run(task, name ? { name } : {});
  };
  await Promise.all(Array.from({ length: count }, () => pool.run({ ingredients: ['egg'] })));
  return {
    cook: async (request) => {
      const { answer, sentBack }: Cooked = await order(request);
      metrics.sentBack(sentBack);
      return answer;
    },
    prepare: (request) => order(request, 'prepareOne'),
    judge: async (handed) => {
      const judgements: Judgement[] = await order(handed, 'judgeOne');
      metrics.sentBack(judgements.filter(({ recipe }) => !recipe).length);
      return judgements;
    },
    leave: () => pool.destroy(),
  };
}
