import { type Answered, aCook, aRecipe, type Caller } from './caller.ts';

export interface Failure {
  readonly what: string;
  readonly status: number;
  /** The server the balancer had sent it to. */
  readonly backend: string | undefined;
}

/** Cooks with accounts who save, read, list, love and look at pages, one thing after the other, until told to stop. */
export interface Load {
  readonly requests: () => number;
  readonly failures: () => readonly Failure[];
  /** Stops. @returns one sentence for everything that was acknowledged and is not as it should be */
  readonly stop: () => Promise<string[]>;
}

type Step = (cook: Caller, state: { title: string; saved: Map<string, number> }) => Promise<[what: string, answer: Answered | Error]>;

const STEPS: readonly Step[] = [
  (cook) => asking(cook, 'GET', '/api/auth/me'),
  async (cook, { title, saved }) => {
    const [what, answer] = await asking(cook, 'POST', '/api/recipes', aRecipe(title));
    if (!(answer instanceof Error) && answer.status === 201) saved.set(title, JSON.parse(answer.body).id);
    return [what, answer];
  },
  (cook, { title, saved }) => asking(cook, 'GET', saved.has(title) ? `/api/recipes/${saved.get(title)}` : '/api/my-recipes'),
  (cook) => asking(cook, 'POST', '/api/recipes/generate', { ingredients: ['egg', 'rice'] }),
  (cook, { title, saved }) => asking(cook, 'POST', '/api/favorites', { recipeId: saved.get(title) ?? [...saved.values()][0] }),
  (cook) => asking(cook, 'GET', '/api/my-favorites'),
  (cook) => asking(cook, 'GET', '/'),
];

export async function householdLoad(origin: string, cooks: number): Promise<Load> {
  const failures: Failure[] = [];
  let requests = 0;
  let isOver = false;
  const people = await Promise.all(Array.from({ length: cooks }, (_, place) => aCook(origin, `cook${place}`, { address: `127.8.0.${place + 1}` })));
  const work = people.map(async (cook, place) => {
    const saved = new Map<string, number>();
    for (let turn = 0; !isOver; turn += 1) {
      const title = `Dish ${place} of turn ${turn}`;
      for (const step of STEPS) {
        const [what, answer] = await step(cook, { title, saved });
        requests += 1;
        if (answer instanceof Error) failures.push({ what: `${what}: ${answer.message}`, status: 0, backend: undefined });
        else if (answer.status >= 300)
          failures.push({ what: `${what}: ${answer.body.slice(0, 200)}`, status: answer.status, backend: answer.headers['x-backend'] as string });
      }
    }
    return { cook, saved };
  });
  return {
    requests: () => requests,
    failures: () => failures,
    stop: async () => {
      isOver = true;
      const broken: string[] = [];
      for (const { cook, saved } of await Promise.all(work)) {
        const list = await cook.call('GET', '/api/my-recipes');
        if (list.status !== 200) {
          broken.push(`A session was lost: ${list.status}.`);
          continue;
        }
        const titles = (JSON.parse(list.body) as { title: string }[]).map(({ title }) => title);
        const lost = [...saved.keys()].filter((title) => !titles.includes(title));
        if (lost.length > 0) broken.push(`${lost.length} acknowledged recipes are lost.`);
        if (new Set(titles).size !== titles.length) broken.push('A recipe is there twice.');
        cook.close();
      }
      return broken;
    },
  };
}

async function asking(cook: Caller, method: string, path: string, body?: unknown): Promise<[string, Answered | Error]> {
  const what = `${method} ${path.replace(/\d+/, ':id')}`;
  try {
    return [what, await cook.call(method, path, body === undefined ? {} : { body })];
  } catch (error) {
    return [what, error as Error];
  }
}
