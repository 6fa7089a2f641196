import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';

/** OWASP's first choice for argon2id, which is what the library makes: 19 MiB, two passes, one lane. https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashing runs in the same few threads that read files and compress: two at once leave room for those. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

export interface Passwords {
  /** @throws AppError overloaded when too many wait already */
  hash(password: string): Promise<string>;
  /** Whether the password is the one behind the hash; null stands for an account that is not there and takes as long. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/** @param key mixed into every hash when given; without it the hashes in a stolen database cannot even be guessed at */
export function passwordKeeper(key: string | undefined): Passwords {
  const secret = key === undefined ? {} : { secret: Buffer.from(key) };
  const inTurn = queue();
  const nobodys = hash('nobody has this password', { ...COST, ...secret });
  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), { ...COST, ...secret })),
    isRight: (password, known) =>
      inTurn(async () => {
        const isSame = await verify(known ?? (await nobodys), password.normalize('NFC'), secret);
        return isSame && known !== null;
      }),
  };
}

function queue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) throw new AppError('overloaded', 'Many people are signing in just now. Please try again in a few seconds.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
