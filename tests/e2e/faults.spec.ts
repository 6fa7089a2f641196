import { expect, type Page, type Route, test } from '@playwright/test';
import { cards, comeBackWith, field, generate, openFirstRecipe, PANTRY, tags, toasts } from './kitchen.ts';
import { aName, comeSignedIn, PASSWORD, post, saveOne } from './people.ts';

/** What a network, a proxy or a server in trouble may answer instead of what was asked for. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 500': (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong on our side. Please try again.', code: 'internal', requestId: 'x' } }),
  'the page of a proxy': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html><body><h1>502 Bad Gateway</h1></body></html>' }),
  'too large': (route) => route.fulfill({ status: 413, contentType: 'text/plain', body: 'Payload Too Large' }),
  'too often': (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '20' }, json: { message: 'Please try again in 20 seconds.', code: 'too_many_requests' } }),
  'half of the JSON': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"recipes":[{"title":"Sou' }),
  'another shape': (route) => route.fulfill({ status: 200, json: null }),
  'no connection': (route) => route.abort('internetdisconnected'),
};

for (const [name, fault] of Object.entries(FAULTS))
  test(`${name} instead of recipes: a sentence, the list kept, and the next try cooks`, async ({ page }) => {
    const errors = uncaughtIn(page);
    await page.route('**/api/recipes/generate', fault);
    await comeBackWith(page, PANTRY);
    await page.getByRole('button', { name: 'Generate Recipes' }).click();
    await expectASentence(page);
    await expect(tags(page)).toHaveCount(PANTRY.length);
    await page.unroute('**/api/recipes/generate');
    await page.getByRole('button', { name: 'Generate Recipes' }).click();
    await expect(cards(page).first()).toBeVisible();
    expect(errors).toEqual([]);
  });

for (const [name, fault] of Object.entries(FAULTS))
  test(`${name} instead of a list: a sentence and a way to try again`, async ({ page }) => {
    const errors = uncaughtIn(page);
    await comeSignedIn(page);
    await saveOne(page);
    await page.route('**/api/my-recipes', fault);
    await page.goto('/my-recipes');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute('**/api/my-recipes');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(1);
    expect(errors).toEqual([]);
  });

test('a full storage keeps the list for as long as the page is open', async ({ page }) => {
  const errors = uncaughtIn(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await expect(async () => {
    await field(page).fill('eggs');
    await field(page).press('Enter');
    await expect(tags(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await expect(page.getByRole('heading', { name: 'Your Personalized Recipes' })).toBeVisible();
  await expect(tags(page)).toHaveText(['eggs']);
  expect(errors).toEqual([]);
});

test('two tabs share one list', async ({ page, context }) => {
  await comeBackWith(page, ['eggs']);
  const other = await context.newPage();
  await other.goto('/');
  await expect(tags(other)).toHaveText(['eggs']);
  await field(other).fill('leeks');
  await field(other).press('Enter');
  await expect(tags(page)).toHaveCount(2);
});

test('signed out in another tab, a save asks to sign in and is then done exactly once', async ({ page }) => {
  const name = aName();
  await post(page, '/api/auth/register', { username: name, email: `${name}@example.org`, password: PASSWORD });
  await generate(page);
  const recipe = await openFirstRecipe(page);
  await post(page, '/api/auth/logout');
  const saves: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/recipes') && answer.request().method() === 'POST') saves.push(answer.status());
  });
  await recipe.getByRole('button', { name: 'Save Recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Pinch' });
  await dialog.getByRole('tab', { name: 'Login' }).click();
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(recipe.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  expect(saves.filter((status) => status === 201)).toHaveLength(1);
  expect(saves.filter((status) => status === 200)).toHaveLength(0);
});

function uncaughtIn(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Words for people: no status, no markup, nothing of our types. */
async function expectASentence(page: Page): Promise<void> {
  await expect(toasts(page)).toContainText('Recipe Generation Failed');
  const text = await toasts(page).textContent();
  expect(text).not.toMatch(/[<{}]|undefined|null|\bJSON\b|TypeError|50[0-9]|413|429/);
}
