import { expect, type Locator, type Page } from '@playwright/test';

/** A list that makes several dishes in any month, with one thing to use first. */
export const PANTRY = ['4 eggs', 'cooked rice', 'spinach', '2 carrots', '1 onion', 'garlic', 'soy sauce'] as const;

/** Opens Home and waits until the page is awake: what is typed brings suggestions. */
export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(async () => {
    await field(page).fill('');
    await field(page).fill('egg');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
  await field(page).fill('');
}

export const field = (page: Page) => page.getByRole('combobox', { name: 'Add what you have' });
export const tags = (page: Page) => page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem');
export const resultsHeading = (page: Page) => page.getByRole('heading', { name: 'Your Personalized Recipes' });
export const cards = (page: Page) => page.getByRole('article');
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

export async function add(page: Page, ...entries: readonly string[]): Promise<void> {
  for (const entry of entries) {
    await field(page).fill(entry);
    await field(page).press('Enter');
  }
}

/** Everything the kitchen knows comes after the first focus; by this name only the kitchen knows chickpeas. */
export async function untilKitchenIsKnown(page: Page): Promise<void> {
  await field(page).fill('garbanzo');
  await expect(page.getByRole('option', { name: 'chickpea' }).first()).toBeVisible();
  await field(page).fill('');
}

/** Opens Home with a list kept from an earlier visit. */
export async function comeBackWith(page: Page, list: readonly string[], useFirst: readonly string[] = []): Promise<void> {
  await page.addInitScript(
    ([entries, first]) => {
      if (localStorage.getItem('pantry-ingredients')) return;
      localStorage.setItem('pantry-ingredients', JSON.stringify(entries));
      localStorage.setItem('pinch-use-first', JSON.stringify(first));
    },
    [list, useFirst],
  );
  await page.goto('/');
  // The server knows no list: once it shows, the page is awake.
  await expect(tags(page)).toHaveCount(list.length);
}

/** From an empty page to recipes. */
export async function generate(page: Page, list: readonly string[] = PANTRY): Promise<void> {
  await comeBackWith(page, list, ['spinach']);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(resultsHeading(page)).toBeFocused();
}

export async function openFirstRecipe(page: Page) {
  await page
    .getByRole('link', { name: /^View Full Recipe/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Waits until keys go to the dialog: seen before it has the focus, it leaves them to what lies beneath. */
export async function untilFocused(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** The first of the recipes that has something to time. */
export async function openRecipeToTime(page: Page) {
  const dialog = page.getByRole('dialog');
  for (const link of await page.getByRole('link', { name: /^View Full Recipe/ }).all()) {
    await link.click();
    await expect(dialog.getByRole('heading', { name: 'Instructions' })).toBeVisible();
    if ((await dialog.getByRole('button', { name: /^Start a timer/ }).count()) > 0) return dialog;
    await untilFocused(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  throw new Error('None of these recipes has a timer.');
}
