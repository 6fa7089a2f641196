import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Pages say the date. */
const KEPT_MS = 60_000;
const WHILE_RENDERED_ANEW_MS = 5_000;
const MOST_KEPT = 100;

const PACK = {
  // 9: a tenth smaller than what is packed for one visitor, and done once a minute at the most.
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof PACK;
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** A page that is the same for everybody. */
export interface SamePage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether what was read for it would be read again just so. */
  readonly isStillSo: () => Promise<boolean>;
}

/** What to send of a page. */
export interface Form {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface KeptPages {
  /**
   * A page as it is kept, in the form this browser takes; undefined when it has to be rendered. Of those who want one that has grown
   * old the first renders it, and the others get it still.
   */
  formOf(address: string, acceptEncoding: string | undefined): Promise<Form | undefined>;
  /** Packed only when it is wanted again: most shared recipes are looked at once. */
  keep(address: string, page: SamePage): void;
}

/** Pages ready to be sent, each for a minute. */
export function keptPages(): KeptPages {
  const kept = new Map<string, { readonly page: SamePage; readonly forms: Map<Encoding, Promise<Form>>; until: number }>();
  return {
    async formOf(address, acceptEncoding) {
      const known = kept.get(address);
      // Where it cannot be read, rendering will find the words for it.
      if (!known || !(await known.page.isStillSo().catch(() => false))) return undefined;
      const now = Date.now();
      if (known.until <= now) {
        known.until = now + WHILE_RENDERED_ANEW_MS;
        return undefined;
      }
      const encoding = acceptEncoding ? negotiate(acceptEncoding, ENCODINGS) : null;
      if (!encoding) return known.page;
      const form = known.forms.get(encoding) ?? packed(known.page, encoding);
      known.forms.set(encoding, form);
      return form;
    },
    keep(address, page) {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(address, { page, forms: new Map(), until: Date.now() + KEPT_MS });
    },
  };
}

/** Names a page by what is in it, for browsers that have it already. Weak: it is the same page, however it is packed. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

async function packed({ headers, body }: SamePage, encoding: Encoding): Promise<Form> {
  return { headers: { ...headers, vary: 'accept-encoding', 'content-encoding': encoding }, body: await PACK[encoding](body) };
}
