import type { Prepared } from '#kitchen/draft/judge-all.ts';
import type { Answer, CookRequest, Recipe } from '#kitchen/recipe.ts';
import { answerCache } from './answer-cache.ts';
import { TooLarge } from './bounded-fetch.ts';
import { breaker } from './breaker.ts';
import { budget } from './budget.ts';
import type { Chef, Table } from './chef.ts';
import { type ChefCounts, type Mishap, newCounts } from './chef-counts.ts';
import type { ChefSettings } from './chef-settings.ts';
import { draftReader } from './drafts-in.ts';
import { isRefusal, type Model, refusesSchema } from './model.ts';
import { HOUSE_RULES, promptFor, promptToMend } from './prompt.ts';
import { type Sitting, sitting } from './sitting.ts';
import { until, within } from './until.ts';
import { keptAtHome, noteOn, turnedAway } from './words-on-guests.ts';

/** More at once would only make each other slow, and every one may hold 256 KiB. */
const MOST_AT_ONCE = 8;
/** Characters in a token, at the least: only for ceilings, where the server does not say what it cost. */
const PER_TOKEN = 3;

export interface Guest {
  readonly settings: ChefSettings;
  /** What the visitor is told the model is called. */
  readonly partner: string;
  readonly model: Model;
  /** Whether what it is told leaves the operator's own machines. */
  readonly leaves: boolean;
  readonly kitchen: Kitchen;
  readonly now: () => Date;
  /** Milliseconds that only ever grow. */
  readonly clock?: () => number;
  readonly stopping?: AbortSignal;
  /** Hears how each request went: numbers, nothing of what was asked or answered. */
  readonly onServed?: (facts: Facts) => void;
}

/** The part of the house that a guest needs: to be briefed, and to be judged. */
export interface Kitchen {
  readonly prepare: (request: CookRequest) => Prepared | Promise<Prepared>;
  readonly judge: Parameters<typeof sitting>[0]['judge'];
}

export interface Facts {
  readonly calls: number;
  readonly passed: number;
  readonly mended: number;
  readonly replaced: number;
  readonly ms: number;
  readonly mishap: Mishap | null;
}

/**
 * A model as a second chef. It gets a brief of names and numbers, hands in drafts, and every one goes over the house's pass; what is
 * sent back may be mended once, within the same deadline. What is missing then, the house cooks: the visitor always gets recipes.
 */
