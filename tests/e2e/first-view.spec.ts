import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { comeSignedIn, post, saveOne } from './people.ts';
import { ROUTES } from './routes.ts';

const PAGE = { requests: 12, scriptBytes: 110_000 };
const RECIPE = { requests: 13, scriptBytes: 139_000 };
const FONT_BYTES = 20_000;
const PAGE_BYTES = 30_000;
const KINDS = [
  [/javascript/, 'script'],
  [/font/, 'font'],
  [/html/, 'page'],
] as const;

for (const route of ROUTES.slice(0, -1))
  test(`the first view of ${route} is light, asks nobody else and breaks no rule of ours`, async ({ page, baseURL }) => {
    await expectLight(page, route, { ...PAGE, baseURL });
  });

test("so is a stranger's first view of a shared recipe", async ({ page, browser, baseURL }) => {
  await comeSignedIn(page);
  const { id } = await saveOne(page);
  await post(page, `/api/recipes/${id}/share`);
  const stranger = await browser.newPage();
  await expectLight(stranger, `${baseURL}/recipe/${id}`, { ...RECIPE, baseURL });
  await stranger.close();
});

const sizes = new Map<string, number>();

/** Bytes of what came, packed as well as can be. The scripts are the same on every page, and packing them takes a second. */
async function packed(answer: Response): Promise<number> {
  const known = sizes.get(answer.url());
  if (known !== undefined) return known;
  const size = brotliCompressSync(await answer.body()).length;
  if (answer.url().includes('/assets/')) sizes.set(answer.url(), size);
  return size;
}

async function expectLight(page: Page, route: string, most: typeof PAGE & { baseURL: string | undefined }): Promise<void> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const answers = await answersTo(page, route);
  expect(answers.length).toBeLessThanOrEqual(most.requests);
  expect(answers.filter((answer) => !answer.url().startsWith(most.baseURL ?? ''))).toEqual([]);
  const bytes = { script: 0, font: 0, page: 0 };
  for (const answer of answers) {
    const kind = KINDS.find(([pattern]) => pattern.test(answer.headers()['content-type'] ?? ''))?.[1];
    // Fonts are packed already; the rest is counted as the server packs it.
    if (kind) bytes[kind] += kind === 'font' ? (await answer.body()).length : await packed(answer);
  }
  expect(bytes.script).toBeLessThanOrEqual(most.scriptBytes);
  expect(bytes.font).toBeLessThanOrEqual(FONT_BYTES);
  // The page carries its style sheet within.
  expect(bytes.page).toBeLessThanOrEqual(PAGE_BYTES);
  expect(complaints).toEqual([]);
}

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
