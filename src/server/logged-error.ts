/** An error as the log has it. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  /** Where in the program it happened. */
  readonly stack: string;
  readonly cause?: LoggedError;
};

interface DriverError extends Error {
  readonly code?: string | number;
  /** Of the mail library: what was being said when the mail server refused. */
  readonly command?: string;
  readonly responseCode?: number;
}

/**
 * Of an error the log gets what it is and where it happened. Not what drivers add beside: PostgreSQL quotes the row, mail servers
 * quote the address, and neither belongs in a log.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'This is no error object.', stack: '' };
  const { name, message, stack, code, command, responseCode, cause } = error as DriverError;
  return {
    type: name,
    message: command === undefined ? message : `The mail server refused ${command}${responseCode ? ` with ${responseCode}` : ''}.`,
    ...(code === undefined ? {} : { code }),
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}
