import { type BrowserContext, chromium, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { DECLARED_IMAGE } from './hostile-recipe.ts';
import { MARK } from './hostile-texts.ts';

/** What happened in the browser that must not happen, as it was seen. */
export interface Seen {
  readonly executions: string[];
  readonly violations: string[];
  readonly requests: string[];
}

/** The only names that lead anywhere are ours: what asks for another is seen and gets nothing. */
const NOWHERE_ELSE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

export async function watchedBrowser(...settings: readonly string[]) {
  const { args = [], ...options } = config.use?.launchOptions ?? {};
  const browser = await chromium.launch({ ...options, args: [...args, NOWHERE_ELSE, ...settings] });
  return { aVisit: (origin: string, seen: Seen) => watchedVisit(() => browser.newContext({ baseURL: origin }), origin, seen), close: () => browser.close() };
}

/** A browser of one visitor's, in which nothing runs, breaks the policy or asks elsewhere without being written down. */
async function watchedVisit(open: () => Promise<BrowserContext>, origin: string, seen: Seen): Promise<Page> {
  const context = await open();
  const where = () => page.url().slice(origin.length, origin.length + 60);
  await context.exposeFunction(MARK.slice(0, -2), () => seen.executions.push(`called at ${where()}`));
  await context.exposeFunction('tellOfViolation', (what: string) => seen.violations.push(`${what} at ${where()}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      void (window as unknown as { tellOfViolation(what: string): void }).tellOfViolation(`${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url) && !url.startsWith(DECLARED_IMAGE)) seen.requests.push(`${url} from ${where()}`);
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    seen.executions.push(`a dialog at ${where()}`);
    void dialog.dismiss();
  });
  return page;
}
