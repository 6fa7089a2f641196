import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
type Bindings = Readonly<Record<string, unknown>>;

/**
 * The log of one request: what it is told carries the request's id, and whose it is. pino's own child loggers say the same, but
 * making two of them took longer than reading a recipe.
 */
class RequestLogger {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#log.level;
  }

  child(bindings: Bindings): RequestLogger {
    return new RequestLogger(this.#log, { ...this.#bindings, ...bindings });
  }

  fatal(what: unknown, ...rest: unknown[]): void {
    this.#write('fatal', what, rest);
  }

  error(what: unknown, ...rest: unknown[]): void {
    this.#write('error', what, rest);
  }

  warn(what: unknown, ...rest: unknown[]): void {
    this.#write('warn', what, rest);
  }

  info(what: unknown, ...rest: unknown[]): void {
    this.#write('info', what, rest);
  }

  debug(what: unknown, ...rest: unknown[]): void {
    this.#write('debug', what, rest);
  }

  trace(what: unknown, ...rest: unknown[]): void {
    this.#write('trace', what, rest);
  }

  silent(): void {}

  #write(level: Level, what: unknown, rest: readonly unknown[]): void {
    const [text, ...values] = rest as string[];
    if (typeof what === 'string') this.#log[level](this.#bindings, what, ...rest);
    else if (what instanceof Error) this.#log[level]({ ...this.#bindings, err: what }, text ?? what.message, ...values);
    else this.#log[level]({ ...this.#bindings, ...(what as object) }, text, ...values);
  }
}

/** Gives every request such a log; a route that asks for a level of its own gets pino's. */
export function logEachRequest(app: FastifyInstance): void {
  app.setChildLoggerFactory((log, bindings, options) =>
    options.level === undefined && options.serializers === undefined
      ? (new RequestLogger(log, bindings) as unknown as FastifyBaseLogger)
      : log.child(bindings, options),
  );
}
