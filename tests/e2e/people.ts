import { randomBytes } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';

export const PASSWORD = 'plum teapot ladder';

/** A name nobody has taken in this run. */
export const aName = () => `cook-${randomBytes(5).toString('hex')}`;

/** Fills in the Sign Up tab of the dialog that is open. */
export async function signUpInDialog(page: Page, username = aName()): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Join Pinch' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(`${username}@example.org`);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog).toBeHidden();
  return username;
}

/** Calls the server with the page's cookies, as the page itself would: without a word on where it comes from it would be refused. */
export function post(page: Page, url: string, data?: unknown): Promise<APIResponse> {
  return page.request.post(url, { headers: { 'sec-fetch-site': 'same-origin' }, ...(data === undefined ? {} : { data }) });
}

/** Opens an account by the call alone and goes to a page with it. */
export async function comeSignedIn(page: Page, route = '/'): Promise<string> {
  const username = aName();
  const answer = await post(page, '/api/auth/register', { username, email: `${username}@example.org`, password: PASSWORD });
  expect(answer.status()).toBe(201);
  await page.goto(route);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return username;
}

/** Saves a recipe of the kitchen by the calls alone. */
export async function saveOne(
  page: Page,
  ingredients: readonly string[] = ['4 eggs', 'spinach', 'feta', 'potatoes', 'onion'],
): Promise<{ id: number; title: string }> {
  const { recipes } = await (await post(page, '/api/recipes/generate', { ingredients })).json();
  const saved = await post(page, '/api/recipes', recipes[0]);
  expect(saved.status()).toBe(201);
  return saved.json();
}
