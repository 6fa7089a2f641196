import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Plate } from './plate.tsx';
import { THIRTY_DISHES } from './thirty-dishes.ts';

const spec = THIRTY_DISHES['Shakshuka'];

it('is an image by the name of its dish', () => {
  if (!spec) throw new Error('no dish to draw');
  const html = renderToStaticMarkup(<Plate spec={spec} title={'Shakshuka with "feta" & <herbs>'} className="w-full" />);
  expect(html).toMatch(/^<svg viewBox="0 0 640 480" class="w-full" role="img" aria-label="Shakshuka with &quot;feta&quot; &amp; &lt;herbs&gt;"><g /);
});

it('keeps silent beside a title that already says it', () => {
  if (!spec) throw new Error('no dish to draw');
  const html = renderToStaticMarkup(<Plate spec={spec} title="" />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('role=');
});
