import { caller } from './caller.ts';

/** How long until ten visitors in a row are served; given up after twice what is allowed. */
export async function untilWell(origin: string, mostMs: number): Promise<number> {
  const visitor = caller(origin);
  const from = performance.now();
  let inARow = 0;
  while (inARow < 10 && performance.now() - from < 2 * mostMs) {
    const { status } = await visitor.call('POST', '/api/recipes/generate', { body: { ingredients: ['egg'] } });
    inARow = status === 200 ? inARow + 1 : 0;
  }
  visitor.close();
  return performance.now() - from;
}
