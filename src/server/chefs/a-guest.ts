import type { FastifyInstance } from 'fastify';
import type { GenerateAnswer } from '#contract/recipes.ts';
import { cook, shelfOf } from '#kitchen/cook.ts';
import { aDraft } from '#kitchen/draft/a-draft.ts';
import type { Draft } from '#kitchen/draft/draft.ts';
import { judgeAll, prepare } from '#kitchen/draft/judge-all.ts';
import { hasAllergen, suitsDiet } from '#kitchen/menu/diets.ts';
import { inspect } from '#kitchen/pass/inspect.ts';
import type { Allergen, Diet, Recipe } from '#kitchen/recipe.ts';
import { aServer } from '../a-server.ts';
import { readConfig } from '../config.ts';
import { readCookbook } from '../recipes/read-cookbook.ts';
import { type Asked, aModelServer, type ModelServer, type Reply } from './a-model-server.ts';
import { guestChef } from './guest-chef.ts';
import type { Facts, Guest, modelChef } from './model-chef.ts';

export const { cookbook } = readCookbook();
export const KEY = 'sk-secret-of-the-operator-4711';
/** What the good drafts are cooked from. */
export const LIST = ['2 chicken thighs', 'rice', 'carrots', 'onion', 'garlic'];
export const PARTNER = 'Test Kitchen';

/** The answer of a model that hands in these recipes. */
export function say(...drafts: readonly Partial<Draft>[]): string {
  return JSON.stringify({ recipes: drafts.map((change) => aDraft(change)) });
}

export const THREE_GOOD = say({}, { title: 'Carrot rice with chicken' }, { title: 'Chicken with garlic rice' });

export interface ATable {
  readonly app: FastifyInstance;
  readonly chef: ReturnType<typeof modelChef>;
  readonly server: ModelServer;
  readonly served: readonly Facts[];
  /** Everything that was logged. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

/** For tests: the real app with a guest behind a real port that replies as told. */
export async function aTable(
  reply: string | ((asked: Asked) => Reply),
  env: Readonly<Record<string, string>> = {},
  given: Partial<Pick<Guest, 'now' | 'clock' | 'stopping' | 'kitchen' | 'leaves'>> = {},
): Promise<ATable> {
  const server = await aModelServer(typeof reply === 'string' ? () => ({ text: reply }) : reply);
  const settings = {
    CHEF_PROVIDER: 'openai-compatible',
    CHEF_BASE_URL: server.url,
    CHEF_MODEL: 'fake',
    CHEF_KEY: KEY,
    CHEF_NAME: PARTNER,
    CHEF_REQUESTS_PER_VISITOR: '1000',
    ...env,
  };
  const served: Facts[] = [];
  const chef = await guestChef(readConfig(settings), {
    kitchen: { prepare: (request) => prepare(request, cookbook), judge: (handed) => judgeAll(handed, cookbook) },
    now: () => new Date(2026, 5, 15),
    onServed: (facts) => served.push(facts),
    ...given,
  });
  if (!chef) throw new Error('No guest is configured.');
  const lines: string[] = [];
  const app = await aServer({
    env: { ...settings, LOG_LEVEL: 'debug', RATE_GENERATE_PER_MINUTE: '0' },
    cook: (request) => cook(request, cookbook),
    chef,
    log: { write: (line) => void lines.push(line) },
  });
  return {
    app,
    chef,
    server,
    served,
    log: () => lines.join('\n'),
    close: async () => {
      await app.close();
      await server.close();
    },
  };
}

/** For tests: everything in a recipe that should not have left the house, judged beside the pass as well, in case that is wrong. */
export function unsafeIn(
  recipe: GenerateAnswer['recipes'][number],
  { diet = [], allergies = [] }: { diet?: readonly Diet[] | undefined; allergies?: readonly Allergen[] | undefined },
): string[] {
  const bans = { diets: diet, allergens: allergies, foods: [] };
  const faults = inspect(recipe as Recipe, { bans, cookbook, shelf: shelfOf(cookbook) }).map(({ words }) => words);
  const banned = [...recipe.ingredients, ...recipe.addOns, recipe.touch].flatMap(({ id }) => {
    const food = cookbook.ingredients.get(id);
    if (!food) return [`${id} is on no shelf.`];
    return diet.every((one) => suitsDiet(food, one)) && !allergies.some((one) => hasAllergen(food, one)) ? [] : [`${id} may not be eaten.`];
  });
  const odd = UNPRINTABLE.exec(JSON.stringify(recipe))?.[0];
  return [...faults, ...banned, ...(odd ? [`"${odd}" is printed.`] : [])];
}

/** Markup, addresses, marks that turn text round, and what the misbehaving models say. */
const UNPRINTABLE = /<|javascript:|https?:|evil|HACKED|bleach|60 °C|from the garden|[\u202a-\u202e\u2066-\u2069]|\\u0000/;
