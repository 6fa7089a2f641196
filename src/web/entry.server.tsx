import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { reportErrorContext, writePageContext } from './page-context.ts';
import { wakeAfterPaint } from './wake-after-paint.ts';

/** The server fills them in (src/server/pages/load-pages.ts). */
export { partnerContext, readSharedContext, reportErrorContext, writePageContext } from './page-context.ts';

/** Renders a page whole before it is sent: pages are small, and what is whole can be compressed and counted. Its text goes to `writePageContext`. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loan: RouterContextProvider,
): Promise<Response> {
  const { mark, write } = loan.get(writePageContext);
  return new Promise((resolve, reject) => {
    let failed = status;
    const chunks: Buffer[] = [];
    const page = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => {
        write(wakeAfterPaint(Buffer.concat(chunks).toString(), mark));
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(null, { headers, status: failed }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={mark} />, {
      nonce: mark,
      onAllReady: () => void pipe(page),
      onShellError: reject,
      onError(error) {
        failed = 500;
        loan.get(reportErrorContext)(error);
      },
    });
    request.signal.addEventListener('abort', () => abort(request.signal.reason), { once: true });
  });
}

/** What a loader threw. Not that nothing is at an address, which may say whatever its sender likes; one whose visitor has gone is nobody's concern. */
export function handleError(error: unknown, { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error);
}
