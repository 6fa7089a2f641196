import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { generate, openFirstRecipe } from './kitchen.ts';
import { ROUTES } from './routes.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const route of ROUTES)
      test(`nothing stands in anybody's way at ${route}`, async ({ page }) => {
        await page.goto(route);
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
  });

async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}
