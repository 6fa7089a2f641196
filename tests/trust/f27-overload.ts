import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { quantile } from '../../scripts/quantile.ts';
import { samplePantry } from '../../scripts/sample-pantries.ts';
import { type Answered, caller } from './caller.ts';
import type { Check } from './check.ts';
import { serverProcess } from './server-process.ts';
import { untilWell } from './until-well.ts';

const TIMES = 4;
/** As many as its best takes: more only wait. */
const AT_ONCE = 8;
/** A client that keeps to a rate sends all of a second at its beginning: so many of them, begun one after the other, send evenly. */
const CLIENTS = 20;
const CONNECTIONS_EACH = 15;
const LOOK_MS = 50;
/** In turns with the load that is its best: what else this machine does changes from minute to minute, and hits both alike. */
const ROUNDS = 3;
const LEAST_OF_PEAK = 0.8;
/** Where others keep the plainest answer waiting for longer than the server takes as a sign to refuse, it does, however little there is to do. */
const BUSY_MS = 250;
const LEAST_WHILE_BUSY = 0.5;
/** Each beyond what the plainest answer took meanwhile: that long this machine keeps anybody waiting. */
const MOST_REFUSAL_MS = 50;
const MOST_ACCEPTED_MS = 1000;
const MOST_RECOVERY_MS = 5000;

const PATH = '/api/recipes/generate';
const requests = Array.from({ length: 40 }, (_, number) => ({
  method: 'POST' as const,
  path: PATH,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ingredients: samplePantry(number) }),
}));

export const check: Check = {
  number: 'F27',
  name: 'Overload',
  mustHold:
    'asked four times as much as it can do, the server does nearly as much as at its best, tells the rest so at once with 503 and Retry-After, and is well again when it is over.',
  isQuick: false,
  measure: async (run) => {
    // Named as a proxy, one address may keep as many connections as all visitors together.
    const server = await serverProcess(run, { DATA_DIR: run.folder(), TRUSTED_PROXIES: '127.0.0.1', MAX_EVENT_LOOP_DELAY_MS: '250' });
    const seconds = run.isDeep ? 20 : 4;
    const atBest = () => oneAfterTheOther(server.origin, 3);
    await atBest();
    const best = [await atBest()];
    const over: Loaded[] = [];
    const looker = caller(server.origin);
    run.atEnd(looker.close);
    const [health, sample]: [Promise<Answered>[], Promise<Answered>[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Without waiting for the one before: a moment in which nobody is answered should count as often as for everybody else.
      const looking = setInterval(() => {
        health.push(looker.call('GET', '/health/live'));
        sample.push(looker.call('POST', PATH, { body: { ingredients: ['egg'] } }));
      }, LOOK_MS);
      over.push(await atAnyRate(server.origin, TIMES * (best.at(-1)?.goodput ?? 0), seconds));
      clearInterval(looking);
      await Promise.all([...health, ...sample]);
      if (round < ROUNDS - 1) best.push(await atBest());
    }
    const recoveryMs = await untilWell(server.origin, MOST_RECOVERY_MS);
    best.push(await atBest());

    const broken: string[] = [];
    const [peak, goodput] = [mean(best.map((load) => load.goodput)), mean(over.map((load) => load.goodput))];
    const share = goodput / peak;
    const refusedMs = over.flatMap((load) => load.refusedMs);
    const refused = (share: number) => quantile(refusedMs, share);
    const other = over.reduce((sum, load) => sum + load.other, 0);
    const accepted = quantile(
      over.flatMap(({ acceptedMs }) => acceptedMs),
      0.99,
    );
    const plain = await Promise.all(health);
    const plainest = quantile(
      plain.map(({ ms }) => ms),
      0.99,
    );
    if (other > 0) broken.push(`${other} requests were neither served nor told to come again.`);
    if (refusedMs.length === 0) broken.push('Nothing was refused: it was no overload.');
    if ((await Promise.all(sample)).some(({ status, headers }) => status === 503 && !(Number(headers['retry-after']) > 0)))
      broken.push('A 503 did not say when to try again.');
    if (share < (plainest > BUSY_MS ? LEAST_WHILE_BUSY : LEAST_OF_PEAK)) broken.push(`Only ${(share * 100).toFixed(0)} % of the peak was done.`);
    if (refused(0.99) > MOST_REFUSAL_MS + plainest)
      broken.push(`A refusal took ${refused(0.99).toFixed(0)} ms (p99), the plainest answer ${plainest.toFixed(0)} ms.`);
    if (accepted > MOST_ACCEPTED_MS + plainest)
      broken.push(`Who was served waited ${accepted.toFixed(0)} ms (p99), the plainest answer ${plainest.toFixed(0)} ms.`);
    if (plain.some(({ status }) => status !== 200)) broken.push('It did not say that it lives.');
    if (recoveryMs > MOST_RECOVERY_MS) broken.push(`It took ${recoveryMs.toFixed(0)} ms until a visitor was served again.`);
    return {
      figure: `${peak.toFixed(0)} a second at its best; asked for ${TIMES} times as much for ${ROUNDS} × ${seconds} s, in turns with its best: ${goodput.toFixed(0)} a second served (${(share * 100).toFixed(0)} %), p99 ${accepted.toFixed(0)} ms; ${refusedMs.length.toLocaleString('en')} refused, p95 ${refused(0.95).toFixed(0)} and p99 ${refused(0.99).toFixed(0)} ms (the plainest answer meanwhile ${plainest.toFixed(0)} ms); ${other} others; served again after ${recoveryMs.toFixed(0)} ms`,
      broken,
    };
  },
};

interface Loaded {
  /** Served in a second. */
  readonly goodput: number;
  readonly acceptedMs: readonly number[];
  readonly refusedMs: readonly number[];
  readonly other: number;
}

/** Visitors who wait for an answer before they ask again. */
const oneAfterTheOther = (origin: string, seconds: number) => load({ url: origin, connections: AT_ONCE, duration: seconds });

/** So many a second, evenly, while connections last. */
async function atAnyRate(origin: string, perSecond: number, seconds: number): Promise<Loaded> {
  const parts = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, place) => {
      await wait((place * 1000) / CLIENTS);
      return load({ url: origin, connections: CONNECTIONS_EACH, duration: seconds, overallRate: Math.ceil(perSecond / CLIENTS) });
    }),
  );
  return {
    goodput: parts.reduce((sum, { goodput }) => sum + goodput, 0),
    acceptedMs: parts.flatMap(({ acceptedMs }) => acceptedMs),
    refusedMs: parts.flatMap(({ refusedMs }) => refusedMs),
    other: parts.reduce((sum, { other }) => sum + other, 0),
  };
}

async function load(options: autocannon.Options): Promise<Loaded> {
  const acceptedMs: number[] = [];
  const refusedMs: number[] = [];
  let other = 0;
  const { errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon({ ...options, requests }, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) acceptedMs.push(ms);
      else if (status === 503) refusedMs.push(ms);
      else other += 1;
    });
  });
  return { goodput: acceptedMs.length / duration, acceptedMs, refusedMs, other: other + errors + timeouts };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
