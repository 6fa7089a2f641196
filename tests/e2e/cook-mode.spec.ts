import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { generate, openFirstRecipe, openRecipeToTime } from './kitchen.ts';

test('cook mode turns by button and arrow, and goes on after a reload', async ({ page }) => {
  await generate(page);
  const recipe = await openFirstRecipe(page);
  const title = (await recipe.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await recipe.getByRole('link', { name: 'Start cooking' }).click();
  const mode = page.getByRole('dialog', { name: title });
  await expect(mode).toContainText(/Step 1 of \d+/);
  await mode.getByRole('button', { name: 'Next' }).click();
  await expect(mode).toContainText(/Step 2 of \d+/);
  await page.keyboard.press('ArrowRight');
  await expect(mode).toContainText(/Step 3 of \d+/);
  await page.keyboard.press('ArrowLeft');
  await expect(mode).toContainText(/Step 2 of \d+/);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.reload();
  await expect(mode).toContainText(/Step 2 of \d+/);
  await mode.getByRole('button', { name: 'Exit' }).click();
  await expect(mode).toBeHidden();
});

test('a timer runs on after a reload', async ({ page }) => {
  await generate(page);
  await openRecipeToTime(page);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const start = page.getByRole('button', { name: /^Start a timer/ });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  while ((await start.count()) === 0) await next.click();
  await start.first().click();
  await expect(page.getByRole('button', { name: /^Stop the timer/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Stop the timer/ })).toContainText(/\d:\d\d/);
});
