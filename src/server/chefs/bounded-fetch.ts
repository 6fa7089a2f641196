/** Whatever a guest sends beyond this is not read. */
const MOST_BYTES = 256 * 1024;

/** The guest sent more than we read. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** fetch for a guest that may be anybody: follows no redirect, and reads 256 KiB of an answer at most. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) {
    await response.body?.cancel();
    throw new TooLarge(`more than ${MOST_BYTES} bytes`);
  }
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new TooLarge(`more than ${MOST_BYTES} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, { status: response.status, statusText: response.statusText, headers: response.headers });
};
