import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { aDraft } from '../../src/kitchen/draft/a-draft.ts';
import { type Asked, aModelServer, type ModelServer, type Reply } from '../../src/server/chefs/a-model-server.ts';
import { cards, resultsHeading, toasts } from './kitchen.ts';

const PARTNER = 'Test Kitchen';
const LIST = ['2 chicken thighs', 'rice', 'carrots', 'onion', 'garlic'];
const THREE = JSON.stringify({ recipes: [aDraft(), aDraft({ title: 'Carrot rice with chicken' }), aDraft({ title: 'Chicken with garlic rice' })] });

let model: ModelServer;
let pinch: ChildProcess;
let url: string;
let reply: (asked: Asked) => Reply;

test.beforeAll(async () => {
  model = await aModelServer((asked) => reply(asked));
  pinch = spawn(process.execPath, [join(import.meta.dirname, '../../src/server/start.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'pinch-partner-')),
      COOKS: '1',
      LOG_LEVEL: 'error',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      CHEF_PROVIDER: 'openai-compatible',
      CHEF_BASE_URL: model.url,
      CHEF_MODEL: 'fake',
      CHEF_NAME: PARTNER,
      CHEF_TIME_LIMIT_MS: '60000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of pinch.stdout ?? []) {
    said += part;
    const found = /http:\S+/.exec(said);
    if (found) {
      [url] = found;
      break;
    }
  }
  // It listens before its cook is there, and on a busy machine the first answer is long in coming.
  await expect.poll(async () => (await fetch(new URL('/health/ready', url))).status, { timeout: 30_000 }).toBe(200);
  const first = await fetch(new URL('/api/recipes/generate', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify({ ingredients: LIST, chef: 'house' }),
  });
  expect(first.status).toBe(200);
});

test.afterAll(async () => {
  const ended = once(pinch, 'exit');
  pinch.kill('SIGTERM');
  await model.close();
  await ended;
});

test.describe.configure({ mode: 'serial' });

async function comeWithList(page: Page, list: readonly string[] = LIST): Promise<void> {
  await page.addInitScript((entries) => localStorage.setItem('pantry-ingredients', JSON.stringify(entries)), list);
  await page.goto(url);
  await expect(page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem')).toHaveCount(list.length);
}
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Recipes' }).click();

test('footer, About and Privacy name the partner and say what it is told', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('contentinfo')).toContainText(`Recipes by ${PARTNER} and the house kitchen.`);
  await page.goto(`${url}/about`);
  await expect(page.getByRole('main')).toContainText(`${PARTNER}, a language model, writes recipes here`);
  await page.goto(`${url}/privacy`);
  await expect(page.getByRole('heading', { name: 'Who else cooks' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('diets, allergies and dislikes');
});

test('what has passed shows while the partner still writes; at the end all do, and say who wrote them', async ({ page }) => {
  let goOn = () => {};
  const more = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const half = THREE.indexOf('{"title":"Carrot rice');
  reply = () => ({
    raw: async (response) => {
      const send = (content: string) =>
        response.write(
          `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content } }] })}\n\n`,
        );
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      send(THREE.slice(0, half));
      await more;
      send(THREE.slice(half));
      response.end('data: [DONE]\n\n');
    },
  });
  await comeWithList(page);
  await generate(page);
  await expect(page.getByText(`1 recipe has passed our inspection. ${PARTNER} is writing.`)).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Stop here' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations).toEqual([]);
  goOn();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).getByText(`By ${PARTNER}, inspected by us`)).toHaveCount(3);
  await expect(toasts(page)).toContainText("We've found 3 recipes");
  await expect(resultsHeading(page)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0);
});

test('who stops a partner that has nothing yet is served by the house at once', async ({ page }) => {
  reply = () => ({ raw: () => {} });
  // Another list than before: that one's answer is kept for a day.
  await comeWithList(page, [...LIST, 'leek']);
  await generate(page);
  await expect(page.getByText(`We know 6 of 6 things on your list. ${PARTNER} has been asked.`)).toBeVisible();
  await page.getByRole('button', { name: 'Stop, let the house cook' }).click();
  await expect(cards(page).nth(2)).toBeVisible();
  await expect(cards(page).getByText(`By ${PARTNER}`)).toHaveCount(0);
});

test('a list that is to stay in the house stays there', async ({ page }) => {
  reply = () => ({ text: THREE });
  await page.goto(`${url}/privacy`);
  await page.getByRole('checkbox', { name: 'Keep my list in the house' }).check();
  const asked = model.asked.length;
  await comeWithList(page);
  await generate(page);
  await expect(cards(page).nth(2)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Keep my list in the house' })).toBeChecked();
  expect(model.asked.length).toBe(asked);
});
