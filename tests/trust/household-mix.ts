import autocannon from 'autocannon';
import { samplePantry } from '../../scripts/sample-pantries.ts';
import { aRecipe } from './caller.ts';

export interface Home {
  readonly origin: string;
  /** Of cooks who are signed in: their session's token. */
  readonly tokens: readonly string[];
  /** Recipes that everybody may read. */
  readonly shared: readonly number[];
}

export interface Pace {
  readonly connections: number;
  readonly seconds: number;
  /** Left out: as fast as it goes. */
  readonly perSecond?: number;
  /** Hears of every answer as it comes. */
  readonly heard?: (ms: number) => void;
}

export interface Mixed {
  readonly served: number;
  readonly perSecond: number;
  /** Told to come again: 503 or 429 with Retry-After, in our JSON. */
  readonly refused: number;
  /** Neither: each with what it was. */
  readonly failures: readonly string[];
}

interface Kept {
  id?: number;
}

/**
 * What people do, in about the shares they do it: mostly they look at pages and recipes, now and then they have something cooked,
 * keep it, love it, and let go of it again, so that the data stay as large as they are.
 */
export async function householdMix({ origin, tokens, shared }: Home, { connections, seconds, perSecond, heard = () => {} }: Pace): Promise<Mixed> {
  const failures: string[] = [];
  let [served, refused, turn] = [0, 0, 0];
  const next = <T>(of: readonly T[]): T => of[(turn += 1) % of.length] as T;
  const JSON_TYPE = { 'content-type': 'application/json' };
  // Each connection is one cook, who goes through all of this again and again.
  let cooks = 0;
  const asCook = (ask: (kept: Kept) => { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown }): autocannon.Request => ({
    setupRequest: (request, context) => {
      const kept = context as Kept & { token?: string };
      kept.token ??= tokens[(cooks += 1) % tokens.length] as string;
      const { body, ...what } = ask(kept);
      const headers = { cookie: `pinch-session=${kept.token}`, 'sec-fetch-site': 'same-origin' };
      return { ...request, ...what, ...(body === undefined ? { headers } : { headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) }) };
    },
  });
  const read = asCook(() => ({ method: 'GET', path: `/api/recipes/${next(shared)}` }));
  const home = asCook(() => ({ method: 'GET', path: '/' }));
  const requests: autocannon.Request[] = [
    home,
    asCook(() => ({ method: 'GET', path: '/api/auth/me' })),
    asCook(() => ({ method: 'POST', path: '/api/recipes/generate', body: { ingredients: samplePantry((turn += 1) % 40) } })),
    read,
    read,
    {
      ...asCook(() => ({ method: 'POST', path: '/api/recipes', body: aRecipe(`Dish ${(turn += 1)}`) })),
      onResponse: (status, body, context) => {
        if (status === 201) (context as Kept).id = JSON.parse(body).id;
      },
    },
    asCook(({ id }) => ({ method: 'POST', path: '/api/favorites', body: { recipeId: id ?? 1 } })),
    asCook(() => ({ method: 'GET', path: '/api/my-recipes' })),
    asCook(({ id }) => ({ method: 'DELETE', path: '/api/favorites', body: { recipeId: id ?? 1 } })),
    asCook(({ id }) => ({ method: 'DELETE', path: `/api/recipes/${id ?? 0}` })),
    asCook(() => ({ method: 'GET', path: `/recipe/${next(shared)}` })),
    read,
  ];
  const { errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = { url: origin, connections, duration: seconds, requests, initialContext: {}, ...(perSecond ? { overallRate: perSecond } : {}) };
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', (_client, status, _bytes, ms) => {
      heard(ms);
      // A recipe whose saving was refused is not there to be deleted.
      if (status < 300 || (status === 404 && refused > 0)) served += 1;
      else if (status === 503 || status === 429) refused += 1;
      else failures.push(`It answered with ${status}.`);
    });
  });
  for (let place = 0; place < errors + timeouts; place += 1) failures.push('There was no answer.');
  return { served, refused, failures, perSecond: served / duration };
}
