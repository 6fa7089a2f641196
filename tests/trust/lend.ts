import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../support/postgres.ts';
import type { Run } from './check.ts';

/** What one check may use, and what takes all of it back. */
export function lend(isDeep: boolean, seed: number): { run: Run; giveBack: () => Promise<void> } {
  const steps: (() => unknown)[] = [];
  let server: Promise<{ url: string; stop: () => Promise<void> }> | null = null;
  const postgres = async () => {
    if (!server) {
      server = startPostgres();
      steps.unshift(async () => (await server)?.stop());
    }
    const { url } = await server;
    const name = `trust_${randomBytes(8).toString('hex')}`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return Object.assign(new URL(url), { pathname: `/${name}` }).href;
  };
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'pinch-trust-'));
    steps.push(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };
  const run: Run = { isDeep, chance: chances(seed), postgres, folder, atEnd: (step) => steps.push(step), tell: (text) => console.log(`   ${text}`) };
  return {
    run,
    giveBack: async () => {
      for (const step of steps.splice(0).reverse()) await Promise.resolve(step()).catch((error) => console.log(`   Left behind: ${(error as Error).message}`));
    },
  };
}

/** mulberry32: small, quick and even enough to choose moments and bytes. */
function chances(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
