import { type Answered, aCook, type Caller, caller, PASSWORD } from './caller.ts';
import type { Check, Run } from './check.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

const MAX = 30;
const LIMITED = { RATE_GENERATE_PER_MINUTE: String(MAX), RATE_AUTH_PER_MINUTE: '10' };
const EGG = { body: { ingredients: ['egg'] } };
const PROCESSES = 4;
/** Guessers, each from an address of its own: more than the limit of one. */
const GUESSERS = 50;

export const check: Check = {
  number: 'F20',
  name: 'Rate limits',
  mustHold:
    'an address and an account get exactly what is allowed on one process, never more over four on PostgreSQL, with forged headers and after a restart too; whoever guesses at a password does not keep its owner out.',
  isQuick: false,
  measure: async (run) => {
    const broken: string[] = [];
    const expect = (what: string, found: number, isRight: boolean) => {
      if (!isRight) broken.push(`${what}: ${found} got through, ${MAX} may.`);
      return found;
    };
    const single = await serverProcess(run, { ...LIMITED, DATA_DIR: run.folder() });
    const one = await through([caller(single.origin, { address: '127.9.0.1' })]);
    expect('One process', one, one === MAX);
    const forged = await through([caller(single.origin, { address: '127.9.0.2' })], (turn) => ({
      'x-forwarded-for': `203.0.113.${turn}`,
      forwarded: `for=203.0.113.${turn}`,
    }));
    expect('Forged headers', forged, forged === MAX);
    const account = await through(await everywhere(await aCook(single.origin, 'Ann', { address: '127.9.0.3' }), single.origin));
    expect('An account from many addresses', account, account === MAX);

    const { together, afterRestart } = await overFour(run);
    expect('Four processes', together, together <= MAX);
    if (together < MAX) broken.push(`Four processes: only ${together} of ${MAX} got through.`);
    if (afterRestart > 0) broken.push(`After a restart ${afterRestart} more got through within the minute.`);

    const { tried, isOwnerIn } = await guess(single.origin, run.isDeep ? 10_000 : 500, broken);
    if (!isOwnerIn) broken.push('The owner could not sign in on a known device while others guessed.');
    return {
      figure: `${one} of 90 calls on one process, ${forged} with forged headers, ${account} by one account from four addresses, ${together} over four processes and ${afterRestart} more after a restart (allowed: ${MAX}); of ${tried.made.toLocaleString('en')} guesses ${tried.checked} were looked at, the owner got in`,
      broken,
    };
  },
};

/** Three times as many calls as may be made, all at once. @returns how many are cooked for */
async function through(callers: readonly Caller[], headers: (turn: number) => Record<string, string> = () => ({})): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 3 * MAX }, (_, turn) => callers[turn % callers.length]?.call('POST', '/api/recipes/generate', { ...EGG, headers: headers(turn) })),
  );
  for (const answer of answers)
    if (!isLetThrough(answer) && (answer?.status !== 429 || !(Number(answer.headers['retry-after']) > 0)))
      throw new Error(`${answer?.status}: ${answer?.body}`);
  return answers.filter(isLetThrough).length;
}

/** By the limit: on a busy machine the kitchen may still have too much to do. */
const isLetThrough = (answer: Answered | undefined): boolean => answer?.status === 200 || answer?.status === 503;

/** The same account, calling from four addresses. */
async function everywhere(cook: Caller, origin: string): Promise<Caller[]> {
  return [4, 5, 6, 7].map((last) => {
    const elsewhere = caller(origin, { address: `127.9.0.${last}` });
    for (const [name, value] of cook.cookies) elsewhere.cookies.set(name, value);
    return elsewhere;
  });
}

async function overFour(run: Run): Promise<{ together: number; afterRestart: number }> {
  const settings = { ...LIMITED, DATABASE_URL: await run.postgres() };
  const servers: ServerProcess[] = await Promise.all(Array.from({ length: PROCESSES }, () => serverProcess(run, settings)));
  const from = { address: '127.9.1.1' };
  const together = await through(servers.map(({ origin }) => caller(origin, from)));
  servers[0]?.signal('SIGTERM');
  await servers[0]?.ended;
  const fresh = await serverProcess(run, settings);
  return { together, afterRestart: await through([caller(fresh.origin, from)]) };
}

/** Many addresses guess at one password; meanwhile its owner signs in on a device they have used. */
async function guess(origin: string, guesses: number, broken: string[]): Promise<{ tried: { made: number; checked: number }; isOwnerIn: boolean }> {
  const owner = await aCook(origin, 'Owner', { address: '127.9.2.1' });
  await owner.call('POST', '/api/auth/logout');
  const from = performance.now();
  const statuses: number[] = [];
  const signIn = (who: Caller, password: string) => who.call('POST', '/api/auth/login', { body: { username: 'Owner', password } });
  let isOwnerIn = false;
  await Promise.all(
    Array.from({ length: GUESSERS }, async (_, guesser) => {
      for (let turn = 0; turn < guesses / GUESSERS; turn += 1) {
        // A new address every ten guesses, so that only the account's own limit can stop them.
        const stranger = caller(origin, { address: `127.10.${guesser}.${1 + Math.floor(turn / 10)}`, isFresh: true });
        statuses.push((await signIn(stranger, `guess ${guesser} ${turn}`)).status);
        if (guesser === 0 && turn === 5) isOwnerIn = (await signIn(owner, PASSWORD)).status === 200;
      }
    }),
  );
  const checked = statuses.filter((status) => status === 401).length;
  const windows = 1 + Math.floor((performance.now() - from) / 60_000);
  if (checked > 10 * windows) broken.push(`${checked} guesses were looked at, 10 a minute may be.`);
  const strange = statuses.find((status) => status !== 401 && status !== 429);
  if (strange) broken.push(`A guess was answered with ${strange}.`);
  return { tried: { made: statuses.length, checked }, isOwnerIn };
}
