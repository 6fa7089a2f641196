import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';

/**
 * The floor is OWASP's first choice for argon2id, which is what the library makes: 19 MiB, two passes, one lane. An operator may ask for more.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const FLOOR = { memoryMib: 19, passes: 2 } as const;
/** Hashing runs in the same few threads that read files and compress: two at once leave room for those. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

export interface Passwords {
  /** @throws AppError overloaded when too many wait already */
  hash(password: string): Promise<string>;
  /** Whether the password is the one behind the hash; null stands for an account that is not there and takes as long. */
  isRight(password: string, hash: string | null): Promise<boolean>;
  /** Whether the hash was made at a lower cost than new ones are. */
  isOutdated(hash: string): boolean;
}

interface Keeping {
  /** Mixed into every hash when given; without it the hashes in a stolen database cannot even be guessed at. */
  readonly key?: string | undefined;
  readonly memoryMib?: number;
  readonly passes?: number;
  /** Hears of a password that had to be sent away. */
  readonly onShed?: () => void;
}

export function passwordKeeper({ key, memoryMib = FLOOR.memoryMib, passes = FLOOR.passes, onShed = () => {} }: Keeping): Passwords {
  const secret = key === undefined ? {} : { secret: Buffer.from(key) };
  const cost = { memoryCost: memoryMib * 1024, timeCost: passes, parallelism: 1, ...secret };
  const inTurn = queue(onShed);
  const nobodys = hash('nobody has this password', cost);
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), cost)),
    isRight: (password, known) =>
      inTurn(async () => {
        const isSame = await verify(known ?? (await nobodys), password.normalize('NFC'), secret);
        return isSame && known !== null;
      }),
    isOutdated: (known) => {
      const [, memory, time] = /\$m=(\d+),t=(\d+),/.exec(known) ?? [];
      return Number(memory) * Number(time) < cost.memoryCost * cost.timeCost;
    },
  };
}

/** Runs so many at once and keeps so many waiting. A turn that ends goes straight to the next in line, so that nobody slips in between. */
function queue(onShed: () => void): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < AT_ONCE) running += 1;
    else {
      if (waiting.length >= MOST_WAITING) {
        onShed();
        throw new AppError('overloaded', 'Many people are signing in just now. Please try again in a few seconds.');
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
