import { samplePantry } from './sample-pantries.ts';

/** Opens an account, saves a recipe of the kitchen and shares it. @returns its path */
export async function aSharedRecipe(url: string): Promise<string> {
  let cookie = '';
  const post = async (path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return answer.json();
  };
  await post('/api/auth/register', { username: 'bench', email: 'bench@example.org', password: 'plum teapot ladder' });
  const { recipes } = (await post('/api/recipes/generate', { ingredients: samplePantry(1) })) as { recipes: unknown[] };
  const { id } = (await post('/api/recipes', recipes[0])) as { id: number };
  await post(`/api/recipes/${id}/share`);
  return `/recipe/${id}`;
}
