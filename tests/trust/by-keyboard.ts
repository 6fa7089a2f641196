import type { Page } from '@playwright/test';

/** Beside what is marked, a browser stops at what scrolls. */
const MORE_STOPS = 40;
/** More than any of our pages needs. */
const MOST_PRESSES = 120;

interface Stop {
  /** What is there, for a person; null when the focus has left the page. */
  readonly name: string | null;
  readonly wrong: readonly string[];
  /** Its place among all that the keyboard must reach. */
  readonly place: number;
}

/** Marks what the keyboard must reach now and says how much there is. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const old of document.querySelectorAll('[data-stop]')) old.removeAttribute('data-stop');
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    const all = (dialog ?? document).querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]',
    );
    const reachable = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert]') &&
        !element.matches('[role=tablist]'),
    );
    // Of radio buttons of one name the keyboard stops at one.
    const radios = new Map<string, HTMLElement>();
    for (const element of reachable)
      if (element instanceof HTMLInputElement && element.type === 'radio' && (element.checked || !radios.has(element.name))) radios.set(element.name, element);
    const stops = reachable.filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio') || radios.get(element.name) === element);
    for (const [place, element] of stops.entries()) element.dataset.stop = String(place);
    return stops.map((element) => (element.getAttribute('aria-label') ?? element.textContent?.trim()) || (element as HTMLInputElement).name || element.tagName);
  });

/** Where the focus is, and what is wrong with how it is shown: WCAG 2.4.7 and 2.4.11. */
export const stopNow = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body || element === document.documentElement) return { name: null, wrong: [], place: -1 };
    const label = element.closest('label') ?? (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null);
    const name = ((element.getAttribute('aria-label') ?? element.textContent?.trim()) || label?.textContent?.trim() || element.tagName).slice(0, 60);
    const wrong: string[] = [];
    const shows = [element, label].filter((one) => one !== null);
    const isMarked = shows.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    });
    if (!isMarked && element.tabIndex >= 0) wrong.push(`nothing shows that the focus is on “${name}”`);
    const isSeen = shows.some((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const across = [0.1, 0.5, 0.9].map((part) => left + (right - left) * part);
      const down = [0.1, 0.5, 0.9].map((part) => top + (bottom - top) * part);
      return across.some((x) =>
        down.some((y) => one.contains(document.elementFromPoint(x, y)) || (document.elementFromPoint(x, y)?.contains(one) === true && one.matches('input'))),
      );
    });
    if (!isSeen && element.tabIndex >= 0) wrong.push(`the focus on “${name}” is hidden`);
    return { name, wrong, place: Number(element.dataset.stop ?? -1) };
  });

/** Presses Tab, or Shift and Tab, until what has this name has the focus. @throws Error when it never does, or what it passes cannot be seen */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let times = 0; times < MOST_PRESSES; times++) {
    const stop = await stopNow(page);
    if (stop.wrong.length > 0) throw new Error(stop.wrong.join(', '));
    if (stop.name !== null && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return;
    passed.push(stop.name ?? 'nothing');
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to “${name}”, but to ${passed.slice(-12).join(', ')}.`);
}

/** Goes once through all that can be used, by Tab alone. */
export async function walkByTab(page: Page): Promise<{ stops: number; wrong: string[] }> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
  });
  const expected = await mark(page);
  const reached = new Set<number>();
  const wrong = new Set<string>();
  for (let presses = 0; presses < expected.length + MORE_STOPS && reached.size < expected.length; presses++) {
    await page.keyboard.press('Tab');
    const stop = await stopNow(page);
    if (stop.place < 0) continue;
    for (const sentence of stop.wrong) wrong.add(sentence);
    reached.add(stop.place);
  }
  for (const [place, name] of expected.entries())
    if (!reached.has(place) && (await page.locator(`[data-stop="${place}"]:not(:disabled)`).isVisible()))
      wrong.add(`Tab never comes to “${name.slice(0, 50)}”`);
  return { stops: reached.size, wrong: [...wrong] };
}
