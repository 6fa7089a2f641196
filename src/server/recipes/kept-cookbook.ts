import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Dish } from '#kitchen/cookbook/dish.ts';

/** The dishes, most of it by far and plain data, as JSON, each by itself: read in half the time, and in no more room than they take in the end. */
type Kept = Omit<Cookbook, 'dishes'> & { readonly dishes: readonly Buffer[] };

/**
 * The cookbook as it was read from these very files, so that a start need not read the text anew.
 *
 * @param place the cookbook's own name in the folder; one is kept for each
 * @param state of the files it is read from, and of the code that reads them
 * @returns null when none is kept of this state, or it cannot be read
 */
export function readKept(folder: string, place: string, state: string): Cookbook | null {
  try {
    const { dishes: packed, ...rest } = deserialize(readFileSync(join(folder, `${place}-${state}`))) as Kept;
    return {
      ...rest,
      // Unpacked when first asked for: the thread that answers wants only the names of foods.
      get dishes() {
        const dishes: readonly Dish[] = packed.map((dish) => JSON.parse(dish.toString()));
        // Plain from now on, so that what was packed can go: ten MiB in every thread.
        Object.defineProperty(this, 'dishes', { value: dishes, enumerable: true });
        return dishes;
      },
    };
  } catch {
    return null;
  }
}

/** Keeps it in place of what was kept before. Where the folder cannot be written, the text is read again next time. */
export function keep(cookbook: Cookbook, folder: string, place: string, state: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    const name = `${place}-${state}`;
    // Whole or not at all: other threads and processes read it too.
    const written = join(folder, `${name}.${process.pid}`);
    writeFileSync(written, serialize({ ...cookbook, dishes: cookbook.dishes.map((dish) => Buffer.from(JSON.stringify(dish))) } satisfies Kept));
    renameSync(written, join(folder, name));
    for (const other of readdirSync(folder)) if (other.startsWith(`${place}-`) && other !== name) rmSync(join(folder, other), { force: true });
  } catch {
    // A start a fifth of a second slower is no reason to stop.
  }
}
