import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { cards, generate, openFirstRecipe, toasts, untilFocused } from './kitchen.ts';
import { aName, comeSignedIn, PASSWORD, post, saveOne, signUpInDialog } from './people.ts';

test('a visitor who saves signs up in the middle of it and finds the recipe saved', async ({ page }) => {
  await generate(page);
  const title = (await cards(page).first().getByRole('heading', { level: 3 }).textContent()) ?? '';
  const dialog = await openFirstRecipe(page);
  await dialog.getByRole('button', { name: 'Save Recipe' }).click();
  await signUpInDialog(page);
  await expect(toasts(page)).toContainText('Recipe Saved!');
  await expect(toasts(page)).toContainText('This recipe has been added to your collection.');
  await expect(dialog.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();

  await page.goto('/my-recipes');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('closing the dialog saves nothing and says nothing', async ({ page }) => {
  await generate(page);
  const dialog = await openFirstRecipe(page);
  await dialog.getByRole('button', { name: 'Save Recipe' }).click();
  const join = page.getByRole('dialog', { name: 'Join Pinch' });
  await untilFocused(join);
  await page.keyboard.press('Escape');
  await expect(join).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Save Recipe' })).toBeEnabled();
  await expect(toasts(page)).not.toContainText('Saved');
});

test('Save These Recipes really saves every one of them', async ({ page }) => {
  await comeSignedIn(page);
  await generate(page);
  const count = await cards(page).count();
  await page.getByRole('button', { name: 'Save These Recipes' }).click();
  await expect(toasts(page)).toContainText('Recipes Saved');
  await expect(toasts(page)).toContainText('All recipes have been saved to your collection');
  await page.goto('/my-recipes');
  await expect(cards(page)).toHaveCount(count);
});

test('login and logout: the greeting, the links, the toasts', async ({ page }) => {
  const name = aName();
  await post(page, '/api/auth/register', { username: name, email: `${name}@example.org`, password: PASSWORD, firstName: 'Ann' });
  await post(page, '/api/auth/logout');
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(main.getByRole('link', { name: 'My Recipes' })).toHaveCount(0);
  const dialog = page.getByRole('dialog', { name: 'Join Pinch' });
  await expect(dialog.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
  await dialog.getByLabel('Username').fill('ab');
  await dialog.getByLabel('Password').fill('12345');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(toasts(page)).toContainText('Login failed');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('Welcome back!');
  await expect(toasts(page)).toContainText('You have successfully logged in.');
  await expect(page.getByText('Hello, Ann!')).toBeVisible();
  await main.getByRole('link', { name: 'Favorites' }).click();
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await expect(page.getByText('Save your favorite recipes to access them quickly later.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toasts(page)).toContainText('Logged out');
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'My Recipes' })).toHaveCount(0);
});

test('registering says what is wrong beside the field and welcomes at the end', async ({ page }) => {
  const taken = aName();
  await post(page, '/api/auth/register', { username: taken, email: `${taken}@example.org`, password: PASSWORD });
  await post(page, '/api/auth/logout');
  await page.goto('/about');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Pinch' });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Username').fill(taken);
  await dialog.getByLabel('Email').fill('not an address');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Email').fill(`${aName()}@example.org`);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toasts(page)).toContainText('Registration failed');
  await expect(dialog.getByText('This username is taken.')).toBeVisible();
  await dialog.getByLabel('Username').fill(aName());
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expect(toasts(page)).toContainText('Welcome to Pinch!');
  await expect(toasts(page)).toContainText('Your account has been created successfully.');
});

test('the heart: on and off from the recipe page, off from the favourites page, back when the server refuses', async ({ page }) => {
  await comeSignedIn(page);
  const { id, title } = await saveOne(page);
  await page.goto(`/recipe/${id}`);
  const heart = page.getByRole('button', { name: /Favorites$/ });
  await expect(heart).toHaveText('Add to Favorites');
  await heart.click();
  await expect(toasts(page)).toContainText('Added to Favorites');
  await expect(heart).toHaveText('Saved to Favorites');
  await page.reload();
  await expect(heart).toHaveText('Saved to Favorites');
  await heart.click();
  await expect(toasts(page)).toContainText('Recipe has been removed from your favorites');
  await expect(heart).toHaveText('Add to Favorites');

  await page.route('**/api/favorites', (route) => route.fulfill({ status: 500, body: '{}' }));
  await heart.click();
  await expect(toasts(page)).toContainText('Failed to update favorite status');
  await expect(heart).toHaveText('Add to Favorites');
  await page.unroute('**/api/favorites');

  await heart.click();
  await expect(heart).toHaveText('Saved to Favorites');
  await page.getByRole('link', { name: 'Favorites', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My Favorite Recipes' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${title} from favorites` }).click();
  await expect(toasts(page)).toContainText('Removed from Favorites');
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
});

test('deleting asks once more, then says that it is done', async ({ page }) => {
  await comeSignedIn(page);
  const { title } = await saveOne(page);
  await page.goto('/my-recipes');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Recipe' });
  await expect(dialog).toContainText('Are you sure you want to delete the recipe? This action cannot be undone');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Recipe Deleted');
  await expect(toasts(page)).toContainText('Your recipe has been successfully deleted.');
  await expect(page.getByRole('heading', { name: 'No Saved Recipes Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find Recipes' })).toHaveAttribute('href', '/');
});

test('a list that cannot be loaded says so and is loaded again on Retry', async ({ page }) => {
  await comeSignedIn(page);
  await saveOne(page);
  await page.route('**/api/my-recipes', (route) => route.fulfill({ status: 500, body: '<html>' }));
  await page.goto('/my-recipes');
  await expect(page.getByText('There was an error loading your recipes. Please try again later.')).toBeVisible();
  await page.unroute('**/api/my-recipes');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('a shared recipe is whole in the first HTML, for everybody, with picture and data; closing the link closes it', async ({ page, browser, baseURL }) => {
  await comeSignedIn(page);
  const { id, title } = await saveOne(page);
  const stranger = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false });
  const there = await stranger.newPage();
  await there.goto(`/recipe/${id}`);
  await expect(there.getByRole('heading', { name: title })).toHaveCount(0);

  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await there.goto(`/recipe/${id}`);
  await expect(there.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(there).toHaveTitle(`${title} | Pinch`);
  const data = JSON.parse((await there.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'Recipe', name: title });
  const image = (await there.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const picture = await there.request.get(new URL(image).pathname);
  const png = await picture.body();
  expect([picture.headers()['content-type'], png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['image/png', 1200, 630]);
  expect(png.length).toBeLessThan(300 * 1024);

  await page.getByRole('button', { name: 'Stop Sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await there.goto(`/recipe/${id}`);
  await expect(there.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  expect((await there.request.get(new URL(image).pathname)).status()).toBe(404);
  await stranger.close();
});

test('the picture of a shared recipe bears its title', async ({ page }) => {
  await comeSignedIn(page);
  const pictures: string[] = [];
  for (const title of ['Plum tart', 'Plum soup with an extraordinarily long name that goes on and on and on & <on>', 'Plum tart']) {
    const recipe = {
      title,
      cookTime: '10 min',
      servings: 2,
      mainIngredients: ['plums'],
      instructions: `Cook. ${pictures.length}`,
      suggestedAddOns: { items: [] },
      gourmetTouch: { ingredient: 'salt', description: 'A little.' },
    };
    const { id } = await (await post(page, '/api/recipes', recipe)).json();
    await post(page, `/api/recipes/${id}/share`);
    pictures.push((await (await page.request.get(`/recipe/${id}/share.png`)).body()).toString('base64'));
  }
  expect(new Set(pictures).size).toBe(2);
});

test('a recipe that is not there says so', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/recipe/2147483000');
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
  await expect(page.getByText("Sorry we couldn't find the recipe you're looking for")).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('the account: password, sessions, export, the end', async ({ page }) => {
  const name = await comeSignedIn(page, '/account');
  await expect(page.getByText(`${name}@example.org`)).toBeVisible();
  await expect(page.getByText('this device')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('walnut sofa comet');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toasts(page)).toContainText('Your password has been changed.');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'As text' }).click()]);
  expect(download.suggestedFilename()).toBe('pinch.txt');
  const end = page.getByRole('region', { name: 'Delete the account' });
  await end.getByLabel('Your password').fill('walnut sofa comet');
  await end.getByRole('button', { name: 'Delete my account' }).click();
  await expect(toasts(page)).toContainText('Account Deleted');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a message is sent, and a failure keeps what was typed', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6');
  await expect(async () => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toasts(page)).toContainText('Please fill in all required fields.', { timeout: 500 });
  }).toPass();
  await expect(toasts(page)).toContainText('Missing Information');
  await page.getByLabel('Name').fill('Ann');
  await page.getByLabel('Email').fill('ann');
  await page.getByLabel('Message').fill('More leeks.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toasts(page)).toContainText('Failed to Send Message');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(2);
  await expect(page.getByLabel('Message')).toHaveValue('More leeks.');
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toasts(page)).toContainText('Message Sent!');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('from the list to a saved recipe by keyboard alone', async ({ page }) => {
  await comeSignedIn(page);
  await generate(page);
  await page
    .getByRole('link', { name: /^View Full Recipe/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save Recipe' });
  for (let press = 0; press < 30 && !(await save.evaluate((button) => button === document.activeElement)); press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
});

test('a forgotten password: the operator makes a link, the cook chooses a new one, once', async ({ page, baseURL }) => {
  const name = await comeSignedIn(page);
  const said = execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/reset-password.ts'), name], {
    env: { ...process.env, DATA_DIR: 'test-results/data', PUBLIC_URL: baseURL },
    encoding: 'utf8',
  });
  const link = /http\S+/.exec(said)?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('New password').fill('123456');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/among the commonest passwords/)).toBeVisible();
  await page.getByLabel('New password').fill('walnut sofa comet');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed. You can sign in with it now.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Pinch' });
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Password').fill('walnut sofa comet');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(toasts(page)).toContainText('Welcome back!');
  await page.goto('/about');
  await page.goto(link);
  await page.getByLabel('New password').fill('walnut sofa again');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This link has been used or is too old. Please ask for a new one.')).toBeVisible();
});

test('a kept recipe is cooked step by step from its own page, over a reload, and back', async ({ page }) => {
  await comeSignedIn(page);
  const { id, title } = await saveOne(page);
  await page.goto(`/recipe/${id}`);
  await page.getByRole('link', { name: 'Start cooking' }).click();
  const mode = page.getByRole('dialog');
  await untilFocused(mode);
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await untilFocused(mode);
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('while a call is under way its button says so and rests', async ({ page }) => {
  const user = aName();
  let answer = () => {};
  const hold = async (path: string) => {
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(path, (route) => held.then(() => route.continue()), { times: 1 });
  };
  const expectBusy = async (name: string) => {
    await expect(page.getByRole('button', { name })).toBeDisabled();
    answer();
  };
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Pinch' });
  await hold('**/api/auth/register');
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Username').fill(user);
  await dialog.getByLabel('Email').fill(`${user}@example.org`);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await expectBusy('Creating account...');
  await hold('**/api/auth/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectBusy('Logging out...');
  await page.getByRole('button', { name: 'Login' }).click();
  await hold('**/api/auth/login');
  await dialog.getByLabel('Username').fill(user);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expectBusy('Logging in...');
  await expect(dialog).toBeHidden();
  await generate(page);
  const recipe = await openFirstRecipe(page);
  await hold('**/api/recipes');
  await recipe.getByRole('button', { name: 'Save Recipe' }).click();
  await expectBusy('Saving...');
  await expect(recipe.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
});

test('what fails without a word from the server is told in our own', async ({ page }) => {
  await comeSignedIn(page);
  const { id, title } = await saveOne(page);
  await post(page, '/api/favorites', { recipeId: id });
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await page.goto('/my-recipes');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText('Failed to delete recipe.');
  await page.goto('/favorites');
  await page.getByRole('button', { name: `Remove ${title} from favorites` }).click();
  await expect(toasts(page)).toContainText('Failed to remove from favorites');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toasts(page)).toContainText('Logout failed');
  await expect(toasts(page)).toContainText('There was an error logging you out.');
  await page.route('**/api/my-favorites', (route) => route.abort());
  await page.goto('/favorites');
  await expect(page.getByText('There was an error loading your favorites. Please try again later.')).toBeVisible();
  await page.unroute('**/api/**');
  await page.route('**/api/recipes', (route) => route.abort());
  await generate(page);
  await (await openFirstRecipe(page)).getByRole('button', { name: 'Save Recipe' }).click();
  await expect(toasts(page)).toContainText('Failed to Save Recipe');
  await expect(toasts(page)).toContainText('An error occurred while saving the recipe.');
});

test('a toast of success goes after 3 seconds', async ({ page }) => {
  await comeSignedIn(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toasts(page)).toContainText('Logged out');
  const shown = Date.now();
  await expect(toasts(page)).toBeEmpty();
  expect(Date.now() - shown).toBeGreaterThan(2000);
  expect(Date.now() - shown).toBeLessThan(4500);
});

test('after the first tooltip the next one comes at once', async ({ page }) => {
  await comeSignedIn(page);
  await saveOne(page);
  await saveOne(page, ['chickpeas', 'spinach', 'rice', 'tomatoes', 'onion']);
  await page.goto('/my-recipes');
  const bins = page.getByRole('button', { name: /^Delete/ });
  await expect(bins).toHaveCount(2);
  // Time stands still from here on: how fast this machine moves the pointer says nothing of the page.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await bins.first().hover();
  await page.clock.runFor(1000);
  await expect(bins.first()).toHaveAttribute('data-state', 'delayed-open');
  // As a hand moves: the first steps leave the one, the next are on the other.
  for (const x of [4, 8, 12, 16]) await bins.last().hover({ position: { x, y: 20 } });
  await expect(bins.last()).toHaveAttribute('data-state', 'instant-open');
});

test('a recipe of words alone: its card, its page, and the skeletons before them', async ({ page }) => {
  await comeSignedIn(page);
  const plain = {
    title: 'Plum tart',
    cookTime: '40 min',
    servings: 4,
    mainIngredients: ['plums', 'flour', 'butter', 'sugar', 'almonds'],
    instructions: 'Roll the dough.\n\nBake it.\n',
    suggestedAddOns: { items: [] },
    gourmetTouch: { ingredient: 'cardamom', description: 'A pinch.' },
  };
  const { id } = await (await post(page, '/api/recipes', plain)).json();
  const rich = { ...plain, title: 'Plum soup', suggestedAddOns: { items: ['mint'], savings: 'Mint grows on any sill.' } };
  const { id: richId } = await (await post(page, '/api/recipes', rich)).json();
  const held: (() => void)[] = [];
  await page.route('**/api/my-recipes', (route) => {
    held.push(() => void route.continue());
  });
  await page.goto('/my-recipes');
  await expect(page.locator('.skeleton')).toHaveCount(3);
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  const card = cards(page).filter({ hasText: 'Plum tart' });
  await expect(card.getByRole('list', { name: 'Main ingredients' }).getByRole('listitem')).toHaveText(['plums', 'flour', 'butter', '+2 more']);
  await card.getByRole('link', { name: 'View Recipe' }).click();
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('checkbox')).toHaveCount(5);
  await expect(sheet.locator('.step')).toHaveText([/1\s*Roll the dough\./, /2\s*Bake it\./]);
  await expect(sheet).toContainText('cardamom: A pinch.');
  await expect(sheet.getByRole('button', { name: 'Print Recipe' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Gourmet Touch' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Suggested Add-ons' })).toHaveCount(0);
  await page.goto(`/recipe/${richId}`);
  await expect(sheet.getByRole('heading', { name: 'Suggested Add-ons' })).toBeVisible();
  await expect(sheet).toContainText('Mint grows on any sill.');
});
