import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { Handed, Prepared } from '#kitchen/draft/judge-all.ts';
import type { Judgement } from '#kitchen/draft/judge-draft.ts';
import type { Answer, CookRequest } from '#kitchen/recipe.ts';
import { AppError } from '../app-error.ts';
import { type Metrics, newMetrics } from '../metrics/metrics.ts';
import type { Cooked } from './cook-worker.ts';
import { aLine } from './line.ts';

/** The next order lies beside the stove while one is cooked: nobody stands idle until it has been fetched. */
const AT_HAND = 2;
/** Orders that may wait for one cook, so that a crowd arriving at once is bounded. */
const WAITING_FOR_ONE = 100;
/** Whoever would wait longer than this for their turn is better told to come again. */
const MOST_WAIT_MS = 400;
/** What a recipe leaves behind is gone at once: more room for it only makes each cook larger. */
const YOUNG_MB = 8;
/** Orders before the first visitor's, so that it is known how long one takes. */
const WARM_UP = 3;

export interface Cooks {
  readonly cook: (request: CookRequest) => Promise<Answer>;
  /** Cooks, and briefs another chef. */
  readonly prepare: (request: CookRequest) => Promise<Prepared>;
  /** Judges what another chef has handed in. */
  readonly judge: (handed: Handed) => Promise<Judgement[]>;
  /** Has them come; fulfilled when they stand at their stoves. Whoever orders before waits until then. */
  readonly arrive: () => Promise<void>;
  readonly leave: () => Promise<void>;
}

interface Kitchen {
  readonly metrics?: Pick<Metrics, 'sentBack' | 'shed'>;
  readonly mostWaitMs?: number;
}

/** Cooks in threads of their own, so that a pantry of fifty things keeps no page waiting. */
export function hireCooks(count: number, { metrics = newMetrics(), mostWaitMs = MOST_WAIT_MS }: Kitchen = {}): Cooks {
  const hire = () =>
    new Piscina({
      filename: join(import.meta.dirname, 'cook-worker.ts'),
      minThreads: count,
      maxThreads: count,
      concurrentTasksPerWorker: AT_HAND,
      recordTiming: false,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
  let hired: Piscina | null = null;
  const cooks = () => (hired ??= hire());
  let isLeaving = false;
  const line = aLine({
    atOnce: count * AT_HAND,
    mostWaitMs,
    mostWaiting: count * WAITING_FOR_ONE,
    sentence: 'Every cook is busy just now. Please try again in a few seconds.',
    onShed: () => metrics.shed('kitchen'),
  });
  const order = (task: unknown, name?: string) => line.inTurn(() => cooks().run(task, name ? { name } : {}));
  const warmUp = async () => {
    await Promise.all(Array.from({ length: count }, () => cooks().run({ ingredients: ['egg'] })));
    line.open();
    for (let turn = 0; turn < WARM_UP; turn += 1) await order({ ingredients: ['egg', 'rice', 'onion', 'carrot', 'cheese'] }).catch(unlessBusy);
  };
  return {
    arrive: () =>
      warmUp().catch((error) => {
        if (!isLeaving) throw error;
      }),
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
    leave: async () => {
      isLeaving = true;
      await hired?.destroy();
    },
  };
}

/** A crowd that waits at the door already tells as well how long an order takes. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
