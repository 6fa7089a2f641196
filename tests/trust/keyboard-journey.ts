import { expect, type Page } from '@playwright/test';
import { cards, resultsHeading, tags, toasts } from '../e2e/kitchen.ts';
import { aName, PASSWORD } from '../e2e/people.ts';
import { stopNow, tabTo } from './by-keyboard.ts';

/** From an empty page to a recipe that is kept, cooked, loved and deleted, signing up, out and in on the way: all by keyboard. @throws Error where it cannot go on */
export async function keyboardJourney(page: Page, tell: (step: string) => void): Promise<void> {
  const { keyboard } = page;
  const username = aName();
  const step = async (what: string, walk: () => Promise<void>) => {
    try {
      await walk();
      await expectFocusOnThePage(page);
      tell(what);
    } catch (error) {
      throw new Error(`by keyboard one cannot ${what}: ${(error as Error).message}`);
    }
  };
  let title = '';
  const recipe = () => page.getByRole('dialog', { name: title });

  await page.goto('/', { waitUntil: 'networkidle' });
  await step('type a list', async () => {
    await tabTo(page, 'Add what you have');
    await keyboard.type('4 eggs, cooked rice, spinach, 2 carrots, onion, garlic, soy sauce');
    await keyboard.press('Enter');
    await expect(tags(page)).toHaveCount(7);
  });
  await step('cook from it', async () => {
    await tabTo(page, 'Generate Recipes');
    await keyboard.press('Enter');
    await expect(cards(page).first()).toBeVisible();
    await expect(resultsHeading(page)).toBeFocused();
  });
  await step('open a recipe', async () => {
    title = (await cards(page).first().getByRole('heading', { level: 3 }).textContent()) ?? '';
    await tabTo(page, title);
    await keyboard.press('Enter');
    await expect(recipe()).toBeVisible();
  });
  await step('save it and sign up for that', async () => {
    await tabTo(page, 'Save Recipe');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Join Pinch' })).toBeVisible();
    await tabTo(page, 'Login');
    await keyboard.press('ArrowRight');
    await tabTo(page, 'Username');
    await keyboard.type(username);
    await tabTo(page, 'Email');
    await keyboard.type(`${username}@example.org`);
    await tabTo(page, 'Password');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(recipe().getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  });
  await step('cook it step by step and come back', async () => {
    await tabTo(page, 'Start cooking', 'Shift+Tab');
    await keyboard.press('Enter');
    const counter = page.getByText(/^Step \d+ of \d+$/);
    const [, last = ''] = /of (\d+)/.exec((await counter.textContent()) ?? '') ?? [];
    for (let turn = 1; turn < Number(last); turn++) await keyboard.press('ArrowRight');
    await expect(counter).toHaveText(`Step ${last} of ${last}`);
    await tabTo(page, 'Done');
    await keyboard.press('Enter');
    await expect(counter).toBeHidden();
  });
  await step('close the recipe', async () => {
    await keyboard.press('Escape');
    await expect(recipe()).toBeHidden();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  });
  await step('find it among the saved ones', async () => {
    await tabTo(page, 'My Recipes', 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await tabTo(page, `View Recipe: ${title}`);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  await step('love it', async () => {
    await tabTo(page, 'Add to Favorites');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
  });
  await step('love it no longer', async () => {
    await tabTo(page, 'Favorites', 'Shift+Tab');
    await keyboard.press('Enter');
    await tabTo(page, `Remove ${title} from favorites`);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  });
  await step('sign out', async () => {
    await tabTo(page, 'Logout', 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(toasts(page)).toContainText('Logged out');
  });
  await step('sign in', async () => {
    await tabTo(page, 'Login', 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Join Pinch' })).toBeVisible();
    await tabTo(page, 'Username');
    await keyboard.type(username);
    await tabTo(page, 'Password');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
  await step('delete a recipe', async () => {
    await tabTo(page, 'My Recipes', 'Shift+Tab');
    await keyboard.press('Enter');
    await tabTo(page, `Delete ${title}`);
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabTo(page, 'Delete');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'No Saved Recipes Yet' })).toBeVisible();
  });
}

/** Whoever cannot see where the focus is starts again at the top when it is lost. */
async function expectFocusOnThePage(page: Page): Promise<void> {
  await expect.poll(async () => (await stopNow(page)).name, { message: 'the focus is lost' }).not.toBeNull();
}
