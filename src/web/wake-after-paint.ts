const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const START = 'type="module" async=""';

/**
 * The page, so that its scripts are fetched once it has been painted. As React Router writes it they are fetched while
 * it is being read, and on a phone's line the words and their typeface then queue behind scripts ten times their size.
 */
export function wakeAfterPaint(page: string, nonce: string): string {
  // Looked for from the end, where both stand: a page is a hundred thousand letters, and every shared recipe comes through here.
  const start = page.lastIndexOf(START);
  const end = page.lastIndexOf('</body>');
  if (start < 0 || end < start) return page;
  const files: string[] = [];
  const before = page.slice(0, start).replace(PRELOAD, (_link, href: string) => {
    files.push(href);
    return '';
  });
  const waker = `<script nonce="${nonce}">(${wake})(${JSON.stringify(files)})</script>`;
  return `${before}type="text/plain" data-start=""${page.slice(start + START.length, end)}${waker}${page.slice(end)}`;
}

/** Runs in the browser: plain script, no imports. The first frame is on its way when a timer set in it fires. */
const wake = `(files) => requestAnimationFrame(() => setTimeout(() => {
  for (const file of files) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
  const start = document.querySelector("script[data-start]");
  const script = document.createElement("script");
  script.type = "module";
  const rules = { createScript: (text) => text };
  const policy = window.trustedTypes?.createPolicy("pinch-start", rules) ?? rules;
  script.textContent = policy.createScript(start.textContent);
  document.body.append(script);
}))`;
