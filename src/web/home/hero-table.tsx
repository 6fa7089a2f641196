import { ownMarkup } from '../own-markup.ts';
import tableFile from './hero-table.svg';
import drawing from './hero-table.svg?raw';

/**
 * The drawing comes within the first page, since it is the largest thing there and should not queue behind the scripts.
 * Only the server carries its text; the browser takes it from the page, or fetches the file when it comes from another page.
 */
const markup = import.meta.env.SSR ? drawing : (document.querySelector('[data-hero-table]')?.innerHTML ?? '');

const LOOK = 'mx-auto w-[min(26rem,88%)] max-w-none md:w-[116%] md:translate-x-[4%]';

export function HeroTable() {
  if (markup === '') return <img src={tableFile} alt="" width={1312} height={1082} className={LOOK} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
  return <div data-hero-table="" className={LOOK} dangerouslySetInnerHTML={ownMarkup(markup)} />;
}
