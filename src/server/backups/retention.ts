import type { Named } from './names.ts';

const DAYS = 7;
const WEEKS = 4;
const MIGRATIONS = 2;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * 60 * 1000;

/**
 * The backups nobody needs any more. Kept are the last of each of the 7 latest days and of each of the 4 latest weeks that have
 * one, the 2 latest from before a migration, and all that were made by hand: days without Pinch cost no backup.
 */
export function outlived(backups: readonly Named[]): Named[] {
  const latestFirst = [...backups].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const daily = latestFirst.filter(({ kind }) => kind === 'daily');
  const kept = new Set([
    ...firstOfEach(daily, dayOf).slice(0, DAYS),
    ...firstOfEach(daily, weekOf).slice(0, WEEKS),
    ...latestFirst.filter(({ kind }) => kind === 'before-migration').slice(0, MIGRATIONS),
    ...latestFirst.filter(({ kind }) => kind === 'by-hand'),
  ]);
  return backups.filter((backup) => !kept.has(backup));
}

function firstOfEach(backups: readonly Named[], groupOf: (backup: Named) => string | number): Named[] {
  return backups.filter((backup, place) => backups.findIndex((other) => groupOf(other) === groupOf(backup)) === place);
}

const dayOf = ({ takenAt }: Named) => takenAt.toISOString().slice(0, 10);
const weekOf = ({ takenAt }: Named) => Math.floor((takenAt.getTime() - FIRST_MONDAY_MS) / WEEK_MS);
