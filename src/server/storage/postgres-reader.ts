import { Socket } from 'node:net';
import pg from 'pg';
import { rememberAnswer } from './answers.ts';
import type { Ask } from './prepared.ts';

/** After a connection that could not be had, or was lost, so long the others do its work. */
const REST_MS = 1000;
/** Longer than that no read takes, unless something stands in its way: then those behind it go round it. */
const STUCK_MS = 100;
/**
 * invalid_sql_statement_name: whoever was to prepare the statement for those sent after it did not get that far.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const NOT_PREPARED = '26000';
/** How an operator sees the connection among the others (`pg_stat_activity`). */
export const READER = 'pinch reads';

interface Reader {
  readonly ask: Ask;
  readonly close: () => Promise<void>;
}

interface Line {
  readonly client: pg.Client;
  readonly ask: Ask;
  /** Whether the first of those that wait has waited for long. */
  readonly isStuck: () => boolean;
}

/**
 * One connection for the prepared reads of all requests. They are sent without waiting for one another's answers (pipelining), those of one
 * turn of the loop together, which takes less of a processor than handing connections round; each is a statement by itself, locks nothing
 * and is over in a moment. Whatever cannot go this way goes the usual one: while the connection is being opened, is lost, is not to be had, or
 * waits for a table that somebody has locked.
 *
 * @param usual asks through the pool
 */
export function postgresReader(config: pg.ClientConfig, usual: Ask): Reader {
  let line: Line | null = null;
  let restsUntil = 0;
  let isClosed = false;
  const open = async () => {
    restsUntil = Number.POSITIVE_INFINITY;
    const socket = new Socket();
    const client = new pg.Client({ ...config, application_name: READER, pipeline: true, stream: () => socket });
    const lose = () => {
      if (line?.client === client) line = null;
      restsUntil = Date.now() + REST_MS;
    };
    client.on('error', lose).on('end', lose);
    try {
      await client.connect();
      if (isClosed) await client.end();
      else line = lineOf(client, gatheringOn(socket));
    } catch {
      lose();
    }
  };
  const same = sameAsBefore();
  return {
    ask: async (sql, values, name) => {
      if (!line && Date.now() >= restsUntil && !isClosed) void open();
      const way = line && !line.isStuck() ? line.ask : usual;
      try {
        return same(name, values, await way(sql, values, name));
      } catch (error) {
        if (way === usual || (error as { code?: string }).code !== NOT_PREPARED) throw error;
        return same(name, values, await usual(sql, values, name));
      }
    },
    close: async () => {
      isClosed = true;
      await line?.client.end();
    },
  };
}

function lineOf(client: pg.Client, gather: () => void): Line {
  let unanswered = 0;
  let heardAt = 0;
  return {
    client,
    isStuck: () => unanswered > 0 && performance.now() - heardAt > STUCK_MS,
    ask: async (sql, values, name) => {
      if (unanswered === 0) heardAt = performance.now();
      unanswered += 1;
      gather();
      try {
        return (await client.query({ name, text: sql, values: [...values] })).rows;
      } finally {
        unanswered -= 1;
        heardAt = performance.now();
      }
    },
  };
}

/** What is written from now on in this turn of the loop leaves at its end, in one go: to write costs more than all that is written. */
function gatheringOn(socket: Socket): () => void {
  let isGathering = false;
  const send = () => {
    isGathering = false;
    socket.uncork();
  };
  return () => {
    if (isGathering) return;
    isGathering = true;
    socket.cork();
    setImmediate(send);
  };
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Rows that say word for word what they said when it was last asked are the same objects as then, so that what was made of them need not be
 * made again. The database is asked each time; the rows are nobody's to change.
 */
function sameAsBefore() {
  const answers = new Map<string, readonly Row[]>();
  return (name: string, values: readonly unknown[], rows: readonly unknown[]): readonly unknown[] => {
    const question = `${name} ${JSON.stringify(values)}`;
    const before = answers.get(question);
    return before && isSame(before, rows as readonly Row[]) ? before : rememberAnswer(answers, question, rows as readonly Row[]);
  };
}

/** Values come as text, numbers and null (`parserOf` in postgres.ts). */
function isSame(before: readonly Row[], rows: readonly Row[]): boolean {
  return before.length === rows.length && rows.every((row, place) => Object.keys(row).every((column) => row[column] === before[place]?.[column]));
}
