import css from '../app.css?inline';
import { ownMarkup } from '../own-markup.ts';

/**
 * The style sheet within the page: no page waits for a second request before it can be read. Only the server carries
 * the text; the browser takes it from the page it was sent, so that both render the same.
 */
const text = import.meta.env.SSR ? css : (document.querySelector('style[data-page]')?.textContent ?? '');

export function PageStyle() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
  return <style data-page="" dangerouslySetInnerHTML={ownMarkup(text)} />;
}
