import { expect, test } from 'vitest';
import { wakeAfterPaint } from './wake-after-paint.ts';

const PAGE =
  '<body><p>$& words</p><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="modulepreload" href="/assets/b.js"/>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js"</script></body>';

test('scripts wait for the first paint, and are then fetched side by side', () => {
  const page = wakeAfterPaint(PAGE, 'n');
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).toContain('<script nonce="n" type="text/plain" data-start="">import "/assets/a.js"</script>');
  expect(page).toContain('(["/assets/a.js","/assets/b.js"])</script></body>');
  expect(page).toContain('<p>$& words</p>');
});

test('a page without scripts, or of another make, is left as it is', () => {
  expect(wakeAfterPaint('<body>Lost</body>', 'n')).toBe('<body>Lost</body>');
});
