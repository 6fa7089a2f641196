import { expect, test } from '@playwright/test';
import { generate, openFirstRecipe } from './kitchen.ts';
import { comeSignedIn, saveOne } from './people.ts';

test('a recipe prints alone, on one page, with the amounts as scaled', async ({ page }) => {
  await generate(page);
  const dialog = await openFirstRecipe(page);
  await dialog.getByRole('button', { name: 'More servings' }).click();
  const lines = await dialog.getByRole('checkbox').count();
  const steps = await dialog.getByRole('listitem').count();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(dialog.locator('svg:visible')).toHaveCount(0);
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveCount(steps);
  await expect(dialog.getByRole('checkbox')).toHaveCount(lines);

  const colours = await dialog.evaluate((element) => {
    const black = (node: Element) => getComputedStyle(node).color === 'rgb(0, 0, 0)';
    return [...element.querySelectorAll('p, li, h2, h3')].filter((node) => node.checkVisibility() && !black(node)).map((node) => node.textContent);
  });
  expect(colours).toEqual([]);

  for (const format of ['A4', 'Letter'] as const) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

test('a kept recipe prints from its own page the same way', async ({ page }) => {
  await comeSignedIn(page);
  const { id, title } = await saveOne(page);
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('svg:visible')).toHaveCount(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('Print Recipe opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await generate(page);
  const dialog = await openFirstRecipe(page);
  await dialog.getByRole('button', { name: 'Print Recipe' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});
