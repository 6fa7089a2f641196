import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a process did to its disk and what it sent, in order. Only names are kept of files, all of one folder. */
export type Deed =
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'make'; readonly file: string }
  | { readonly kind: 'remove'; readonly file: string }
  | { readonly kind: 'sync'; readonly file: string }
  | { readonly kind: 'rename'; readonly file: string; readonly to: string }
  | { readonly kind: 'sync-folder' }
  | { readonly kind: 'sent'; readonly text: string };

/** Puts what the main thread does, where SQLite and the connections are at home, into a file. Strings in hex, whole, file names beside numbers. */
export const recorder = (file: string): readonly string[] => [
  'strace',
  '-qq',
  '-xx',
  '-y',
  ...['-s', '1000000'],
  ...['-e', 'signal=none'],
  ...['-e', 'trace=openat,pwrite64,pwritev,write,writev,ftruncate,fallocate,fdatasync,fsync,rename,renameat,renameat2,unlink,unlinkat'],
  ...['-o', file],
];

export const canRecord = (): boolean => process.platform === 'linux' && spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0;

/** @throws Error at a call that changes files in a way this does not know */
export function readRecord(record: string, folder: string): Deed[] {
  return readFileSync(record, 'latin1')
    .split('\n')
    .flatMap((line) => {
      const [, call = '', given = '', result = ''] = /^(\w+)\((.*)\)\s+= (-?\d+.*)$/.exec(line) ?? [];
      if (result.startsWith('-')) return [];
      const deed = deedOf(call, given, result, folder);
      return deed ? [deed] : [];
    });
}

function deedOf(call: string, given: string, result: string, folder: string): Deed | null {
  const path = pathOf(given);
  const file = path !== null && dirname(path) === folder ? path.slice(folder.length + 1) : null;
  if (call === 'openat') {
    const [, opened = ''] = /"([^"]*)"/.exec(given) ?? [];
    const made = bytesOf(opened).toString();
    return given.includes('O_CREAT') && dirname(made) === folder ? { kind: 'make', file: made.slice(folder.length + 1) } : null;
  }
  if (call === 'unlink' || call === 'rename') {
    const [one = '', other = ''] = [...given.matchAll(/"([^"]*)"/g)].map(([, text = '']) => bytesOf(text).toString());
    if (dirname(one) !== folder) return null;
    const name = one.slice(folder.length + 1);
    return call === 'unlink' ? { kind: 'remove', file: name } : { kind: 'rename', file: name, to: other.slice(folder.length + 1) };
  }
  if (call === 'write' || call === 'writev') {
    if (file !== null) throw new Error(`${call} to ${file}: where to is not known.`);
    const text = [...given.matchAll(/"([^"]*)"/g)].map(([, hex = '']) => bytesOf(hex).toString('latin1')).join('');
    return { kind: 'sent', text };
  }
  if ((call === 'fsync' || call === 'fdatasync') && path === folder) return { kind: 'sync-folder' };
  if (file === null) return null;
  if (call === 'fsync' || call === 'fdatasync') return { kind: 'sync', file };
  if (call === 'ftruncate') return { kind: 'truncate', file, size: lastNumber(given) };
  if (call === 'pwrite64') {
    const [, hex = ''] = /"([^"]*)"/.exec(given) ?? [];
    return { kind: 'write', file, at: lastNumber(given), bytes: bytesOf(hex).subarray(0, Number.parseInt(result, 10)) };
  }
  // The index of the WAL is made anew after power loss.
  if (file.endsWith('-shm')) return null;
  throw new Error(`${call} on ${file}: this changes files in a way that is not known here.`);
}

/** Of the file a call was made on: `21<\x2f…>, …`. */
function pathOf(given: string): string | null {
  const [, hex] = /^\d+<((?:\\x[0-9a-f]{2})+)>/.exec(given) ?? [];
  return hex === undefined ? null : bytesOf(hex).toString();
}

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');

const lastNumber = (given: string): number => Number(/(\d+)$/.exec(given)?.[1]);
