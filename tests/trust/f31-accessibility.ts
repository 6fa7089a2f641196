import type { Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { walkByTab } from './by-keyboard.ts';
import type { Check } from './check.ts';
import { keyboardJourney } from './keyboard-journey.ts';
import { unreadable } from './readable-text.ts';
import { SCENES, type Scene } from './scenes.ts';
import { watchedBrowser } from './watched-browser.ts';
import { wholeServer } from './whole-server.ts';

const WIDTHS = [320, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const LOOKS = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme })));
/** The narrowest and the usual desk. */
const EDGES = [320, 1280] as const;
const HEIGHT = 800;
const AT_ONCE = 2;
/** A browser whose user has asked for letters twice as large: WCAG 1.4.4. */
const LARGE_LETTERS = '--blink-settings=defaultFontSize=32';
/** What a reader may set for themselves: WCAG 1.4.12. */
const LETTERS_APART =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

type Browser = Awaited<ReturnType<typeof watchedBrowser>>;

export const check: Check = {
  number: 'F31',
  name: 'Accessibility',
  mustHold:
    'every page in every state, narrow to wide, light and dark, has no barrier that axe knows of (WCAG 2.2 AA); all of it is reached by Tab with the focus in sight; letters twice as large or further apart cut nothing off; the main ways are walked by keyboard alone.',
  isQuick: false,
  measure: async ({ isDeep, folder, atEnd, tell }) => {
    const server = await wholeServer({ folder: folder() });
    atEnd(server.stop);
    const usual = await watchedBrowser();
    atEnd(usual.close);
    const large = await watchedBrowser(LARGE_LETTERS);
    atEnd(large.close);
    const visit = async (browser: Browser, width: number): Promise<Page> => {
      const page = await browser.aVisit(server.origin, { executions: [], violations: [], requests: [] });
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      return page;
    };
    const broken = await blindSpots(await visit(usual, 1280));
    const count = { looks: 0, stops: 0, texts: 0 };

    const look = async (scene: Scene, turn: number) => {
      const edges = isDeep ? EDGES : EDGES.filter((_, place) => place === turn % 2);
      const say = (how: string, sentences: readonly string[]) => broken.push(...sentences.map((sentence) => `${scene.name}, ${how}: ${sentence}`));
      const read = async (page: Page, how: string) => {
        for (const width of edges) {
          await page.setViewportSize({ width, height: HEIGHT });
          say(`${width} px${how}`, await unreadable(page));
          count.texts += 1;
        }
      };
      const page = await visit(usual, 1280);
      await scene.show(page);
      for (const { width, colorScheme } of isDeep ? LOOKS : LOOKS.filter((_, place) => place === turn % LOOKS.length)) {
        await page.setViewportSize({ width, height: HEIGHT });
        await page.emulateMedia({ colorScheme });
        say(`${width} px, ${colorScheme}`, await barriers(page));
        count.looks += 1;
      }
      await read(page, '');
      for (const width of edges) {
        await page.setViewportSize({ width, height: HEIGHT });
        const { stops, wrong } = await walkByTab(page);
        say(`${width} px`, wrong);
        count.stops += stops;
      }
      await page.addStyleTag({ content: LETTERS_APART });
      await read(page, ', letters apart');
      await page.context().close();
      // Each needs the way there a second time: the short run takes half of them, at either width.
      if (!isDeep && turn % 4 > 1) return;
      const enlarged = await visit(large, 1280);
      await scene.show(enlarged);
      await read(enlarged, ', letters twice as large');
      await enlarged.context().close();
    };
    const waiting = SCENES.map((scene, turn) => ({ scene, turn }));
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { scene, turn } = next;
        await look(scene, turn).catch((error: Error) => broken.push(`${scene.name} could not be shown: ${error.message}`));
        if (turn % 10 === 9) tell(`${turn + 1} of ${SCENES.length} scenes`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    let steps = 0;
    for (const width of EDGES) {
      const walked = keyboardJourney(await visit(usual, width), () => steps++);
      await walked.catch((error: Error) => broken.push(`${width} px: ${error.message}`));
    }
    const figure = `${SCENES.length} scenes: ${count.looks} looks with axe, ${count.stops} stops by Tab, ${count.texts} looks at the letters, ${steps} steps by keyboard alone: ${broken.length} barriers`;
    return { figure, broken };
  },
};

/** The checks themselves are tried first: what is wrong on purpose must be seen. */
async function blindSpots(page: Page): Promise<string[]> {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'afterbegin',
      `<img src="/favicon.svg"><p style="color: #ccc; background: #fff">pale</p>
      <button style="width: 12px; height: 12px; font-size: 5px">tiny</button><button style="width: 12px; height: 12px; font-size: 5px">close</button>
      <p style="overflow: hidden; width: 3em; white-space: nowrap">cut off here</p><p>under</p><p style="margin-top: -1.6em">over</p>
      <button style="outline: none">unmarked</button><p style="position: relative"><button>covered</button><span style="position: absolute; inset: 0; background: red"></span></p>
      <button id="shy">shy</button>`,
    );
    const shy = document.getElementById('shy');
    shy?.addEventListener('focus', () => shy.blur());
  });
  const seen = [...(await barriers(page)), ...(await unreadable(page)), ...(await walkByTab(page)).wrong];
  await page.context().close();
  const wanted = [
    'image-alt',
    'color-contrast',
    'target-size',
    '“cut off here” is cut off',
    'stand over one another',
    'on “unmarked”',
    'on “covered” is hidden',
    'to “shy”',
  ];
  return wanted.filter((what) => !seen.some((sentence) => sentence.includes(what))).map((what) => `the watch is blind to ${what}`);
}
