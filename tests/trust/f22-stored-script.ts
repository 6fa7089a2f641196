import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import type { Answer } from '#kitchen/recipe.ts';
import { outbox } from '#server/contact/outbox.ts';
import { smtpMailer } from '#server/mail/mailer.ts';
import type { Check } from './check.ts';
import { hostileRecipe } from './hostile-recipe.ts';
import { HOSTILE_TEXTS, MARK, SHORT_HOSTILE_TEXT, someHostileTexts } from './hostile-texts.ts';
import { type Seen, watchedBrowser } from './watched-browser.ts';
import { wholeServer } from './whole-server.ts';

const PASSWORD = 'plum teapot ladder';
const PANTRY = ['4 eggs', 'spinach', 'feta', 'potatoes', 'onion', 'rice'];
const AT_ONCE = 30;
/** In the short run several texts share a recipe, in the deep one each has its own. */
const SHARING = 5;
const OURS = { 'sec-fetch-site': 'same-origin' };
const JSON_BODY = { ...OURS, 'content-type': 'application/json' };

type Server = Awaited<ReturnType<typeof wholeServer>>;

export const check: Check = {
  number: 'F22',
  name: 'Stored script',
  mustHold: 'hostile texts in every field that takes text, on every surface: nothing runs, nothing breaks the policy, nobody else is asked.',
  isQuick: false,
  measure: async ({ isDeep, folder, atEnd }) => {
    const texts = isDeep ? HOSTILE_TEXTS : someHostileTexts(AT_ONCE);
    const server = await wholeServer({ folder: folder() });
    atEnd(server.stop);
    const browser = await watchedBrowser();
    atEnd(browser.close);
    const seen: Seen = { executions: [], violations: [], requests: [] };
    const broken = await blindSpots(server, browser);
    let fields = 0;
    let views = 0;
    for (let start = 0; start < texts.length; start += AT_ONCE) {
      const some = texts.slice(start, start + AT_ONCE);
      const page = await browser.aVisit(server.origin, seen);
      const stranger = await browser.aVisit(server.origin, seen);
      const kept = await keep(page, server.origin, isDeep ? some.map((text) => [text]) : shares(some), start);
      fields += kept.reduce((sum, one) => sum + one.fields, 0);
      for (const look of [kitchen, dialogAndToast, account]) views += await look(page, some);
      views += await lists(page, kept.length);
      for (const one of kept) {
        await Promise.all([recipePage(page, one, 'owner'), recipePage(stranger, one, 'stranger')]);
        broken.push(...(await firstHtml(stranger, one)), ...(await sharePicture(stranger, one)));
        views += 6;
      }
      views += await addresses(stranger, isDeep ? some : some.slice(0, 10));
      broken.push(...(await exports(page, kept)));
      views += 2;
      await page.context().close();
      await stranger.context().close();
    }
    broken.push(...(await mails(server, texts)));
    views += texts.length;
    broken.push(...seen.executions, ...seen.violations, ...seen.requests);
    const { executions, violations, requests } = seen;
    const figure = `${texts.length} texts in ${fields} fields, ${views} views: ${executions.length} ran, ${violations.length} broke the policy, ${requests.length} asked elsewhere`;
    return { figure, broken };
  },
};

/** The watch itself is tried first: a text that is put into a page as code must be seen. */
async function blindSpots(server: Server, browser: Awaited<ReturnType<typeof watchedBrowser>>): Promise<string[]> {
  const seen: Seen = { executions: [], violations: [], requests: [] };
  const page = await browser.aVisit(server.origin, seen);
  await page.goto('/about');
  await page.evaluate(
    (texts) => {
      for (const text of texts) document.body.insertAdjacentHTML('beforeend', text);
    },
    HOSTILE_TEXTS.filter((text) => !text.includes('refresh')),
  );
  await page.evaluate(MARK);
  await page.waitForTimeout(500);
  await page.context().close();
  return Object.entries(seen).flatMap(([what, found]) => (found.length === 0 ? [`the watch is blind to ${what}`] : []));
}

interface Kept {
  readonly id: number;
  readonly title: string;
  readonly fields: number;
}

/** Groups of texts that together fill one recipe. */
function shares(texts: readonly string[]): string[][] {
  return Array.from({ length: texts.length / SHARING }, (_, place) => texts.slice(place * SHARING, (place + 1) * SHARING));
}

