import { expect, test } from 'vitest';
import { type Kind, nameOf } from './names.ts';
import { outlived } from './retention.ts';

const aBackup = (at: string, kind: Kind = 'daily') => {
  const takenAt = new Date(`${at}Z`);
  return { name: nameOf(takenAt, kind), takenAt, kind };
};
const daysBefore = (count: number) => new Date(Date.UTC(2026, 10, 21, 3) - count * 86_400_000).toISOString().slice(0, 19);
const namesOf = (backups: readonly { name: string }[]) => backups.map(({ name }) => name);

test('of sixty days, the last seven stay and one of each of the last four weeks', () => {
  const all = Array.from({ length: 60 }, (_, days) => aBackup(daysBefore(days)));
  const gone = outlived(all);
  const kept = all.filter((backup) => !gone.includes(backup));
  // 21 November 2026 is a Saturday: its week's last is the 21st itself; the Sundays before are the 15th, the 8th and the 1st.
  expect(kept.map(({ takenAt }) => takenAt.toISOString().slice(5, 10))).toEqual([
    ...['11-21', '11-20', '11-19', '11-18', '11-17', '11-16', '11-15'],
    ...['11-08', '11-01'],
  ]);
});

test('of several on one day the last stays', () => {
  const all = [aBackup('2026-11-21T01:00:00'), aBackup('2026-11-21T23:00:00'), aBackup('2026-11-21T12:00:00')];
  expect(namesOf(outlived(all))).toEqual(['2026-11-21T010000Z-daily', '2026-11-21T120000Z-daily']);
});

test('after a long pause the old ones stay until newer ones take their place', () => {
  expect(outlived([aBackup('2025-01-01T00:00:00'), aBackup('2025-01-09T00:00:00')])).toEqual([]);
});

test('those made by hand are never taken away, and of those before a migration two stay', () => {
  const all = [
    ...Array.from({ length: 20 }, (_, days) => aBackup(daysBefore(days * 30), 'by-hand')),
    ...Array.from({ length: 3 }, (_, days) => aBackup(daysBefore(days), 'before-migration')),
  ];
  expect(namesOf(outlived(all))).toEqual([nameOf(new Date(`${daysBefore(2)}Z`), 'before-migration')]);
});