export function modelChef({ settings, partner, model, leaves, kitchen, now, clock = () => performance.now(), stopping, onServed }: Guest): Chef & {
  readonly counts: ChefCounts;
} {
  const counts = newCounts();
  const cache = answerCache(now);
  const circuit = breaker(clock);
  const purse = budget(
    {
      callsPerDay: settings.CHEF_REQUESTS_PER_DAY,
      requestsPerVisitor: settings.CHEF_REQUESTS_PER_VISITOR,
      tokensPerDay: settings.CHEF_TOKENS_PER_DAY,
    },
    now,
  );
  const served = new Set<string>();
  let takesSchema = settings.CHEF_STRUCTURED !== 'no';

  return { counts, cook };

  async function cook(request: CookRequest, signal: AbortSignal, table: Table = { visitor: '' }): Promise<Answer> {
    const { tell = () => {}, visitor, mayTellHealth = false } = table;
    const prepared = await kitchen.prepare(request);
    const { answer, brief } = prepared;
    tell({ type: 'read', inputs: answer.inputs, notes: [] });
    if (brief.pantry.length === 0) return answer;
    if (leaves && brief.isAboutHealth && !mayTellHealth) return { ...answer, notes: [...answer.notes, keptAtHome(partner)] };
    const kept = cache.find(request);
    if (kept) {
      counts.fromCache += 1;
      return { ...answer, recipes: kept.recipes, notes: [...answer.notes, ...kept.notes] };
    }
    const why = turnAway(visitor);
    if (why) {
      counts[why] += 1;
      return { ...answer, notes: [...answer.notes, turnedAway(why, partner)] };
    }
    served.add(visitor);
    try {
      return await serve(request, signal, prepared, tell);
    } finally {
      served.delete(visitor);
    }
  }

  function turnAway(visitor: string): 'busy' | 'resting' | 'spent' | null {
    if (served.has(visitor) || served.size >= MOST_AT_ONCE) return 'busy';
    if (!circuit.mayCall()) return 'resting';
    return purse.admit(visitor) ? null : 'spent';
  }

  async function serve(request: CookRequest, signal: AbortSignal, { answer, brief }: Prepared, tell: NonNullable<Table['tell']>): Promise<Answer> {
    const start = clock();
    const stopped = stopping ? AbortSignal.any([signal, stopping]) : signal;
    const deadline = AbortSignal.any([stopped, AbortSignal.timeout(settings.CHEF_TIME_LIMIT_MS)]);
    const plates = sitting({ request, brief, partner, judge: kitchen.judge, tell });
    const log = { calls: 0 };
    tell({ type: 'asked' });
    /** How it stood when plates went back to be mended. */
    let before: { readonly handed: number; readonly passed: number } | null = null;
    let mishap: Mishap | null = null;
    let isSpent = false;
    try {
      await within(deadline, firstCall().then(otherCall));
    } catch (error) {
      mishap = stopped.aborted ? 'stopped' : deadline.aborted ? 'too slow' : mishapOf(error);
    }
    plates.close();
    if (plates.handed() === 0 && !isSpent) mishap ??= 'no recipe';
    return finish();

    async function firstCall(): Promise<void> {
      const prompt = promptFor(brief, brief.recipes);
      try {
        await ask(prompt, takesSchema);
      } catch (error) {
        if (settings.CHEF_STRUCTURED !== 'auto' || !takesSchema || !refusesSchema(error)) throw error;
        await ask(prompt, false);
        // It was the schema: asked without, it answers.
        if (plates.handed() > 0) takesSchema = false;
      }
    }

    /** The one other call there may be: to mend what went back, or to ask in plain words where there was nothing to read. */
    async function otherCall(): Promise<void> {
      if (log.calls > 1 || plates.passed.length >= brief.recipes) return;
      const returned = plates.mendable();
      const missing = brief.recipes - plates.passed.length;
      if (returned.length > 0) {
        tell({ type: 'mending' });
        before = { handed: plates.handed(), passed: plates.passed.length };
        await ask(promptToMend(brief, returned, returned.length), takesSchema);
      } else if (plates.handed() === 0) await ask(promptFor(brief, missing), false);
    }

    async function ask(prompt: string, isStructured: boolean): Promise<void> {
      const asked = Math.ceil((HOUSE_RULES.length + prompt.length) / PER_TOKEN);
      const reserved = purse.reserve(asked + settings.CHEF_TOKENS_PER_REQUEST);
      // What has passed so far is served.
      isSpent = !reserved;
      if (!reserved) return;
      log.calls += 1;
      counts.calls += 1;
      const enough = new AbortController();
      let tokens = 0;
      let characters = 0;
      const onTokens = (told: number) => {
        tokens = told;
      };
      const question = { system: HOUSE_RULES, prompt, mostTokens: settings.CHEF_TOKENS_PER_REQUEST, isStructured, onTokens };
      try {
        const pieces = model.answer({ ...question, signal: AbortSignal.any([deadline, enough.signal]) });
        await hand(until(deadline, pieces), plates, (piece) => {
          if (characters === 0) tell({ type: 'writing' });
          characters += piece.length;
        });
      } finally {
        enough.abort();
        const real = tokens || asked + Math.ceil(characters / PER_TOKEN);
        reserved.settle(real);
        counts.tokens += real;
      }
    }

    function finish(): Answer {
      const { passed } = plates;
      const mended = before ? passed.length - before.passed : 0;
      const replaced = Math.max(0, (before?.handed ?? plates.handed()) - passed.length);
      counts.passed += passed.length - mended;
      counts.mended += mended;
      counts.replaced += replaced;
      if (mishap) counts.mishaps[mishap] += 1;
      if (isSpent && passed.length === 0) counts.spent += 1;
      else if (mishap && mishap !== 'stopped' && passed.length === 0) circuit.failed();
      else if (mishap !== 'stopped') circuit.succeeded();
      onServed?.({ calls: log.calls, passed: passed.length - mended, mended, replaced, ms: Math.round(clock() - start), mishap });
      const recipes = withHouse(passed, answer.recipes, brief.recipes);
      const note = isSpent && passed.length === 0 ? turnedAway('spent', partner) : noteOn({ passed: passed.length, all: recipes.length, mishap, partner });
      const notes = [note];
      if (passed.length > 0 && mishap !== 'stopped') cache.keep(request, { recipes, notes });
      return { ...answer, recipes, notes: [...answer.notes, ...notes] };
    }
  }
}

/** Hands every recipe to the pass as soon as it is whole, until there are enough. */
async function hand(pieces: AsyncIterable<string>, plates: Sitting, onPiece: (piece: string) => void): Promise<void> {
  const reader = draftReader();
  for await (const piece of pieces) {
    onPiece(piece);
    for (const value of reader.take(piece)) if (await plates.hand(value)) return;
  }
}

/** The guest's recipes first, then as many of the house as are missing; without any of the guest's, all of the house's. */
function withHouse(passed: readonly Recipe[], house: readonly Recipe[], wanted: number): Recipe[] {
  if (passed.length === 0) return [...house];
  const titles = new Set(passed.map(({ title }) => title.toLowerCase()));
  const others = house.filter(({ title }) => !titles.has(title.toLowerCase()));
  return [...passed, ...others.slice(0, Math.max(0, wanted - passed.length))];
}

function mishapOf(error: unknown): Mishap {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof TooLarge) return 'too large';
  return isRefusal(error) ? 'refused' : 'no answer';
}
