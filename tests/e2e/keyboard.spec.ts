import { expect, type Page, test } from '@playwright/test';
import { cards, field, openHome, resultsHeading, tags } from './kitchen.ts';

test('by keyboard alone from the field to a recipe and back', async ({ page }) => {
  await openHome(page);
  await field(page).focus();
  await page.keyboard.type('spin');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveText([/spinach/]);
  await page.keyboard.type('eggs, cooked rice, onion, garlic');
  await page.keyboard.press('Enter');
  await expect(tags(page)).toHaveCount(5);

  await tabTo(page, 'Use spinach first');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Use spinach first' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, 'Generate Recipes');
  await page.keyboard.press('Enter');
  await expect(resultsHeading(page)).toBeFocused();

  const title = (await cards(page).first().getByRole('heading', { level: 3 }).textContent()) ?? '';
  await tabTo(page, title);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await tabTo(page, 'More servings');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Print Recipe');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
});

test('the first Tab offers a way past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** Presses Tab until what has this name has the focus; 60 times is more than any of our pages needs. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < 60; times++) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to “${name}”.`);
}
