import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { SCRIPT_MARK_HEADER } from '#contract/script-mark.ts';
import { reportErrorContext } from './page-context.ts';
import { wakeAfterPaint } from './wake-after-paint.ts';

/** The server fills it in (src/server/pages.ts). */
export { partnerContext, readSharedContext, reportErrorContext } from './page-context.ts';

/** Renders a page whole before it is sent: pages are small, and what is whole can be compressed and counted. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loan: RouterContextProvider,
): Promise<Response> {
  const nonce = request.headers.get(SCRIPT_MARK_HEADER) ?? undefined;
  let failed = status;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />, {
    ...(nonce ? { nonce } : {}),
    signal: request.signal,
    onError(error) {
      failed = 500;
      loan.get(reportErrorContext)(error);
    },
  });
  await body.allReady;
  const page = await new Response(body).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(wakeAfterPaint(page, nonce), { headers, status: failed });
}

/** What a loader threw. Not that nothing is at an address, which may say whatever its sender likes; one whose visitor has gone is nobody's concern. */
export function handleError(error: unknown, { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(reportErrorContext)(error);
}
