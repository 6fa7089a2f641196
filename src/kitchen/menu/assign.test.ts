import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assign as assignFlat } from './assign.ts';

const assign = (values: readonly (readonly number[])[], empty: readonly number[]) =>
  assignFlat(Float64Array.from(values.flat()), values[0]?.length ?? 0, empty);
const NONE = Number.NEGATIVE_INFINITY;

test('each slot gets the item that makes the whole worth most, not the one it likes best', () => {
  expect(
    assign(
      [
        [5, 4],
        [5, 1],
      ],
      [0, 0],
    ),
  ).toEqual([1, 0]);
});

test('a slot stays empty when no item may go there', () => {
  expect(
    assign(
      [
        [NONE, NONE],
        [NONE, 2],
      ],
      [0, 0],
    ),
  ).toEqual([-1, 1]);
});

test('a slot prefers to stay empty over an item worth less than nothing', () => {
  expect(assign([[-3]], [0])).toEqual([-1]);
});

test('no assignment is worth more: compared with trying them all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), fc.infiniteStream(fc.integer({ min: -5, max: 9 })), (slots, items, stream) => {
      const next = () => stream.next().value as number;
      const values = Array.from({ length: slots }, () =>
        Array.from({ length: items }, () => {
          const value = next();
          return value < -3 ? NONE : value;
        }),
      );
      const empty = Array.from({ length: slots }, () => Math.min(0, next()));
      const worth = (chosen: readonly number[]) =>
        chosen.reduce((sum, item, slot) => sum + (item < 0 ? (empty[slot] as number) : (values[slot]?.[item] as number)), 0);
      expect(worth(assign(values, empty))).toBeCloseTo(best(values, empty, 0, new Set()), 9);
    }),
  );
});

/** By brute force: the most that slots from this one on can be worth. */
function best(values: readonly (readonly number[])[], empty: readonly number[], slot: number, taken: ReadonlySet<number>): number {
  const row = values[slot];
  if (!row) return 0;
  const without = (empty[slot] as number) + best(values, empty, slot + 1, taken);
  return row.reduce(
    (most, value, item) => (taken.has(item) ? most : Math.max(most, value + best(values, empty, slot + 1, new Set([...taken, item])))),
    without,
  );
}
