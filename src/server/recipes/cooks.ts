import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Handed, Prepared } from '#kitchen/draft/judge-all.ts';
import type { Judgement } from '#kitchen/draft/judge-draft.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { type Metrics, newMetrics } from '../metrics/metrics.ts';
import type { Cooked } from './cook-worker.ts';
import { aLine } from './line.ts';

/** Orders that may wait for one cook, so that a crowd arriving at once is bounded. */
const WAITING_FOR_ONE = 100;
/** Whoever would wait longer than this for their turn is better told to come again. */
const MOST_WAIT_MS = 400;
/** Orders before the first visitor's, so that it is known how long one takes. */
const WARM_UP = 3;

export interface Cooks {
  readonly cook: (request: CookRequest) => Promise<Answer>;
  /** Cooks, and briefs another chef. */
  readonly prepare: (request: CookRequest) => Promise<Prepared>;
  /** Judges what another chef has handed in. */
  readonly judge: (handed: Handed) => Promise<Judgement[]>;
  readonly leave: () => Promise<void>;
}

interface Kitchen {
  readonly metrics?: Pick<Metrics, 'sentBack' | 'shed'>;
  readonly mostWaitMs?: number;
}

/** Cooks in threads of their own, so that a pantry of fifty things keeps no page waiting. Resolves when they are ready to cook. */
export async function hireCooks(count: number, { metrics = newMetrics(), mostWaitMs = MOST_WAIT_MS }: Kitchen = {}): Promise<Cooks> {
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'cook-worker.ts'),
    minThreads: count,
    maxThreads: count,
    recordTiming: false,
  });
  const inLine = aLine({
    atOnce: count,
    mostWaitMs,
    mostWaiting: count * WAITING_FOR_ONE,
    sentence: 'Every cook is busy just now. Please try again in a few seconds.',
    onShed: () => metrics.shed('kitchen'),
  });
  const order = (task: unknown, name?: string) => inLine(() => pool.run(task, name ? { name } : {}));
  await Promise.all(Array.from({ length: count }, () => pool.run({ ingredients: ['egg'] })));
  for (let turn = 0; turn < WARM_UP; turn += 1) await order({ ingredients: ['egg', 'rice', 'onion', 'carrot', 'cheese'] });
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
