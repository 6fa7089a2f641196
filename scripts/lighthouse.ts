import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import config from '../playwright.config.ts';
import { startServer } from './bench-process.ts';
import { freePort } from './free-port.ts';
import { aSharedRecipe } from './shared-recipe.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

/** `npm run lighthouse`: what Lighthouse says on a phone of Home, a shared recipe and a page of words; the median of three runs. */
const server = await startServer('pinch', { BENCH_PAGES: '1' });
const port = await freePort();
const { args = [], ...options } = config.use?.launchOptions ?? {};
const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
const recipe = await aSharedRecipe(server.url);
for (const path of ['/', recipe, '/gourmet-tips']) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(server.url + path, { port, output: 'json', logLevel: 'error' });
    if (result) runs.push(result.lhr);
  }
  runs.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0));
  const middle = runs[Math.floor(runs.length / 2)];
  if (!middle) throw new Error(`Lighthouse said nothing of ${path}.`);
  const scores = CATEGORIES.map((name) => `${name} ${Math.round((middle.categories[name]?.score ?? 0) * 100)}`);
  const metrics = METRICS.map((name) => `${name} ${middle.audits[name]?.displayValue}`);
  const { details } = middle.audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? details.items : [];
  const bytes = requests.reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0);
  console.log(`${path}: ${scores.join(', ')}\n  ${metrics.join(', ')}; ${requests.length} requests, ${Math.round(bytes / 1024)} KB`);
  const failing = Object.values(middle.audits).filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative');
  for (const { id, title, displayValue } of failing) console.log(`  - ${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
}
await browser.close();
await server.stop();
