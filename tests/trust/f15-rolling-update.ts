import { setTimeout as wait } from 'node:timers/promises';
import { balancer } from './balancer.ts';
import type { Check } from './check.ts';
import { type Failure, householdLoad } from './household-load.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

const PROCESSES = 4;
const COOKS = 12;
const BETWEEN_MS = 300;

export const check: Check = {
  number: 'F15',
  name: 'Rolling update',
  mustHold:
    'four processes on one PostgreSQL are replaced one by one under load and no request fails; of one that is killed only the requests it was working on; sessions and what was saved stay.',
  isQuick: false,
  measure: async (run) => {
    const settings = { DATABASE_URL: await run.postgres(), DRAIN_SECONDS: '0.5' };
    const front = await balancer(run);
    const begin = async () => {
      const server = await serverProcess(run, settings);
      front.add(server.origin);
      return server;
    };
    const servers: ServerProcess[] = await Promise.all(Array.from({ length: PROCESSES }, begin));
    await wait(BETWEEN_MS);
    const load = await householdLoad(front.origin, COOKS);
    const broken: string[] = [];

    const rounds = run.isDeep ? 20 : 1;
    let replaced = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (let place = 0; place < PROCESSES; place += 1) {
        const fresh = await begin();
        await wait(BETWEEN_MS);
        const old = servers.splice(place, 1, fresh)[0];
        old?.signal('SIGTERM');
        const code = await old?.ended;
        if (code !== 0) broken.push(`A server that was replaced ended with ${code}.`);
        front.remove(old?.origin ?? '');
        replaced += 1;
      }
      if (run.isDeep) run.tell(`${replaced} replaced, ${load.requests()} requests, ${load.failures().length} failed`);
    }
    const whileReplaced = [...load.failures()];
    for (const failure of whileReplaced) broken.push(`While replaced: ${said(failure)}`);

    let ofTheKilled = 0;
    const kills = run.isDeep ? 20 : 2;
    for (let kill = 0; kill < kills; kill += 1) {
      const known = load.failures().length;
      const victim = servers.shift();
      victim?.signal('SIGKILL');
      await victim?.ended;
      await wait(BETWEEN_MS);
      servers.push(await begin());
      await wait(BETWEEN_MS);
      front.remove(victim?.origin ?? '');
      const failures = load.failures().slice(known);
      ofTheKilled += failures.length;
      // One cook has one request under way: more failures than cooks would be of other servers' work.
      if (failures.length > COOKS) broken.push(`${failures.length} requests failed with one server of ${COOKS} cooks.`);
      for (const failure of failures) if (failure.backend !== victim?.origin) broken.push(`Killed was another: ${said(failure)}`);
    }
    broken.push(...(await load.stop()));
    const requests = load.requests().toLocaleString('en');
    return {
      figure: `${replaced} replaced and ${kills} killed under ${requests} requests: ${whileReplaced.length} failed while replacing, ${ofTheKilled} with the killed, all of them its own; 0 saves and 0 of ${COOKS} sessions lost`,
      broken: [...new Set(broken)].slice(0, 20),
    };
  },
};

const said = ({ what, status, backend }: Failure) => `${what} (${status}${backend ? ` of ${backend}` : ''})`;
