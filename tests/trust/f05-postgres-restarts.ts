import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../scripts/quantile.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Answered, aCook, aRecipe, caller } from './caller.ts';
import type { Check } from './check.ts';
import { serverProcess } from './server-process.ts';

const COOKS = 10;
const RETRY_MS = 50;
const LOOK_MS = 50;
const BETWEEN_MS = 1000;
/** Each beyond what a page took meanwhile: that long this machine keeps anybody waiting. */
const MOST_ANSWER_MS = 2500;
const MOST_RECOVERY_MS = 1000;

export const check: Check = {
  number: 'F5',
  name: 'PostgreSQL restarts under load',
  mustHold:
    'while the database crashes and comes back again and again, two processes go on, say 503 with Retry-After soon, show pages as always, lose nothing they acknowledged and store nothing twice.',
  isQuick: false,
  measure: async (run) => {
    const { url, restart, stop } = await startPostgres();
    run.atEnd(stop);
    const servers = await Promise.all([0, 1].map(() => serverProcess(run, { DATABASE_URL: url })));
    const broken: string[] = [];
    const ends: (number | null)[] = [];
    let isOver = false;
    for (const server of servers) void server.ended.then((code) => isOver || ends.push(code));

    const refusalMs: number[] = [];
    const saved = new Set<string>();
    const heed = ({ status, headers, body, ms }: Answered): void => {
      if (status === 503) {
        refusalMs.push(ms);
        if (!(Number(headers['retry-after']) > 0)) broken.push('A 503 did not say when to try again.');
      } else if (status >= 500) broken.push(`Answered with ${status}: ${body}`);
    };
    /** No answer at all is the worst there is. */
    const orBroken = async (work: Promise<void>): Promise<void> => {
      try {
        await work;
      } catch (error) {
        broken.push(`No answer: ${(error as Error).message}`);
        isOver = true;
      }
    };
    const originOf = (place: number) => servers[place % 2]?.origin ?? '';
    const cooks = await Promise.all(Array.from({ length: COOKS }, (_, place) => aCook(originOf(place), `cook${place}`, { address: `127.6.0.${place + 1}` })));
    const saving = cooks.map(async (cook, place) => {
      for (let turn = 0; !isOver; turn += 1) {
        const title = `Dish ${place}, ${turn}`;
        for (;;) {
          const answer = await cook.call('POST', '/api/recipes', { body: aRecipe(title) });
          heed(answer);
          if (answer.status < 300) break;
          await wait(RETRY_MS);
        }
        saved.add(title);
      }
    });
    const pagesMs: number[] = [];
    let lastWell = performance.now();
    const looking = [0, 1].map(async (place) => {
      const visitor = caller(originOf(place), { address: '127.6.1.1' });
      for (; !isOver; await wait(LOOK_MS)) {
        const { status, ms } = await visitor.call('GET', '/');
        pagesMs.push(ms);
        if (status !== 200) broken.push(`A page was answered with ${status}.`);
      }
      visitor.close();
    });
    const cooking = (async () => {
      const visitor = caller(originOf(0), { address: '127.6.1.2' });
      for (; !isOver; await wait(LOOK_MS)) {
        const { status } = await visitor.call('POST', '/api/recipes/generate', { body: { ingredients: ['egg'] } });
        if (status !== 200) broken.push(`Cooking was answered with ${status}.`);
      }
      visitor.close();
    })();
    const probing = (async () => {
      const cook = cooks[0];
      for (; !isOver; await wait(LOOK_MS)) {
        const answer = await cook?.call('GET', '/api/my-recipes');
        if (answer?.status === 200) lastWell = performance.now();
      }
    })();

    const work = [...saving, ...looking, cooking, probing].map(orBroken);

    const recoveryMs: number[] = [];
    const rounds = run.isDeep ? 20 : 2;
    for (let round = 0; round < rounds; round += 1)
      for (const how of ['immediate', 'fast'] as const) {
        await wait(BETWEEN_MS);
        await restart(how);
        const accepts = performance.now();
        while (lastWell < accepts && performance.now() - accepts < 10 * MOST_RECOVERY_MS) await wait(10);
        recoveryMs.push(performance.now() - accepts);
        if (run.isDeep) run.tell(`${recoveryMs.length} restarts, ${saved.size} saved, ${refusalMs.length} refused`);
      }
    await wait(BETWEEN_MS);
    isOver = true;
    await Promise.all(work);

    if (ends.length > 0) broken.push(`${ends.length} processes ended.`);
    const kept: string[] = [];
    for (const cook of cooks) {
      const { body } = await cook.call('GET', '/api/my-recipes');
      kept.push(...(JSON.parse(body) as { title: string }[]).map(({ title }) => title));
      cook.close();
    }
    const lost = [...saved].filter((title) => !kept.includes(title)).length;
    if (lost > 0) broken.push(`${lost} acknowledged recipes are lost.`);
    if (kept.length !== new Set(kept).size) broken.push(`${kept.length - new Set(kept).size} recipes are there twice.`);
    const p99 = quantile(refusalMs, 0.99);
    if (refusalMs.length === 0) broken.push('Nobody noticed the restarts: nothing was shown.');
    const page = quantile(pagesMs, 0.99);
    if (p99 > MOST_ANSWER_MS + page) broken.push(`A refusal took ${Math.round(p99)} ms (p99).`);
    const worst = Math.max(...recoveryMs);
    if (worst > MOST_RECOVERY_MS + page) broken.push(`It took ${Math.round(worst)} ms until things were well again.`);
    return {
      figure: `${recoveryMs.length} restarts: 0 of ${saved.size.toLocaleString('en')} acknowledged saves lost, 0 twice, 0 processes ended; ${refusalMs.length} refusals with 503, p99 ${Math.round(p99)} ms; well again ${Math.round(worst)} ms at most after it accepts; ${pagesMs.length} pages (p99 ${Math.round(page)} ms) and every order cooked meanwhile`,
      broken: [...new Set(broken)].slice(0, 20),
    };
  },
};
