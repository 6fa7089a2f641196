/** Waits for something only as long as the signal lets it. @throws the signal's reason; what the work throws later is nobody's concern */
export async function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  signal.throwIfAborted();
  return Promise.race([work, aborted(signal)]);
}

/** The pieces of something slow, for as long as the signal lets it be waited for. @throws the signal's reason, even when the source never notices it */
export async function* until<Piece>(signal: AbortSignal, pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  signal.throwIfAborted();
  const stopped = aborted(signal);
  const source = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([source.next(), stopped]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not awaited: a source that hangs would hang here too.
    void source.return?.().catch(() => {});
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  stopped.catch(() => {});
  return stopped;
}
