/** The lines of a body as they arrive; empty ones are left out. */
export async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + piece.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line) yield line;
    }
    if (rest) yield rest;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
