import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

const MOST_REQUESTS = 12;
const MOST_SCRIPT_BYTES = 110_000;

for (const route of ROUTES.slice(0, -1))
  test(`the first view of ${route} is light, asks nobody else and breaks no rule of ours`, async ({ page, baseURL }) => {
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const answers = await answersTo(page, route);
    expect(answers.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(answers.filter((answer) => !answer.url().startsWith(baseURL as string))).toEqual([]);
    const scripts = answers.filter((answer) => /javascript/.test(answer.headers()['content-type'] ?? ''));
    const bytes = await Promise.all(scripts.map(async (answer) => brotliCompressSync(await answer.body()).length));
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect(complaints).toEqual([]);
  });

test('nothing moves while the page loads', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

async function answersTo(page: Page, route: string): Promise<Response[]> {
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  await page.goto(route, { waitUntil: 'networkidle' });
  return answers;
}
