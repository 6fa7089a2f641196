import { expect, test } from '@playwright/test';
import { cards, generate, openFirstRecipe, toasts } from './kitchen.ts';

test('a saved recipe is there after a reload, and opens from the address alone', async ({ page }) => {
  await generate(page);
  const title = (await cards(page).first().getByRole('heading', { level: 3 }).textContent()) ?? '';
  const dialog = await openFirstRecipe(page);
  await dialog.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(toasts(page)).toContainText('Recipe Saved!');
  await expect(toasts(page)).toContainText('This recipe has been added to your collection.');
  await expect(dialog.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();

  await page.goto('/');
  const saved = page.getByRole('region', { name: 'Saved on this device' });
  await saved.getByRole('link', { name: title }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await saved.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(saved.getByRole('link')).toHaveCount(0);
  await saved.getByRole('button', { name: 'Undo' }).click();
  await expect(saved.getByRole('link', { name: title })).toBeVisible();
});

test('Save These Recipes saves every one of them', async ({ page }) => {
  await generate(page);
  const count = await cards(page).count();
  await page.getByRole('button', { name: 'Save These Recipes' }).click();
  await expect(toasts(page)).toContainText('All recipes have been saved to your collection');
  await expect(page.getByRole('region', { name: 'Saved on this device' }).getByRole('link')).toHaveCount(count);
});

test('when the browser keeps nothing, nothing is said to be saved', async ({ page }) => {
  await generate(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save These Recipes' }).click();
  await expect(toasts(page)).toContainText('Failed to Save Recipe');
  await expect(page.getByRole('button', { name: 'Save These Recipes' })).toBeEnabled();
});
