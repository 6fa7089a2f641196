import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BRAND } from '#web/brand.ts';

/** `node scripts/draw-share.ts`: the 1200x630 picture shown wherever a page of ours is linked to, out of the hero's drawing. */
const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path));
const font = read('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2').toString('base64');
const mark = read('public/favicon.svg').toString('base64');
const table = read('src/web/home/hero-table.svg').toString('base64');

const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: F; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
* { margin: 0; box-sizing: border-box }
body { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #faf4e8; color: #2b2118; font-family: F }
main { position: absolute; left: 72px; top: 72px; bottom: 64px; width: 500px; display: flex; flex-direction: column; justify-content: space-between }
.name { display: flex; align-items: center; gap: 14px; font-size: 46px; font-weight: 600; letter-spacing: -0.02em }
.name img { width: 52px }
h1 { font-size: 80px; line-height: 1.02; font-weight: 600; letter-spacing: -0.025em }
hr { height: 8px; border: 0; border-top: 4px solid #2b2118; border-bottom: 1.5px solid #2b2118; margin-bottom: 22px }
p { font-size: 27px; line-height: 1.3; color: #65574a }
.table { position: absolute; left: 620px; top: 36px; width: 690px }
</style><main><div class="name"><img src="data:image/svg+xml;base64,${mark}">${BRAND}</div><h1>Dinner is already in your kitchen.</h1>
<div><hr><p>Several recipes from what you have, each with one gourmet touch.</p></div></main>
<img class="table" src="data:image/svg+xml;base64,${table}">`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await tab.setContent(page, { waitUntil: 'networkidle' });
await tab.evaluate(() => document.fonts.ready.then(() => undefined));
await tab.screenshot({ path: join(root, 'public/share.png') });
await browser.close();
