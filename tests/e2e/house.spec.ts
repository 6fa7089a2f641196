import { expect, test } from '@playwright/test';
import { ROUTES } from './routes.ts';

for (const route of ROUTES)
  test(`${route} lets only its own scripts run`, async ({ page, request }) => {
    const policy = (await request.get(route)).headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}=')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);

    await page.goto(route);
    const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.evaluate(() => {
      const stranger = document.createElement('script');
      stranger.textContent = 'document.title = "taken over"';
      document.body.append(stranger);
    });
    await refused;
    await expect(page).not.toHaveTitle('taken over');
  });

test('what is built is kept for ever and travels compressed; a page is asked for anew', async ({ page, request }) => {
  const html = await request.get('/');
  expect(html.headers()['cache-control']).toBe('no-cache');
  expect(html.headers()['content-encoding']).toBe('br');
  await page.goto('/');
  const script = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
  const file = await request.get(script ?? '');
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers()['content-encoding']).toBe('br');
});

for (const path of ['/api', '/api/', '/api/nothing'])
  test(`${path}, where nothing is, is no page`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
  });

test('the calls can be read, with nothing refused by the policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/api/docs');
  await page.getByText('/api/recipes/generate', { exact: true }).click();
  await expect(page.getByText('That was a lot').or(page.getByText('too_many_requests')).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
