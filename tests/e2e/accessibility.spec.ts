import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { generate, openFirstRecipe } from './kitchen.ts';
import { comeSignedIn, post, saveOne } from './people.ts';
import { ROUTES } from './routes.ts';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

for (const route of ROUTES)
  test(`nothing stands in anybody's way at ${route}`, async ({ page }) => {
    await page.goto(route);
    await expectNoBarriers(page);
  });

test('nor in what members see', async ({ page }) => {
  await comeSignedIn(page);
  const { id } = await saveOne(page);
  await post(page, '/api/favorites', { recipeId: id });
  for (const route of ['/my-recipes', '/favorites', '/account', `/recipe/${id}`]) {
    await page.goto(route);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoBarriers(page);
  }
  await page.goto('/my-recipes');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expectNoBarriers(page);
});

test('nor in the dialog to sign in', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('dialog').getByLabel('Username').fill('a');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expectNoBarriers(page);
});

test('nor among the wishes', async ({ page }) => {
  await page.goto('/');
  for (const fold of await page.locator('summary').all()) await fold.click();
  await expectNoBarriers(page);
});

test('nor in the recipes', async ({ page }) => {
  await generate(page);
  await expectNoBarriers(page);
});

test('nor in the full recipe', async ({ page }) => {
  await generate(page);
  await openFirstRecipe(page);
  await expectNoBarriers(page);
});

/** Everything by light; by dark, where the same page only has other colours, what depends on colour. */
async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriers(new AxeBuilder({ page }))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await barriers(new AxeBuilder({ page }).withRules(ABOUT_COLOUR))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

const ABOUT_COLOUR = ['color-contrast', 'link-in-text-block'];

async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
