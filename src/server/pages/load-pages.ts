import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';

/** Renders what is at an address; `mark` is the nonce of its scripts, and what goes wrong within is told to `report`. */
export type Render = (request: Request, given: { readonly mark: string; readonly report: (error: unknown) => void }) => Promise<Rendered>;

interface Rendered {
  /** Without a body where there is a page. */
  readonly response: Response;
  /** Whether what was read for it would be read again just so. */
  readonly isStillSo: () => Promise<boolean>;
  /** null for a picture or a file of text. */
  readonly html: string | null;
}

/** What the pages may know: shared recipes, and who cooks beside the house. Nothing of any visitor. */
interface Lent {
  readonly readShared: (id: string) => Promise<unknown>;
  readonly partner: { readonly name: string; readonly leaves: boolean } | null;
}

/** Loads the half of the build that renders. It is large: better before the server counts how busy it is. */
export async function loadPages(build: string, { readShared, partner }: Lent): Promise<Render> {
  const server = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
  const handle = createRequestHandler(server, 'production');
  const lent = server.entry.module as unknown as {
    readSharedContext: RouterContext<Lent['readShared']>;
    partnerContext: RouterContext<Lent['partner']>;
    reportErrorContext: RouterContext<(error: unknown) => void>;
    writePageContext: RouterContext<{ mark: string; write: (html: string) => void }>;
  };
  return async (request, { mark, report }) => {
    let html: string | null = null;
    const read = new Map<string, string>();
    const context = new RouterContextProvider();
    context.set(lent.readSharedContext, async (id) => {
      const found = await readShared(id);
      read.set(id, JSON.stringify(found));
      return found;
    });
    context.set(lent.partnerContext, partner);
    context.set(lent.reportErrorContext, report);
    context.set(lent.writePageContext, {
      mark,
      write: (page) => {
        html = page;
      },
    });
    const isStillSo = async () => {
      for (const [id, found] of read) if (JSON.stringify(await readShared(id)) !== found) return false;
      return true;
    };
    return { response: await handle(request, context), html, isStillSo };
  };
}
