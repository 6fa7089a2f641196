import { expect, test } from 'vitest';
import { faultOf, isBusy, isTaken, openingFaultOf } from './faults.ts';

const sqlite = (errcode?: number) => Object.assign(new Error('of SQLite'), { code: 'ERR_SQLITE_ERROR', ...(errcode === undefined ? {} : { errcode }) });
const coded = (code: string) => Object.assign(new Error('of something'), { code });
const FULL = 'There is no room left to store this. Nothing was changed. Please try again later.';
const AWAY = 'Our storage is not answering at the moment. Please try again in a few seconds.';

test.each([
  ['SQLITE_FULL', sqlite(13)],
  ['SQLITE_IOERR', sqlite(10)],
  ['SQLITE_IOERR_WRITE', sqlite(10 | (3 << 8))],
  ['SQLITE_CANTOPEN', sqlite(14)],
  ['disk_full', coded('53100')],
])('%s is a full storage', (_name, error) => {
  expect(faultOf(error)).toMatchObject({ code: 'storage_full', message: FULL });
});

test.each<[string, Error]>([
  ['SQLITE_BUSY', sqlite(5)],
  ['SQLITE_BUSY_SNAPSHOT', sqlite(5 | (2 << 8))],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', '08006', '40P01', '53300', '55P03', '57P01'].map(
    (code) => [code, coded(code)] as [string, Error],
  ),
  ...[
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ].map((message) => [message, new Error(message)] as [string, Error]),
])('%s is a storage that is away', (_name, error) => {
  expect(faultOf(error)).toMatchObject({ code: 'overloaded', message: AWAY });
});

test.each([
  ['a row that is taken', sqlite(2067)],
  ['SQLite without a number', sqlite()],
  ['another program’s 13', Object.assign(new Error(), { code: 'ELSE', errcode: 13 })],
  ['a code with 08 inside', coded('23008')],
  ['unique_violation', coded('23505')],
  ['a mistake of ours', new Error('a mistake: Connection terminated')],
])('%s is neither', (_name, error) => {
  expect(faultOf(error)).toBeNull();
});

test.each([
  [[13, 10, 266], 'The disk of /data has no room left. Make room and start again.'],
  [[8, 14, 270], 'The folder for the data, /data, cannot be written. Allow it, or name another: DATA_DIR=./data npm start'],
  [[11, 26, 267], 'The data in /data are damaged. Put back a backup: npm run restore'],
])('at the start %s is told in a sentence', (kinds, sentence) => {
  for (const kind of kinds) {
    const error = sqlite(kind);
    expect(openingFaultOf(error, '/data')).toMatchObject({ message: sentence, cause: error });
  }
});

test('at the start what says it itself is left as it is', () => {
  expect([openingFaultOf(sqlite(5), '/data'), openingFaultOf(sqlite(1), '/data'), openingFaultOf(new Error('else'), '/data')]).toEqual([null, null, null]);
});

test('busy and taken are told apart from everything else, on both engines', () => {
  expect([sqlite(5), sqlite(517), sqlite(6), coded('5'), new Error('busy')].map(isBusy)).toEqual([true, true, false, false, false]);
  expect([sqlite(2067), coded('23505'), sqlite(1555), coded('23503'), Object.assign(new Error(), { code: 'ELSE', errcode: 2067 })].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
