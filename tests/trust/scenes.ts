import type { Page, Route } from '@playwright/test';
import { comeBackWith, field, generate, openFirstRecipe, PANTRY, toasts } from '../e2e/kitchen.ts';
import { comeSignedIn, post, saveOne, signUpInDialog } from '../e2e/people.ts';
import { ROUTES } from '../e2e/routes.ts';

/** One thing people get to see, and the way there. */
export interface Scene {
  readonly name: string;
  readonly show: (page: Page) => Promise<unknown>;
}

const LISTS = { '/my-recipes': '**/api/my-recipes', '/favorites': '**/api/my-favorites' } as const;
const never = () => {};
const fails = (route: Route) => route.fulfill({ status: 500, json: { message: 'Something went wrong on our side.', code: 'internal', requestId: 'x' } });

/** Every page, and every state a page can be in. */
export const SCENES: readonly Scene[] = [
  ...ROUTES.map((route) => ({ name: `a visitor at ${route}`, show: (page: Page) => page.goto(route) })),
  ...empty(),
  ...loading(),
  ...errors(),
  ...dialogs(),
  ...ofMembers(),
  ...ofTheKitchen(),
];

function empty(): Scene[] {
  return [
    ...Object.keys(LISTS).map((route) => ({
      name: `${route} with nothing in it`,
      show: async (page: Page) => {
        await comeSignedIn(page, route);
        await page.getByRole('link', { name: 'Find Recipes' }).waitFor();
      },
    })),
    {
      name: 'no recipe for this list',
      show: async (page) => {
        await page.route('**/api/recipes/generate', (route) => route.fulfill({ json: { recipes: [], inputs: [], notes: [] } }));
        await ask(page);
        await page.getByText('Nothing we would put our name to').waitFor();
      },
    },
    {
      name: 'a recipe that is not there',
      show: async (page) => {
        await page.goto('/recipe/999999');
        await page.getByRole('heading', { name: 'Recipe Not Found' }).waitFor();
      },
    },
  ];
}

function loading(): Scene[] {
  return [
    {
      name: 'recipes on their way',
      show: async (page) => {
        await page.route('**/api/recipes/generate', never);
        await ask(page);
        await page.getByRole('button', { name: 'Generating...' }).waitFor();
      },
    },
    ...Object.entries(LISTS).map(([route, call]) => ({
      name: `${route} on its way`,
      show: async (page: Page) => {
        await page.route(call, never);
        await comeSignedIn(page, route);
        await page.getByRole('main').getByRole('status').waitFor({ state: 'attached' });
      },
    })),
    {
      name: 'an account on its way',
      show: async (page) => {
        await comeSignedIn(page);
        await page.route('**/api/auth/me', never);
        await page.goto('/account');
        await page.getByText('Loading your account').waitFor();
      },
    },
    {
      name: 'a recipe on its way',
      show: async (page) => {
        await comeSignedIn(page);
        const { id } = await saveOne(page);
        await page.route(`**/api/recipes/${id}`, never);
        await page.goto(`/recipe/${id}`);
        await page.getByRole('main').getByRole('status').waitFor({ state: 'attached' });
      },
    },
  ];
}

