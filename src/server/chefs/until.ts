/** The pieces of something slow, for as long as the signal lets it be waited for. @throws the signal's reason, even when the source never notices it */
export async function* until<Piece>(signal: AbortSignal, pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  signal.throwIfAborted();
  const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  stopped.catch(() => {});
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
