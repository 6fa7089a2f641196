import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
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
  const { signal } = request;
  return new Promise((resolve, reject) => {
    let failed = status;
    const send = async () => {
      write(wakeAfterPaint(await text(pipe(new PassThrough())), mark));
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(null, { headers, status: failed }));
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={mark} />, {
      nonce: mark,
      onAllReady: () => void send().catch(reject),
      onShellError: reject,
      onError(error) {
        failed = 500;
        loan.get(reportErrorContext)(error);
      },
    });
    // Nobody reads on: what is left of the page need not be made.
    const stop = () => abort(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** What a loader threw. Not that nothing is at an address, which may say whatever its sender likes; one whose visitor has gone is nobody's concern. */
export function handleError(error: unknown, { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error);
}
