/** An answer that was no success. Its message is `status: text`, as the specification has it; people are shown the sentence. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(
    readonly status: number,
    text: string,
    /** What the server says to the visitor; null when it said nothing readable. */
    readonly sentence: string | null,
    /** What it says of single fields. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(`${status}: ${text}`);
  }
}

/** What a visitor can be told of an error: the server's own sentence, or ours. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return (error instanceof CallError && error.sentence) || otherwise;
}
