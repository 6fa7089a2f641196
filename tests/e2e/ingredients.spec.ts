import { expect, test } from '@playwright/test';
import { add, comeBackWith, field, openHome, tags, untilKitchenIsKnown } from './kitchen.ts';

test('Enter, a comma and a semicolon add, and amounts stay on the tag', async ({ page }) => {
  await openHome(page);
  await add(page, '500 g mince');
  await field(page).pressSequentially('eggs, rice;');
  await expect(tags(page)).toHaveText(['mince 500 g', 'eggs', 'rice']);
  await expect(field(page)).toHaveValue('');
});

test('a pasted list becomes several tags', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page);
  await page.evaluate(() => navigator.clipboard.writeText('eggs, 2 tomatoes; half an onion\nrice'));
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(tags(page)).toHaveCount(4);
  await expect(tags(page).nth(1)).toContainText('2 tomatoes');
});

test('suggestions come as one types: another name for it, and typos, count too', async ({ page }) => {
  await openHome(page);
  for (const [typed, meant] of [
    ['brocoli', 'broccoli'],
    ['tomatos', 'tomato'],
    ['garbanzo', 'chickpea'],
  ] as const) {
    await field(page).fill(typed);
    await expect(page.getByRole('option', { name: meant }).first()).toBeVisible();
  }
  await field(page).press('Escape');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
});

test('what means the same is refused, and the notice names both', async ({ page }) => {
  await openHome(page);
  await untilKitchenIsKnown(page);
  await add(page, 'tomato', 'tomatoes');
  await expect(tags(page)).toHaveCount(1);
  await expect(page.getByText('“tomatoes” is on your list already, as “tomato”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
});

test('what is not food is refused by name; the rest is added', async ({ page }) => {
  await openHome(page);
  await untilKitchenIsKnown(page);
  await add(page, 'bleach, eggs');
  await expect(tags(page)).toHaveText(['eggs']);
  await expect(page.getByRole('status').filter({ hasText: /bleach/i })).toBeVisible();
});

test('a removal can be undone, and so can clearing all', async ({ page }) => {
  await comeBackWith(page, ['eggs', 'rice', 'spinach']);
  await page.getByRole('button', { name: 'Remove rice' }).click();
  await expect(tags(page)).toHaveText(['eggs', 'spinach']);
  await expect(page.getByRole('button', { name: 'Remove spinach' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tags(page)).toHaveText(['eggs', 'rice', 'spinach']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(tags(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tags(page)).toHaveCount(3);
});

test('Add rests while the field is blank or repeats what is on the list', async ({ page }) => {
  await comeBackWith(page, ['eggs']);
  const button = page.getByRole('button', { name: 'Add', exact: true });
  for (const text of ['', '  ', 'Eggs']) {
    await field(page).fill(text);
    await expect(button).toBeDisabled();
  }
  await field(page).fill('rice');
  await expect(button).toBeEnabled();
});

test('Backspace in an empty field takes the last one away', async ({ page }) => {
  await comeBackWith(page, ['eggs', 'rice']);
  await field(page).press('Backspace');
  await expect(tags(page)).toHaveText(['eggs']);
});

test('the list, what to use first and the wishes survive a reload', async ({ page }) => {
  await openHome(page);
  await add(page, '2 carrots', 'spinach');
  await page.getByRole('button', { name: 'Use spinach first' }).click();
  await page.getByLabel('Ready in').selectOption('30 min');
  await page.reload();
  await expect(tags(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Use spinach first' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Ready in')).toHaveValue('30');
  expect(await page.evaluate(() => localStorage.getItem('pantry-ingredients'))).toBe('["2 carrots","spinach"]');
});
