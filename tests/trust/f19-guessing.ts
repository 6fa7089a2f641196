import { quantile } from '../../scripts/quantile.ts';
import { type Answered, aCook, caller } from './caller.ts';
import type { Check } from './check.ts';
import { gauge } from './gauge.ts';
import { serverProcess } from './server-process.ts';

const AT_ONCE = 64;
/** Hashes under way and in line; whoever comes beyond is told to come again. */
const IN_LINE = 22;
const MOST_RSS_MIB = 64;
/** Told apart is what differs so much and hardly ever would by chance: on a busy machine medians alone are a matter of luck. */
const MOST_RATIO = 1.1;
const LEAST_CHANCE = 0.001;

export const check: Check = {
  number: 'F19',
  name: 'Guessing and enumeration',
  mustHold:
    'an unknown name and a wrong password are told the same, in the same time; sixty-four who guess at once are looked at two at a time and cost neither memory nor other pages.',
  isQuick: false,
  measure: async (run) => {
    const server = await serverProcess(run, { DATA_DIR: run.folder() });
    const names = Array.from({ length: 10 }, (_, place) => `cook${place}`);
    for (const name of names) await aCook(server.origin, name);
    const stranger = caller(server.origin);
    const guess = (username: string) => stranger.call('POST', '/api/auth/login', { body: { username, password: 'not this one' } });
    const broken: string[] = [];

    // Not near the hundred in a row after which an account asks for a known device.
    const rounds = run.isDeep ? 480 : 80;
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
    let isOver = false;
    const pagesMs: number[] = [];
    const looking = (async () => {
      while (!isOver) pagesMs.push((await looker.call('GET', '/api/ingredients')).ms);
    })();
    const answers: Answered[] = [];
    for (let wave = 0; wave < (run.isDeep ? 20 : 3); wave += 1)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: AT_ONCE }, (_, place) =>
            caller(server.origin, { address: `127.5.0.${place + 1}`, isFresh: true }).call('POST', '/api/auth/login', {
              body: { username: `nobody${place}`, password: 'not this one' },
            }),
          ),
        )),
      );
    isOver = true;
    await looking;
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
        `of ${answers.length} guesses, ${AT_ONCE} at once, ${answers.length - refused.length} were looked at and ${refused.length} told to come again, memory ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MiB, other calls p99 ${quantile(pagesMs, 0.99).toFixed(0)} ms meanwhile`,
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
