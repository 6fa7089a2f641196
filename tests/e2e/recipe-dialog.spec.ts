import { expect, test } from '@playwright/test';
import { cards, generate, openFirstRecipe, openRecipeToTime, untilFocused } from './kitchen.ts';

test('the full recipe has every part, in its order', async ({ page }) => {
  await generate(page);
  const title = (await cards(page).first().getByRole('heading', { level: 3 }).textContent()) ?? '';
  const dialog = await openFirstRecipe(page);
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  for (const part of ['Ingredients', 'Instructions', "Chef's Notes"]) await expect(dialog.getByRole('heading', { name: part })).toBeVisible();
  const lines = await dialog.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''));
  const kinds = lines.map((line) => (line.startsWith('Optional: ') ? 1 : line.startsWith('Gourmet touch: ') ? 2 : 0));
  expect(kinds).toEqual([...kinds].sort());
  expect(kinds.at(-1)).toBe(2);
});

test('more servings change the amounts, in the list and in the steps', async ({ page }) => {
  await generate(page);
  const dialog = await openFirstRecipe(page);
  const amounts = () => dialog.getByRole('listitem').allInnerTexts();
  const before = await amounts();
  const more = dialog.getByRole('button', { name: 'More servings' });
  const servings = Number(/\d+/.exec((await dialog.getByRole('group', { name: 'servings' }).textContent()) ?? '')?.[0]);
  for (let times = 0; times < servings; times++) await more.click();
  await expect(dialog.getByRole('group', { name: 'servings' })).toContainText(`${servings * 2} servings`);
  const after = await amounts();
  const changed = before.map((text, index) => text !== after[index]);
  const lines = await dialog.getByRole('checkbox').count();
  expect(changed.slice(0, lines).filter(Boolean).length).toBeGreaterThan(2);
  expect(changed.slice(lines).some(Boolean)).toBe(true);
  expect(after.join(' ')).not.toMatch(/(?<!\$\d*)\d\.\d{2,}/);
});

test('US measures and one temperature scale, kept for the next recipe', async ({ page }) => {
  await generate(page);
  const dialog = await openFirstRecipe(page);
  await dialog.getByRole('button', { name: 'US measures' }).click();
  await dialog.getByRole('button', { name: 'Only °F' }).click();
  await expect(
    dialog
      .getByRole('listitem')
      .filter({ hasText: /\b(oz|lb|cups?)\b/ })
      .first(),
  ).toBeVisible();
  await expect(dialog).not.toContainText('°C)');
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^View Full Recipe/ })
    .nth(1)
    .click();
  await expect(dialog.getByRole('button', { name: 'US measures' })).toHaveAttribute('aria-pressed', 'true');
});

test('who measures in pounds and says zucchini reads of pounds and zucchini', async ({ page }) => {
  await generate(page, ['1 lb ground beef', '3 zucchini', 'spinach', '1 can crushed tomatoes', 'penne', '1 onion']);
  await expect(cards(page).filter({ hasText: /courgette/i })).toHaveCount(0);
  // Its add-ons too are weighed in ounces, from the moment the page has read the list.
  await expect(cards(page).filter({ hasText: /\d (?:g|ml|cm)\b/ })).toHaveCount(0);
  const dialog = await openFirstRecipe(page);
  await expect(dialog.getByRole('button', { name: 'US measures' })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('listitem').filter({ hasText: '1 lb ground beef' }).first()).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Instructions' }).or(dialog.locator('ol')).first()).not.toContainText(/\d (?:g|ml|cm)\b|courgette/);
});

test('ingredients can be ticked, and a timer runs until it is stopped', async ({ page }) => {
  await generate(page);
  const dialog = await openRecipeToTime(page);
  const box = dialog.getByRole('checkbox').first();
  await box.check();
  await expect(box).toBeChecked();
  const timer = dialog.getByRole('button', { name: /^Start a timer/ });
  await timer.first().click();
  const running = page.getByRole('button', { name: /^Stop the timer/ });
  await expect(running).toContainText(/\d+:\d\d/);
  await running.click();
  await expect(running).toBeHidden();
});

test('Escape, the cross and the back button close it, and the focus goes back', async ({ page }) => {
  await generate(page);
  const opener = page.getByRole('link', { name: /^View Full Recipe/ }).first();
  const dialog = page.getByRole('dialog');
  for (const close of [() => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: /close/i }).click()]) {
    await opener.click();
    await untilFocused(dialog);
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});
