import { scratch } from './scratch.ts';

/**
 * The best assignment of items to slots: each slot takes one item or none, each item goes to one slot at most,
 * and the values add up to the most possible. Exact, by shortest augmenting paths (Jonker and Volgenant 1987), O(slots² · items).
 *
 * @param values slot by slot what each item is worth there; -Infinity where it may not go.
 * @param width how many items there are.
 * @param empty what each slot is worth without an item.
 * @returns for each slot the index of its item, or -1.
 */
export function assign(values: Float64Array, width: number, empty: readonly number[]): number[] {
  // Items that fit nowhere have no part in the contest.
  const items: number[] = [];
  const rows = empty.length;
  for (let item = 0; item < width; item++)
    for (let at = item; at < values.length; at += width)
      if ((values[at] as number) > -BIG) {
        items.push(item);
        break;
      }

  const columns = items.length + rows;
  // Each slot may also take a dummy of its own, which stands for "none".
  const costs = costsFor(rows * columns).fill(BIG, 0, rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < items.length; column++)
      costs[row * columns + column] = Math.min(BIG, -(values[row * width + (items[column] as number)] as number));
    costs[row * columns + items.length + row] = -(empty[row] ?? 0);
  }

  const { rowPrice, columnPrice, rowOf, before, least, done } = paperFor(Math.max(rows, columns) + 1);
  rowPrice.fill(0, 0, rows + 1);
  columnPrice.fill(0, 0, columns + 1);
  rowOf.fill(0, 0, columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowOf[0] = row;
    let column = 0;
    least.fill(Number.POSITIVE_INFINITY, 0, columns + 1);
    done.fill(0, 0, columns + 1);
    do {
      done[column] = 1;
      const from = rowOf[column] as number;
      const base = (from - 1) * columns - 1;
      const price = rowPrice[from] as number;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let candidate = 1; candidate <= columns; candidate++) {
        if (done[candidate]) continue;
        const reduced = (costs[base + candidate] as number) - price - (columnPrice[candidate] as number);
        if (reduced < (least[candidate] as number)) {
          least[candidate] = reduced;
          before[candidate] = column;
        }
        if ((least[candidate] as number) < step) {
          step = least[candidate] as number;
          next = candidate;
        }
      }
      for (let index = 0; index <= columns; index++) {
        if (done[index]) {
          rowPrice[rowOf[index] as number] = (rowPrice[rowOf[index] as number] as number) + step;
          columnPrice[index] = (columnPrice[index] as number) - step;
        } else least[index] = (least[index] as number) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    do {
      const previous = before[column] as number;
      rowOf[column] = rowOf[previous] as number;
      column = previous;
    } while (column !== 0);
  }

  const chosen = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= items.length; column++) {
    const row = (rowOf[column] as number) - 1;
    const item = items[column - 1] as number;
    if (row >= 0 && (values[row * width + item] as number) > -BIG) chosen[row] = item;
  }
  return chosen;
}

/** More than any sum of real values; finite, so that the arithmetic stays exact enough. */
const BIG = 1e9;

const costsFor = scratch((length) => new Float64Array(length));
const paperFor = scratch((length) => ({
  rowPrice: new Float64Array(length),
  columnPrice: new Float64Array(length),
  rowOf: new Int32Array(length),
  /** Of each column the one before it on the way. */
  before: new Int32Array(length),
  least: new Float64Array(length),
  done: new Uint8Array(length),
}));
