import { expect, test } from '@playwright/test';
import { creditOf } from '../../src/web/content/partner.ts';
import { SPONSORS_DISCLAIMER } from '../../src/web/content/sponsors.ts';
import { tags } from './kitchen.ts';

test('collections: four of three, and a sample brings its ingredients to the list without losing any', async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('pantry-ingredients')) localStorage.setItem('pantry-ingredients', '["leeks","2 onions"]');
  });
  await page.goto('/recipe-collections');
  for (const name of ['Quick & Easy', 'One-Pot Wonders', 'Comfort Classics', 'Healthy Options'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(12);
  await page.getByRole('link', { name: 'Spinach and feta omelette' }).click();
  await expect(tags(page)).toHaveCount(5);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Added eggs, spinach, feta.')).toBeVisible();
  await page.reload();
  await expect(tags(page)).toHaveCount(5);
  await page.goto('/recipe-collections');
  await page.getByRole('link', { name: 'Generate Custom Recipes' }).click();
  await expect(page.getByRole('heading', { name: 'What ingredients do you have?' })).toBeInViewport();
});

test('seasons: four of ten and a tip, the present one first', async ({ page }) => {
  await page.goto('/seasonal-ingredients');
  const now = ['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer', 'Autumn', 'Autumn', 'Autumn', 'Winter'][new Date().getMonth()];
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(`${now}now`);
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(40);
  await expect(page.getByText('Tip:')).toHaveCount(4);
});

test('gourmet tips: four groups, six luxuries for $2-5', async ({ page }) => {
  await page.goto('/gourmet-tips');
  for (const name of ['Brightness', 'Depth', 'Texture', 'Finish']) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Six affordable luxuries' }).getByRole('listitem')).toHaveCount(6);
});

test('budget cooking: four groups, six meals for $1.00-$2.00, eight staples', async ({ page }) => {
  await page.goto('/budget-cooking');
  await expect(page.getByRole('region', { name: 'Six meals for little' }).getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Eight things to keep in' }).getByRole('listitem')).toHaveCount(8);
});

for (const [route, title] of [
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/cookies', 'Cookie Policy'],
  ['/accessibility', 'Accessibility Statement'],
] as const)
  test(`${route} shows today's date and the day from which it holds`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const today = new Date().toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
    await expect(page.getByText(`Last updated: ${today}. This text holds from November 21, 2026.`)).toBeVisible();
  });

test('home: three benefits, two testimonials, and what sponsors have no say in', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Use What You Have', 'Add a Gourmet Touch', 'Save Money']) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'From other kitchens' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Sponsored' }).getByRole('paragraph').last()).toHaveText(SPONSORS_DISCLAIMER);
  await expect(page.getByRole('contentinfo')).toContainText(`Recipes by ${creditOf(null)}.`);
});

test('about: mission, three steps, approach, a mailbox', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Our mission', 'Our approach']) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('article').locator('a[href^="mailto:"]')).toBeVisible();
});

test('what the pages promise: answers, hours, fixes, accounts', async ({ page }) => {
  for (const [route, promise] of [
    ['/contact', 'within 24 hours'],
    ['/contact', 'Monday-Friday, 9 AM-5 PM'],
    ['/contact', 'Not to cook. An account keeps the recipes you save and your favorites.'],
    ['/contact', 'The service is free.'],
    ['/accessibility', 'WCAG) 2.1 at level AA'],
    ['/accessibility', 'within 2 business days, and fixes take 5-10 business days'],
    ['/terms', 'Accounts may be required for some features'],
  ] as const) {
    await page.goto(route);
    await expect(page.getByRole('main')).toContainText(promise);
  }
});

test('crawlers find the pages and are kept from what belongs to one cook', async ({ page, baseURL }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${baseURL}/gourmet-tips</loc>`);
  expect(sitemap).not.toContain('my-recipes');
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /my-recipes');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
});
