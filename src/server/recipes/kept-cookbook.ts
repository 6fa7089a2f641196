import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, getHeapStatistics, serialize } from 'node:v8';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Cookbook } from '#kitchen/cookbook/cookbook.ts';
import type { Ask, Dish, Option, Role } from '#kitchen/cookbook/dish.ts';

/** What a dish is written with. Choosing does without it, and it is the larger half of a cookbook. */
const WORDS = ['keeps', 'titles', 'headnote', 'steps', 'tricks', 'tips', 'touches', 'addOns'] as const;
type Words = Pick<Dish, (typeof WORDS)[number]>;

/** A dish as JSON, which is read in half the time that any other form takes. */
interface PackedDish {
  readonly head: Buffer;
  /** Deflated: most are never looked at, and lie there in a third of the room. */
  readonly words: Buffer;
}

/** The dishes, most of it by far and plain data, each by itself. */
type Kept = Omit<Cookbook, 'dishes'> & { readonly dishes: readonly PackedDish[] };

function pack(dish: Dish): PackedDish {
  const fields = (isWanted: (name: string) => boolean) => Object.fromEntries(Object.entries(dish).filter(([name]) => isWanted(name)));
  const head = { ...fields((name) => !isWords(name)), roles: dish.roles.map(packRole) };
  return { head: Buffer.from(JSON.stringify(head)), words: deflateRawSync(JSON.stringify(fields(isWords))) };
}

const isWords = (name: string) => (WORDS as readonly string[]).includes(name);

/** A dish whose words are unpacked when it is first written: most dishes of a cookbook never are, in most houses. */
function unpack({ head, words }: PackedDish): Dish {
  const { roles, ...rest } = JSON.parse(head.toString()) as Omit<Dish, 'roles' | keyof Words> & { roles: PackedRole[] };
  // A copy: what was read lies in one piece, which may go when the heads are unpacked.
  return new UnpackedDish({ ...rest, roles: roles.map(unpackRole) }, Buffer.from(words)) as unknown as Dish;
}

/** A role with what its options share said once: the ways to fill roles are nine tenths of what choosing reads. */
interface PackedRole extends Omit<Role, 'options'> {
  readonly asks: readonly Ask[];
  readonly excepts: readonly (readonly string[])[];
  /** For each option its rank, the place of its amount and of what it keeps out, and its name, of a kind after a colon. */
  readonly options: readonly (number | string)[];
}
const KIND = ':';
const A_WAY = 4;

function packRole({ options, ...role }: Role): PackedRole {
  const [asks, excepts] = [new Map<string, number>(), new Map<string, number>()];
  const placeIn = (known: Map<string, number>, value: unknown): number => {
    const text = JSON.stringify(value);
    if (!known.has(text)) known.set(text, known.size);
    return known.get(text) as number;
  };
  const packed = options.flatMap(({ rank, ask, except, ingredient, kind }) => [
    rank,
    placeIn(asks, ask),
    placeIn(excepts, except),
    ingredient ?? `${KIND}${kind}`,
  ]);
  const whole = <T>(known: Map<string, number>) => [...known.keys()].map((text) => JSON.parse(text) as T);
  return { ...role, asks: whole<Ask>(asks), excepts: whole<readonly string[]>(excepts), options: packed };
}

function unpackRole({ asks, excepts, options: packed, ...role }: PackedRole): Role {
  const options: Option[] = [];
  for (let at = 0; at < packed.length; at += A_WAY) {
    const name = packed[at + 3] as string;
    const isKind = name.startsWith(KIND);
    options.push({
      rank: packed[at] as number,
      ingredient: isKind ? null : name,
      kind: isKind ? name.slice(KIND.length) : null,
      except: excepts[packed[at + 2] as number] as readonly string[],
      ask: asks[packed[at + 1] as number] as Ask,
    });
  }
  return { ...role, options };
}

/** Who gives the process less than this has a small machine: there the words of so many dishes lie open, and of the others none. */
const [ROOMY_BYTES, MOST_OPEN] = [200 * 2 ** 20, 300];
const mostOpen = getHeapStatistics().heap_size_limit < ROOMY_BYTES ? MOST_OPEN : Number.POSITIVE_INFINITY;
/** Those whose words lie open, the one that was opened first at the front. */
const open = new Set<UnpackedDish>();

class UnpackedDish {
  readonly #packed: Buffer;
  #words: Words | null = null;

  constructor(head: Omit<Dish, keyof Words>, words: Buffer) {
    this.#packed = words;
    Object.assign(this, head);
  }

  words(): Words {
    if (this.#words) return this.#words;
    this.#words = JSON.parse(inflateRawSync(this.#packed).toString()) as Words;
    if (mostOpen < Number.POSITIVE_INFINITY) this.#bound();
    return this.#words;
  }

  #bound(): void {
    open.add(this);
    const [first] = open.size > mostOpen ? open : [];
    if (!first) return;
    first.#words = null;
    open.delete(first);
  }
}
for (const name of WORDS)
  Object.defineProperty(UnpackedDish.prototype, name, {
    get(this: UnpackedDish) {
      return this.words()[name];
    },
  });

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
        const dishes = packed.map(unpack);
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
    writeFileSync(written, serialize({ ...cookbook, dishes: cookbook.dishes.map(pack) } satisfies Kept));
    renameSync(written, join(folder, name));
    for (const other of readdirSync(folder)) if (other.startsWith(`${place}-`) && other !== name) rmSync(join(folder, other), { force: true });
  } catch {
    // A start a fifth of a second slower is no reason to stop.
  }
}
