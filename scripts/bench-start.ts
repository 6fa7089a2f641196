import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './quantile.ts';

const STARTS = 5;

/** From the start of the process to the first page answered, with data from before. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pinch-start-'));
  const times: number[] = [];
  // The first makes the tables: it is not counted.
  for (let turn = 0; turn <= STARTS; turn += 1) times.push(await oneStart(folder));
  rmSync(folder, { recursive: true, force: true });
  const counted = times.slice(1);
  console.log(`\nCold start to the first page: p50 ${quantile(counted, 0.5).toFixed(0)} ms, slowest ${Math.max(...counted).toFixed(0)} ms of ${STARTS}`);
}

async function oneStart(folder: string): Promise<number> {
  const from = performance.now();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/server/start.ts')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(chunk.toString())?.[0];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was measured.`)));
  });
  await (await fetch(url)).text();
  const ms = performance.now() - from;
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  return ms;
}
