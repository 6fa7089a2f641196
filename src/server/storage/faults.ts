import { AppError } from '../app-error.ts';

/** SQLITE_FULL, and SQLITE_IOERR with its kinds, which a full disk brings too. https://sqlite.org/rescode.html */
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_BUSY = 5;
const SQLITE_CANTOPEN = 14;
const SQLITE_READONLY = 8;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
/** disk_full. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_DISK_FULL = '53100';
/** Connections lost or refused (08), two that waited for each other (40), out of resources (53), a lock not had in time (55), told to go (57). */
const POSTGRES_AWAY = /^(?:08|40|53|55|57)/;
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT']);

interface StorageError extends Error {
  readonly code?: string;
  readonly errcode?: number;
}

/** What a visitor is told when the storage is full or away; null for any other error. */
export function faultOf(error: StorageError): AppError | null {
  const kind = kindOf(error);
  if (kind === SQLITE_FULL || kind === SQLITE_IOERR || kind === SQLITE_CANTOPEN || error.code === POSTGRES_DISK_FULL)
    return new AppError('storage_full', 'There is no room left to store this. Nothing was changed. Please try again later.');
  const isAway =
    kind === SQLITE_BUSY ||
    NO_CONNECTION.has(error.code ?? '') ||
    POSTGRES_AWAY.test(error.code ?? '') ||
    /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/.test(error.message);
  return isAway ? new AppError('overloaded', 'Our storage is not answering at the moment. Please try again in a few seconds.') : null;
}

/** What an operator is told when SQLite cannot be opened in a folder; null when the error says it already. */
export function openingFaultOf(error: unknown, folder: string): Error | null {
  const kind = kindOf(error as StorageError);
  if (kind === SQLITE_FULL || kind === SQLITE_IOERR) return new Error(`The disk of ${folder} has no room left. Make room and start again.`, { cause: error });
  if (kind === SQLITE_READONLY || kind === SQLITE_CANTOPEN)
    return new Error(`The folder for the data, ${folder}, cannot be written. Allow it, or name another: DATA_DIR=./data npm start`, { cause: error });
  if (kind === SQLITE_CORRUPT || kind === SQLITE_NOTADB)
    return new Error(`The data in ${folder} are damaged. Put back a backup: npm run restore`, { cause: error });
  return null;
}

export function isBusy(error: unknown): boolean {
  return kindOf(error as StorageError) === SQLITE_BUSY;
}

/** SQLite's primary code; null when the error is not SQLite's. */
function kindOf({ code, errcode }: StorageError): number | null {
  return code === 'ERR_SQLITE_ERROR' ? (errcode ?? 0) & 0xff : null;
}

/** Whether a write was refused because another row has the same value where only one may. */
export function isTaken(error: unknown): boolean {
  const { code, errcode } = error as StorageError;
  // SQLITE_CONSTRAINT_UNIQUE; unique_violation.
  return (code === 'ERR_SQLITE_ERROR' && errcode === 2067) || code === '23505';
}
