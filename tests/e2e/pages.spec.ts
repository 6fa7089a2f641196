import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

for (const route of ROUTES.slice(0, -1))
  test(`${route} says what it is, to people and to machines`, async ({ page }) => {
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(/.+ \| Pinch$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const name of ['description', 'keywords']) await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', /.{20,}/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`^https?://[^/]+${route}$`));
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(new URL(image ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

test('an unknown address is said to be one, in its status too, and leads home', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found | Pinch');
  for (const name of ['description', 'keywords']) await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', /.{20,}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page.getByRole('heading', { name: 'What ingredients do you have?' })).toBeVisible();
});

test('every link of the header and the footer leads somewhere, and the active one is marked', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  const links = page.getByRole('banner').or(page.getByRole('contentinfo')).getByRole('link');
  const addresses = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  for (const address of new Set(addresses)) expect((await page.request.get(address)).status()).toBe(200);
});
