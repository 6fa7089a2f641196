import { expect, type Page, test } from '@playwright/test';
import { comeBackWith, generate, openFirstRecipe, PANTRY } from './kitchen.ts';
import { comeSignedIn, saveOne } from './people.ts';
import { ROUTES } from './routes.ts';

// 320 px is also a desk of 1280 px at 400 % zoom (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 } });

for (const route of ROUTES)
  test(`nothing is wider than a small phone at ${route}`, async ({ page }) => {
    await page.goto(route);
    await expectToFit(page);
  });

test('nor a long list, nor an entry as long as they may be', async ({ page }) => {
  await comeBackWith(page, [...PANTRY, `w${'o'.repeat(70)}rd`]);
  for (const fold of await page.locator('summary').all()) await fold.click();
  await expectToFit(page);
});

test('nor the recipes, nor one of them in full', async ({ page }) => {
  await generate(page);
  await expectToFit(page);
  const dialog = await openFirstRecipe(page);
  await expectToFit(page);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});

test('nor what members see', async ({ page }) => {
  await comeSignedIn(page);
  const { id } = await saveOne(page);
  for (const route of ['/', '/my-recipes', '/account', `/recipe/${id}`]) {
    await page.goto(route);
    await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
    await expectToFit(page);
  }
});

test('what is touched is at least 44 px tall', async ({ page }) => {
  await generate(page);
  await openFirstRecipe(page);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, select, summary, label:has(input), input:not([type=checkbox])')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => ({ name: element.getAttribute('aria-label') ?? element.textContent, height: Math.round(element.getBoundingClientRect().height) }))
        .filter(({ height }) => height < 44),
    );
  expect(await small()).toEqual([]);
});

async function expectToFit(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({ content: document.documentElement.scrollWidth, screen: window.innerWidth }));
  expect(content).toBeLessThanOrEqual(screen);
}
