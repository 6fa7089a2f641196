import { expect, test } from '@playwright/test';
import { cards, comeBackWith, generate, PANTRY, resultsHeading, tags, toasts } from './kitchen.ts';

test('from a list to recipes: a toast says how many, and the heading has the focus', async ({ page }) => {
  await generate(page);
  const count = await cards(page).count();
  expect(count).toBeGreaterThanOrEqual(2);
  await expect(toasts(page)).toContainText('Recipes Generated!');
  await expect(toasts(page)).toContainText(`We've found ${count} recipes you can make with your ingredients.`);
  await expect(resultsHeading(page)).toBeFocused();
  await expect(resultsHeading(page)).toBeInViewport();
});

test('a card says what one wants to know before choosing', async ({ page }) => {
  await generate(page);
  const card = cards(page).first();
  await expect(card.getByRole('heading', { level: 3 }).getByRole('link')).toBeVisible();
  await expect(card).toContainText(/\d+ min|\d+ h/);
  await expect(card).toContainText(/\d+ servings?/);
  await expect(card).toContainText(/You have \d+ of \d+/);
  await expect(card).toContainText(/Cook now|Quick pickup|Needs a shop/);
  await expect(card.getByRole('heading', { name: 'Gourmet touch' })).toBeVisible();
  await expect(card.getByRole('link', { name: /^View Full Recipe/ })).toBeVisible();
  const chips = card.getByRole('list', { name: 'Main ingredients' }).getByRole('listitem');
  expect(await chips.count()).toBeLessThanOrEqual(4);
});

test('on a wide screen three cards stand side by side', async ({ page }) => {
  await generate(page);
  const tops = await cards(page).evaluateAll((found) => found.slice(0, 3).map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('recipes can be sorted', async ({ page }) => {
  await generate(page);
  await page.getByLabel('Sort by').selectOption('quickest');
  const times = await cards(page).getByRole('listitem').filter({ hasText: 'Cook time' }).allInnerTexts();
  const minutes = times.map((text) => Number(/(\d+) h/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) min/.exec(text)?.[1] ?? 0));
  expect(minutes.length).toBeGreaterThanOrEqual(2);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
});

test('others are others', async ({ page }) => {
  await generate(page);
  const before = await cards(page).getByRole('heading', { level: 3 }).allInnerTexts();
  const asked = page.waitForRequest('**/api/recipes/generate');
  await page.getByRole('button', { name: 'Show others' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ seed: 1, exclude: expect.arrayContaining(before) });
});

test('one cheap thing would open more dishes, and goes on the list with one touch', async ({ page }) => {
  await comeBackWith(page, ['salmon', 'rice', 'soy sauce', 'ginger']);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  const unlock = page.getByRole('complementary', { name: 'Buy one, unlock more' });
  await expect(unlock).toContainText(/\d+ more dishes open/);
  // The page may still be gliding to the results: a key finds the button wherever it is.
  await expect(resultsHeading(page)).toBeFocused();
  await unlock.getByRole('button', { name: /^Add .* to the list$/ }).press('Enter');
  await expect(tags(page)).toHaveCount(5);
});

test('while recipes are on their way the button says so and cannot be pressed twice', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/recipes/generate', async (route) => {
    await held;
    await route.continue();
  });
  await comeBackWith(page, PANTRY);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect(resultsHeading(page)).toBeVisible();
  answer();
  await expect(cards(page).first()).toBeVisible();
});

test('a failure is told in a toast and stays readable beside the button', async ({ page }) => {
  await page.route('**/api/recipes/generate', (route) =>
    route.fulfill({ status: 503, json: { message: 'The kitchen is closed for a moment.', code: 'busy' } }),
  );
  await comeBackWith(page, PANTRY);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await expect(toasts(page)).toContainText('Recipe Generation Failed');
  await expect(toasts(page)).toContainText('The kitchen is closed for a moment.');
  await toasts(page).getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(toasts(page)).toBeEmpty();
  await expect(page.getByRole('main')).toContainText('The kitchen is closed for a moment.');
  await expect(tags(page)).toHaveCount(PANTRY.length);
});

test('without a connection the visitor is asked to try again', async ({ page }) => {
  await page.route('**/api/recipes/generate', (route) => route.abort());
  await comeBackWith(page, PANTRY);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await expect(toasts(page)).toContainText('Failed to generate recipes. Please try again.');
});

test('when there is no recipe, the page says why and what would help', async ({ page }) => {
  const notes = ['For more: drop “at most 15 minutes” (6 recipes).'];
  await page.route('**/api/recipes/generate', (route) => route.fulfill({ json: { recipes: [], inputs: [], notes } }));
  await comeBackWith(page, ['celery']);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await expect(resultsHeading(page)).toBeFocused();
  await expect(page.getByText('Nothing we would put our name to, this time.')).toBeVisible();
  await expect(page.getByText('For more: drop “at most 15 minutes” (6 recipes).')).toBeVisible();
});

test('with nothing to show, a wish can be let go with one touch, and never an allergy', async ({ page }) => {
  await page.route('**/api/recipes/generate', (route) => route.fulfill({ json: { recipes: [], inputs: [], notes: [] } }), { times: 1 });
  await page.addInitScript(() => localStorage.setItem('pinch-wishes', JSON.stringify({ maxMinutes: 60, allergies: ['peanut'] })));
  await comeBackWith(page, PANTRY);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await expect(resultsHeading(page)).toBeFocused();
  const asked = page.waitForRequest('**/api/recipes/generate');
  await page.getByRole('button', { name: 'Let it take longer than 60 min' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ allergies: ['peanut'] });
  expect((await asked).postDataJSON()).not.toHaveProperty('maxMinutes');
  await expect(cards(page).first()).toContainText('No peanut among the ingredients.');
});

test('sponsors stand apart from the recipes and are named as such', async ({ page }) => {
  await generate(page);
  const sponsored = page.getByRole('region', { name: 'Sponsored' });
  await expect(sponsored.getByRole('link')).toHaveCount(2);
  for (const link of await sponsored.getByRole('link').all()) await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expect(page.getByRole('region', { name: 'Your Personalized Recipes' }).getByText('Sponsored')).toHaveCount(0);
});
