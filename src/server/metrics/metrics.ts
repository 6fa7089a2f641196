import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ChefCounts } from '../chefs/chef-counts.ts';

/** Why a request was refused without being worked on. */
export type ShedReason = 'event_loop' | 'memory' | 'kitchen' | 'passwords';

/** Connections to the database, where it has a pool of them. */
export interface Connections {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for one. */
  readonly waiting: number;
}

/** The few numbers an operator looks at; no visitor is in them. */
export interface Metrics {
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  cooked(recipes: number): void;
  sentBack(recipes: number): void;
  shed(reason: ShedReason): void;
  watchConnections(read: () => Connections): void;
  watchChef(counts: ChefCounts): void;
  /** In the text form that Prometheus reads. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a cached answer to what a visitor just bears. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANO = 1e9;
/** How often the loop is looked at: as much every reading has, however idle the loop is. */
const LOOK_EVERY_MS = 10;

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({ name: 'pinch_requests_total', help: 'Requests answered', labelNames: ['method', 'route', 'status'], registers });
  const seconds = new Histogram({ name: 'pinch_request_seconds', help: 'Time from request to answer', labelNames: ['route'], buckets: SECONDS, registers });
  const recipes = new Counter({
    name: 'pinch_recipes_total',
    help: 'Recipes that left the kitchen, and those the pass sent back',
    labelNames: ['outcome'],
    registers,
  });
  const shed = new Counter({ name: 'pinch_shed_total', help: 'Requests refused without being worked on', labelNames: ['reason'], registers });
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
  delay.enable();
  new Gauge({
    name: 'pinch_event_loop_delay_seconds',
    help: 'How late timers were since the last reading',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [0.5, 0.99, 1]) this.set({ quantile }, Math.max(0, delay.percentile(quantile * 100) / NANO - LOOK_EVERY_MS / 1000));
      delay.reset();
    },
  });
  new Gauge({
    name: 'pinch_memory_bytes',
    help: 'Memory the process occupies',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  // What has not happened yet is 0, not absent: an alarm on a number needs one.
  for (const outcome of ['cooked', 'sent_back']) recipes.inc({ outcome }, 0);
  for (const reason of ['event_loop', 'memory', 'kitchen', 'passwords'] satisfies ShedReason[]) shed.inc({ reason }, 0);

  return {
    answered: ({ method, route, status, seconds: spent }) => {
      requests.inc({ method, route, status });
      seconds.observe({ route }, spent);
    },
    cooked: (count) => recipes.inc({ outcome: 'cooked' }, count),
    sentBack: (count) => recipes.inc({ outcome: 'sent_back' }, count),
    shed: (reason) => shed.inc({ reason }),
    watchConnections: (read) => {
      new Gauge({
        name: 'pinch_database_connections',
        help: 'Connections to the database, and requests that wait for one',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(read())) this.set({ state }, count);
        },
      });
    },
    watchChef: (counts) => {
      const shown = (name: string, help: string, label: string, read: () => Record<string, number>) => {
        new Gauge({
          name,
          help,
          labelNames: [label],
          registers,
          collect() {
            for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count);
          },
        });
      };
      shown('pinch_guest_recipes', 'Recipes of the model since the start, by what became of them', 'outcome', () => {
        const { passed, mended, replaced } = counts;
        return { passed, mended, replaced };
      });
      shown('pinch_guest_spared', 'Requests that did not ask the model, by why', 'reason', () => {
        const { fromCache: cached, spent, resting, busy } = counts;
        return { cached, spent, resting, busy };
      });
      shown('pinch_guest_cost', 'What the model was asked since the start', 'of', () => ({ calls: counts.calls, tokens: counts.tokens }));
      shown('pinch_guest_mishaps', 'Requests to the model that came to nothing or broke off, by why', 'mishap', () => counts.mishaps);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