/** An account with texts in its names; a recipe of each group of texts, saved, kept as a favourite and shared. */
async function keep(page: Page, origin: string, groups: readonly string[][], turn: number): Promise<Kept[]> {
  const send = async (path: string, body?: unknown) => {
    const answer = await page.request.post(origin + path, { headers: OURS, ...(body === undefined ? {} : { data: body }) });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const [first = '', last = ''] = groups.flat();
  await send('/api/auth/register', { username: `cook-${turn}`, email: `cook-${turn}@example.org`, password: PASSWORD, firstName: first, lastName: last });
  const { recipes } = (await send('/api/recipes/generate', { ingredients: PANTRY })) as Answer;
  const kept: Kept[] = [];
  for (const [place, texts] of groups.entries()) {
    const { recipe, fields } = hostileRecipe(recipes[place % recipes.length], texts);
    const { id, title } = await send('/api/recipes', recipe);
    await send('/api/favorites', { recipeId: id });
    await send(`/api/recipes/${id}/share`);
    kept.push({ id, title, fields });
  }
  return kept;
}

/** The list of ingredients, typed and kept, and what the kitchen says of each entry. */
async function kitchen(page: Page, texts: readonly string[]): Promise<number> {
  await page.goto('/');
  await page.evaluate((entries) => {
    localStorage.setItem('pantry-ingredients', JSON.stringify(entries));
    localStorage.setItem('pinch-use-first', JSON.stringify(entries));
    localStorage.setItem('pinch-staples', JSON.stringify(entries));
    localStorage.setItem('pinch-wishes', JSON.stringify({ allergies: entries, dislikes: entries }));
  }, texts);
  await page.goto('/');
  await page.getByRole('list', { name: 'Your ingredients' }).getByRole('listitem').first().waitFor();
  for (const fold of await page.locator('summary').all()) await fold.click();
  const field = page.getByRole('combobox', { name: 'Add what you have' });
  for (const text of texts.slice(0, 5)) {
    await field.fill(text);
    await field.press('Enter');
  }
  await page.evaluate(() => localStorage.removeItem('pinch-wishes'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await page.getByRole('heading', { name: 'Your Personalized Recipes' }).waitFor();
  return 3;
}

/** What generate might one day answer, and what a server might say: on cards, in the dialog, step by step, on paper, in a toast. */
async function dialogAndToast(page: Page, texts: readonly string[]): Promise<number> {
  const generate = '**/api/recipes/generate';
  const cooked = (await (await page.request.post('/api/recipes/generate', { headers: OURS, data: { ingredients: PANTRY } })).json()) as Answer;
  const recipes = texts.slice(0, 6).map((text, place) => hostileRecipe(cooked.recipes[place % cooked.recipes.length], [text, ...texts]).recipe);
  const inputs = texts.map((typed) => ({ typed, status: 'corrected', id: typed, name: typed, reason: typed }));
  await page.route(generate, (route) => route.fulfill({ json: { recipes, inputs, notes: texts } }));
  await page.route('**/api/recipes', (route) =>
    route.fulfill({ status: 400, json: { message: texts[0], code: 'invalid_input', fields: { title: texts[1] } } }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Generate Recipes' }).click();
  await page.getByRole('article').first().waitFor();
  await page
    .getByRole('link', { name: /^View Full Recipe/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: null });
  await dialog.getByRole('link', { name: 'Start cooking' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.unroute(generate);
  await page.unroute('**/api/recipes');
  return 6;
}

async function lists(page: Page, count: number): Promise<number> {
  for (const path of ['/my-recipes', '/favorites']) {
    await page.goto(path);
    await page
      .getByRole('article')
      .nth(count - 1)
      .waitFor();
  }
  await page.goto('/my-recipes');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  return 3;
}

async function account(page: Page): Promise<number> {
  await page.goto('/account');
  await page.getByText('this device').waitFor();
  return 1;
}

/** The page of a recipe on the screen and on paper. */
async function recipePage(page: Page, { id }: Kept, who: 'owner' | 'stranger'): Promise<void> {
  await page.goto(`/recipe/${id}`);
  if (who === 'owner') await page.getByRole('button', { name: 'Stop Sharing' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: null });
}

/** What search engines and those it is shared with read: the very text, in its place and nowhere else. */
async function firstHtml(page: Page, { id, title }: Kept): Promise<string[]> {
  const html = await (await page.request.get(`/recipe/${id}`)).text();
  // On a page of its own: ours would report that text is read as a page.
  const reader = await page.context().newPage();
  const read = await reader.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    return {
      title: document.title,
      og: meta('og:title'),
      heading: document.querySelector('h1')?.textContent,
      data: JSON.parse(data).name,
      bases: document.querySelectorAll('base, meta[http-equiv], iframe, object, embed').length,
    };
  }, html);
  await reader.close();
  const whole = `${title} | Pinch`;
  // A document's title has its runs of blanks made one: https://html.spec.whatwg.org/#document.title
  const isRight = read.title === whole.replace(/[\t\n\f\r ]+/g, ' ') && read.og === whole && read.heading === title && read.data === title && read.bases === 0;
  return isRight ? [] : [`the page of ${JSON.stringify(title)} was read as ${JSON.stringify(read)}`];
}

async function sharePicture(page: Page, { id, title }: Kept): Promise<string[]> {
  const answer = await page.request.get(`/recipe/${id}/share.png`);
  const isPicture = answer.status() === 200 && answer.headers()['content-type'] === 'image/png';
  return isPicture ? [] : [`no picture for ${JSON.stringify(title)}: ${answer.status()}`];
}

/** What stands in the address itself comes back in the page's head. */
async function addresses(page: Page, texts: readonly string[]): Promise<number> {
  let looked = 0;
  for (const text of texts) {
    const part = encodeURIComponent(text);
    for (const path of [`/${part}`, `/recipe/${part}`, `/about?${part}=${part}#${part}`]) {
      await page.goto(path);
      looked += 1;
    }
  }
  return looked;
}

/** Exports are for saving, not for showing: no browser takes them for a page. */
async function exports(page: Page, kept: readonly Kept[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, type] of [
    ['/api/auth/export', 'application/ld+json; charset=utf-8'],
    ['/api/auth/export.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await page.request.get(path);
    const headers = answer.headers();
    const isForSaving =
      headers['content-type'] === type && headers['x-content-type-options'] === 'nosniff' && /^attachment/.test(headers['content-disposition'] ?? '');
    if (!isForSaving) wrong.push(`${path} is sent as ${JSON.stringify(headers)}`);
    if (path.endsWith('.txt')) continue;
    const titles = new Set(((await answer.json()) as { recipes: { name: string }[] }).recipes.map(({ name }) => name));
    wrong.push(...kept.filter(({ title }) => !titles.has(title)).map(({ title }) => `the export lacks ${JSON.stringify(title)}`));
  }
  return wrong;
}

/** What visitors write goes to the operator as plain text: no part that a mail program would show as a page, no header of the writer's. */
async function mails({ origin, db }: Server, texts: readonly string[]): Promise<string[]> {
  const received: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  for (const text of texts)
    await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ name: text.slice(0, 100), email: 'ann@example.org', subject: text, message: `${text}\n${SHORT_HOSTILE_TEXT}` }),
    });
  const mailer = smtpMailer(`smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`, 'pinch@example.org');
  const wrong: string[] = [];
  const box = outbox({ db, mailer, to: 'cook@example.org', now: () => new Date(), onError: (error) => wrong.push(String(error)) });
  for (let before = -1; before < received.length; ) {
    before = received.length;
    await box.nudge();
  }
  await box.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  const EXPECTED = new Set(['from', 'to', 'reply-to', 'subject', 'message-id', 'content-transfer-encoding', 'date', 'mime-version', 'content-type']);
  for (const mail of received) {
    const head = mail.slice(0, mail.indexOf('\r\n\r\n'));
    const names = [...head.matchAll(/^([^\s:]+):/gm)].map(([, name = '']) => name.toLowerCase());
    if (!/^content-type: text\/plain; charset=utf-8$/im.test(head) || names.some((name) => !EXPECTED.has(name))) wrong.push(`a mail went out as ${head}`);
  }
  if (received.length !== texts.length) wrong.push(`${received.length} of ${texts.length} messages were mailed`);
  return wrong;
}
