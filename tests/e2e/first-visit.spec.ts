import { expect, test } from '@playwright/test';
import { add, comeBackWith, field, openHome, tags, toasts } from './kitchen.ts';

test('an empty list says why nothing can be generated, and has an example to try', async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeDisabled();
  await expect(page.getByText('Add at least one ingredient first.')).toBeVisible();
  await page.getByRole('button', { name: 'Try this example' }).click();
  await expect(tags(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Generate Recipes' })).toBeEnabled();
});

test('Enter in an empty field, with nothing on the list, asks for an ingredient', async ({ page }) => {
  await openHome(page);
  await field(page).press('Enter');
  await expect(toasts(page)).toContainText('No Ingredients Added');
  await expect(toasts(page)).toContainText('Please add at least one ingredient to generate recipes.');
});

test('Get Started leads to the field', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What ingredients do you have?' })).toBeInViewport();
});

test('a chip adds a common food, once', async ({ page }) => {
  await openHome(page);
  const chip = page.getByRole('button', { name: 'Add potato' });
  await chip.click();
  await expect(tags(page)).toHaveText(['potato']);
  await expect(chip).toBeDisabled();
});

test('the list holds 50', async ({ page }) => {
  await comeBackWith(
    page,
    Array.from({ length: 50 }, (_, index) => `food number ${index}`),
  );
  await add(page, 'eggs');
  await expect(tags(page)).toHaveCount(50);
  await expect(page.getByText('The list holds 50 ingredients; 1 more did not fit.')).toBeVisible();
});

for (const found of ['not json', '{"a":1}', '[1,null,"eggs"]'])
  test(`a spoilt list in the browser is no obstacle: ${found}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('pantry-ingredients', text), found);
    await openHome(page);
    await add(page, 'rice');
    await expect(tags(page).last()).toHaveText('rice');
  });

test('a browser that keeps nothing still cooks', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await openHome(page);
  await add(page, 'eggs');
  await expect(tags(page)).toHaveText(['eggs']);
});
