import { existsSync, readdirSync } from 'node:fs';

/** Why a backup was made: by the clock, by hand, or because the tables were about to change. */
export const KINDS = ['daily', 'by-hand', 'before-migration'] as const;
export type Kind = (typeof KINDS)[number];

export interface Named {
  /** The folder's name: '2026-11-21T110500Z-daily'. */
  readonly name: string;
  readonly takenAt: Date;
  readonly kind: Kind;
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z-([a-z-]+)$/;

/** Names sort by time. */
export function nameOf(takenAt: Date, kind: Kind): string {
  return `${stampOf(takenAt)}-${kind}`;
}

/** A moment without any character that some file system refuses. */
export function stampOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** Every finished backup in a folder, the oldest first; whatever else lies there is left out. */
export function listBackups(folder: string): Named[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readName(name) ?? []);
}

function readName(name: string): Named | null {
  const [, day, hours, minutes, seconds, rest] = NAME.exec(name) ?? [];
  const kind = KINDS.find((known) => known === rest);
  if (!kind) return null;
  return { name, takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`), kind };
}
