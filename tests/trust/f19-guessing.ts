import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../scripts/quantile.ts';
import { type Answered, aCook, type Caller, caller } from './caller.ts';
import type { Check } from './check.ts';
import { gauge } from './gauge.ts';
import { serverProcess } from './server-process.ts';

const AT_ONCE = 64;
const OTHER = '/api/ingredients';
/** Hashes under way and in line; whoever comes beyond is told to come again. */
const IN_LINE = 22;
const MOST_RSS_MIB = 64;
/** Told apart is what differs so much and hardly ever would by chance: one of both alone happens to equals too, one time in a hundred. */
const MOST_RATIO = 1.05;
const LEAST_CHANCE = 0.01;
const MOST_TIMES_SLOWER = 2;
/** Of a few milliseconds twice as many is a matter of chance, where two who hash take turns with the loop on two cores. */
const SLACK_MS = 50;
const QUIET_MS = 3000;
/** About what it takes to look at those in line. */
const BETWEEN_MS = 200;

export const check: Check = {
  number: 'F19',
  name: 'Guessing and enumeration',
  mustHold:
    'an unknown name and a wrong password are told the same, in the same time; sixty-four who guess at once are looked at two at a time and cost neither memory nor other pages.',
  isQuick: false,
  measure: async (run) => {
    const server = await serverProcess(run, { DATA_DIR: run.folder() });
    const names = Array.from({ length: run.isDeep ? 25 : 10 }, (_, place) => `cook${place}`);
    for (const name of names) await aCook(server.origin, name);
    const stranger = caller(server.origin);
    const guess = (username: string) => stranger.call('POST', '/api/auth/login', { body: { username, password: 'not this one' } });
    const broken: string[] = [];

    // Not near the hundred in a row after which an account asks for a known device.
    const rounds = run.isDeep ? 1000 : 300;
    const wrong: number[] = [];
    const unknown: number[] = [];
    const bodies = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const pair = [() => guess(names[round % names.length] ?? ''), () => guess(`nobody${round}`)] as const;
      // Now one first, now the other, by chance: what the machine does beside must hit both alike.
      const order = run.chance() < 0.5 ? ([0, 1] as const) : ([1, 0] as const);
      for (const which of order) {
        const { status, body, ms } = await pair[which]();
        (which === 0 ? wrong : unknown).push(ms);
        bodies.add(`${status} ${body}`);
      }
    }
    if (bodies.size !== 1) broken.push(`There are different answers: ${[...bodies].join(' | ')}`);
    const [medianWrong, medianUnknown] = [quantile(wrong, 0.5), quantile(unknown, 0.5)];
    const ratio = Math.max(medianWrong, medianUnknown) / Math.min(medianWrong, medianUnknown);
    const likelihood = sameDistribution(wrong, unknown);
    if (ratio > MOST_RATIO && likelihood < LEAST_CHANCE)
      broken.push(`Wrong passwords take ${medianWrong.toFixed(1)} ms, unknown names ${medianUnknown.toFixed(1)} ms.`);

    const looker = caller(server.origin, { address: '127.5.1.1' });
    const rss = async () => gauge((await looker.call('GET', '/metrics')).body, 'pinch_memory_bytes') / 2 ** 20;
    const before = await rss();
    const others = async (until: () => boolean) => {
      const ms: number[] = [];
      for (; !until(); await wait(1)) ms.push((await looker.call('GET', OTHER)).ms);
      return quantile(ms, 0.99);
    };
    const allAtOnce = (send: (visitor: Caller, place: number) => Promise<Answered>) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_, place) => send(caller(server.origin, { address: `127.5.0.${place + 1}`, isFresh: true }), place)));
    /** As many at once who want nothing: what they cost whoever measures is no fault of the server. */
    const inQuiet = async () => {
      let isOver = false;
      const looking = others(() => isOver);
      for (const until = performance.now() + QUIET_MS; performance.now() < until; await wait(BETWEEN_MS))
        await allAtOnce((visitor) => visitor.call('GET', '/health/live'));
      isOver = true;
      return looking;
    };
    await inQuiet();
    const first = await inQuiet();
    let isOver = false;
    const looking = others(() => isOver);
    const answers: Answered[] = [];
    for (let wave = 0; wave < (run.isDeep ? 20 : 3); wave += 1)
      answers.push(
        ...(await allAtOnce((visitor, place) => visitor.call('POST', '/api/auth/login', { body: { username: `nobody${place}`, password: 'not this one' } }))),
      );
    isOver = true;
    const meanwhile = await looking;
    // What else this machine does changes from minute to minute.
    const quiet = Math.max(first, await inQuiet());
    if (meanwhile > MOST_TIMES_SLOWER * quiet + SLACK_MS) broken.push(`Other calls took ${meanwhile.toFixed(0)} ms (p99) instead of ${quiet.toFixed(0)}.`);
    const grown = (await rss()) - before;
    const refused = answers.filter(({ status }) => status === 503);
    const strange = answers.find(({ status }) => status !== 401 && status !== 503);
    if (strange) broken.push(`A guess was answered with ${strange.status}: ${strange.body}`);
    if (refused.length === 0) broken.push(`${AT_ONCE} at once all got in line: there is room for ${IN_LINE}.`);
    if (refused.some(({ headers }) => !(Number(headers['retry-after']) > 0))) broken.push('A 503 did not say when to try again.');
    if (grown > MOST_RSS_MIB) broken.push(`Memory grew by ${Math.round(grown)} MiB.`);
    return {
      figure:
        `${rounds} pairs: one answer for both, medians ${medianWrong.toFixed(1)} and ${medianUnknown.toFixed(1)} ms (${((ratio - 1) * 100).toFixed(1)} % apart, Kolmogorov–Smirnov p ${likelihood.toFixed(2)}); ` +
        `of ${answers.length} guesses, ${AT_ONCE} at once, ${answers.length - refused.length} were looked at and ${refused.length} told to come again, memory ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MiB, other calls p99 ${meanwhile.toFixed(0)} ms meanwhile (${quiet.toFixed(0)} beside as many who want nothing)`,
      broken,
    };
  },
};

/** How likely two samples that differ so much come from one source: the Kolmogorov–Smirnov test for large samples. */
function sameDistribution(a: readonly number[], b: readonly number[]): number {
  const share = (values: readonly number[], limit: number) => values.filter((value) => value <= limit).length / values.length;
  const distance = Math.max(...[...a, ...b].map((limit) => Math.abs(share(a, limit) - share(b, limit))));
  const size = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const lambda = (size + 0.12 + 0.11 / size) * distance;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += (-1) ** (k - 1) * Math.exp(-2 * (k * lambda) ** 2);
  return Math.min(1, Math.max(0, 2 * sum));
}