function errors(): Scene[] {
  return [
    {
      name: 'the kitchen failed',
      show: async (page) => {
        await page.route('**/api/recipes/generate', fails);
        await ask(page);
        await holdToast(page);
      },
    },
    ...Object.entries(LISTS).map(([route, call]) => ({
      name: `${route} failed`,
      show: async (page: Page) => {
        await page.route(call, fails);
        await comeSignedIn(page, route);
        await page.getByRole('button', { name: 'Retry' }).waitFor();
      },
    })),
    {
      name: 'a message with gaps',
      show: async (page) => {
        await page.goto('/contact', { waitUntil: 'networkidle' });
        await page.getByRole('button', { name: 'Send Message' }).click();
        await holdToast(page);
      },
    },
    {
      name: 'a message with a wrong address',
      show: async (page) => {
        await page.goto('/contact', { waitUntil: 'networkidle' });
        await page.getByLabel('Name').fill('Ann');
        await page.getByRole('main').getByLabel('Email').fill('nowhere');
        await page.getByLabel('Message').fill('Thank you for the soup.');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'a sign-up with three mistakes',
      show: async (page) => {
        await openSignIn(page);
        await page.getByRole('tab', { name: 'Sign Up' }).click();
        await page.getByRole('dialog').getByLabel('Username').fill('a');
        await page.getByRole('button', { name: 'Sign Up' }).click();
        await page.getByText('Username must be at least 3 characters').waitFor();
      },
    },
    {
      name: 'a wrong password',
      show: async (page) => {
        await openSignIn(page);
        await page.getByRole('dialog').getByLabel('Username').fill('nobody');
        await page.getByRole('dialog').getByLabel('Password').fill('not this one');
        await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
        await holdToast(page);
      },
    },
    {
      name: 'an account with a wrong current password and a list of devices that failed',
      show: async (page) => {
        await page.route('**/api/auth/sessions', fails);
        await comeSignedIn(page, '/account');
        await page.getByText('The list could not be loaded').waitFor();
        await page.getByRole('button', { name: 'Delete my account' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
    {
      name: 'a link for a new password that is used up',
      show: async (page) => {
        await page.goto('/account/new-password#used', { waitUntil: 'networkidle' });
        await page.getByLabel('New password').fill('a kettle of plums');
        await page.getByRole('button', { name: 'Change password' }).click();
        await page.locator('[aria-invalid=true]').first().waitFor();
      },
    },
  ];
}

function dialogs(): Scene[] {
  return [
    { name: 'the dialog to log in', show: openSignIn },
    {
      name: 'the dialog for a forgotten password',
      show: async (page) => {
        await openSignIn(page);
        await page.getByRole('button', { name: 'Forgotten your password?' }).click();
        await page.getByRole('heading', { name: 'A new password' }).waitFor();
      },
    },
    {
      name: 'a recipe in full',
      show: async (page) => {
        await generate(page);
        await openFirstRecipe(page);
      },
    },
    {
      name: 'signing up over a recipe, and what is said when it is saved',
      show: async (page) => {
        await generate(page);
        const recipe = await openFirstRecipe(page);
        await recipe.getByRole('button', { name: 'Save Recipe' }).click();
        await signUpInDialog(page);
        await toasts(page).getByText('Recipe Saved!').waitFor();
        await holdToast(page);
      },
    },
    { name: 'the first step of cooking', show: startCooking },
    {
      name: 'the last step of cooking',
      show: async (page) => {
        await startCooking(page);
        const next = page.getByRole('button', { name: 'Next' });
        while (await next.isVisible()) await next.click();
      },
    },
    {
      name: 'the question before deleting',
      show: async (page) => {
        await comeSignedIn(page);
        await saveOne(page);
        await page.goto('/my-recipes');
        await page.getByRole('button', { name: /^Delete/ }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ];
}

function ofMembers(): Scene[] {
  const kept = (name: string, route: (id: number) => string, more?: (page: Page, id: number) => Promise<unknown>): Scene => ({
    name,
    show: async (page) => {
      await comeSignedIn(page);
      const { id } = await saveOne(page);
      await saveOne(page, ['salmon', 'rice', 'soy sauce', 'ginger']);
      await more?.(page, id);
      await page.goto(route(id));
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    },
  });
  return [
    kept('a member at home', () => '/'),
    kept('saved recipes', () => '/my-recipes'),
    kept(
      'favourites',
      () => '/favorites',
      (page, id) => post(page, '/api/favorites', { recipeId: id }),
    ),
    kept('an account', () => '/account'),
    kept('a recipe of one’s own', (id) => `/recipe/${id}`),
    kept(
      'a recipe one shares',
      (id) => `/recipe/${id}`,
      (page, id) => post(page, `/api/recipes/${id}/share`),
    ),
    kept(
      'a recipe somebody shares',
      (id) => `/recipe/${id}`,
      async (page, id) => {
        await post(page, `/api/recipes/${id}/share`);
        await page.context().clearCookies();
      },
    ),
  ];
}

function ofTheKitchen(): Scene[] {
  return [
    {
      name: 'a long list, all wishes open',
      show: async (page) => {
        await comeBackWith(page, [...PANTRY, `w${'o'.repeat(70)}rd`, 'vegan', 'a tin of toms']);
        for (const fold of await page.locator('summary').all()) await fold.click();
      },
    },
    {
      name: 'suggestions while typing',
      show: async (page) => {
        await comeBackWith(page, PANTRY);
        await field(page).fill('to');
        await page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'recipes, and what became of the list',
      show: (page) => generate(page, [...PANTRY, 'zzgrmpf', 'tomatos', 'nut allergy']),
    },
  ];
}

async function ask(page: Page): Promise<void> {
  await comeBackWith(page, PANTRY);
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
}

async function openSignIn(page: Page): Promise<void> {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').waitFor();
}

async function startCooking(page: Page): Promise<void> {
  await generate(page);
  const recipe = await openFirstRecipe(page);
  await recipe.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByText(/Step 1 of \d+/).waitFor();
}

/** A toast stays for as long as it has the focus. */
async function holdToast(page: Page): Promise<void> {
  await toasts(page).getByRole('button').dispatchEvent('focusin');
}
