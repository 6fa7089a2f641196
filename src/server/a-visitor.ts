import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { RecipeToSave } from '#contract/saved-recipes.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** For tests: a browser on our own pages, which keeps the cookies it gets. */
export interface Visitor {
  readonly cookies: Map<string, string>;
  call(method: Method, url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

export function aVisitor(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}, remoteAddress = '127.0.0.1'): Visitor {
  const cookies = new Map<string, string>();
  return {
    cookies,
    call: async (method, url, body) => {
      const answer = await app.inject({
        method,
        url,
        remoteAddress,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
      for (const { name, value, expires } of answer.cookies) {
        if (value === '' || (expires && expires.getTime() === 0)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

export const PASSWORD = 'plum teapot ladder';

/** For tests: a visitor with an account of this name. */
export async function aMember(app: FastifyInstance, username: string): Promise<Visitor> {
  const visitor = aVisitor(app);
  const answer = await visitor.call('POST', '/api/auth/register', { username, email: `${username}@example.org`, password: PASSWORD });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return visitor;
}

/** For tests: the least that may be saved. */
export function aRecipeToSave(given: Partial<RecipeToSave> = {}): RecipeToSave {
  return {
    title: 'Eggs on toast',
    cookTime: '10 min',
    servings: 2,
    mainIngredients: ['4 eggs', '4 slices bread'],
    instructions: 'Toast the bread.\nFry the eggs.',
    suggestedAddOns: { items: ['chives'], savings: 'Stale bread toasts best.' },
    gourmetTouch: { ingredient: 'brown butter', description: 'Over the eggs.' },
    image: undefined,
    ...given,
  };
}
