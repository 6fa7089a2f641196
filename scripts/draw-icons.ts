import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** `node scripts/draw-icons.ts`: the icons of a home screen, out of the mark: on paper, with room for a round mask. */
const root = join(import.meta.dirname, '..');
const mark = readFileSync(join(root, 'public/favicon.svg')).toString('base64');
const ICONS = [
  { file: 'icon-192.png', size: 192, markShare: 0.78 },
  { file: 'icon-512.png', size: 512, markShare: 0.78 },
  { file: 'icon-maskable-512.png', size: 512, markShare: 0.56 },
  { file: 'apple-touch-icon.png', size: 180, markShare: 0.72 },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const { file, size, markShare } of ICONS) {
  const tab = await browser.newPage({ viewport: { width: size, height: size } });
  await tab.setContent(
    `<!doctype html><style>body{margin:0;display:grid;place-items:center;height:100vh;background:#faf4e8}img{width:${markShare * 100}%}</style><img src="data:image/svg+xml;base64,${mark}">`,
    { waitUntil: 'networkidle' },
  );
  await tab.screenshot({ path: join(root, 'public', file) });
  await tab.close();
}
await browser.close();
