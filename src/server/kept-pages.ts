import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Pages say the date. */
const KEPT_MS = 60_000;
const WHILE_RENDERED_ANEW_MS = 5_000;
const MOST_KEPT = 100;
/** 9: a tenth smaller than what is packed while a visitor waits, and done once a minute. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** What a page is sent with, whoever asks. */
export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A page that is the same for everybody, plain and packed. */
export interface KeptPage {
  readonly etag: string;
  readonly plain: Sent;
  /** By the name of the encoding. */
  readonly packed: Readonly<Record<'br' | 'gzip', Sent>>;
}

export interface KeptPages {
  /** The page as it is kept; undefined when it has to be rendered. Of those who want one that has grown old the first renders it, and the others get it still. */
  of(address: string): KeptPage | undefined;
  keep(address: string, page: Sent): Promise<KeptPage>;
}

/** Pages ready to be sent, each for a minute. */
export function keptPages(): KeptPages {
  const kept = new Map<string, { readonly page: KeptPage; until: number }>();
  return {
    of(address) {
      const known = kept.get(address);
      if (!known) return undefined;
      const now = Date.now();
      if (known.until > now) return known.page;
      known.until = now + WHILE_RENDERED_ANEW_MS;
      return undefined;
    },
    async keep(address, page) {
      const ready = await packed(page);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(address, { page: ready, until: Date.now() + KEPT_MS });
      return ready;
    },
  };
}

/** The form in which a visitor's browser takes it. */
export function formFor(page: KeptPage, acceptEncoding: string | undefined): Sent {
  const encoding = acceptEncoding ? negotiate(acceptEncoding, ['br', 'gzip']) : null;
  return encoding ? page.packed[encoding] : page.plain;
}

async function packed({ headers, body }: Sent): Promise<KeptPage> {
  // Weak: the same page, however it is packed.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const all = { ...headers, etag, vary: 'accept-encoding' };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body)]);
  return {
    etag,
    plain: { headers: all, body },
    packed: { br: { headers: { ...all, 'content-encoding': 'br' }, body: br }, gzip: { headers: { ...all, 'content-encoding': 'gzip' }, body: gz } },
  };
}
