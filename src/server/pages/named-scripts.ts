import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script/g;

/** A page, and the scripts within it that are ours, as sources for its policy. */
export interface PageWithSources {
  readonly html: string;
  /** "'sha256-…'" of each, once. */
  readonly sources: readonly string[];
}

/**
 * Names a page's own scripts by what is in them, so that every copy of the page is the same and may be kept, packed and compared.
 *
 * @param mark the word that the renderer gave its scripts as their nonce. Nobody can guess it: a script that some text brought
 *   into the page has none, and so no place in the policy.
 */
export function namedScripts(page: string, mark: string): PageWithSources {
  const nonce = ` nonce="${mark}"`;
  const sources = new Set<string>();
  for (const [, attributes = '', text = ''] of page.matchAll(SCRIPT))
    if (attributes.includes(nonce) && text) sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return { html: page.replaceAll(nonce, ''), sources: [...sources] };
}
