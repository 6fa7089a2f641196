import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGES } from '#web/pages.ts';
import { line, load, ratio } from './bench-load.ts';
import { type Server, startServer } from './bench-process.ts';
import { aSharedRecipe } from './shared-recipe.ts';

const CONNECTIONS = 8;
const RENDERS = 200;
const REQUESTS_FOR_MEMORY = 10_000;
const headers = { 'accept-encoding': 'br', accept: 'text/html' };

/** Every page's first HTML beside a bare server of the same files, what rendering costs, and what it leaves in memory. */
export async function benchPages(): Promise<void> {
  const pinch = await startServer('pinch', { BENCH_PAGES: '1', RATE_AUTH_PER_MINUTE: '0' });
  const recipe = await aSharedRecipe(pinch.url);
  const paths = [...PAGES.map(({ path }) => path), recipe];
  const folder = mkdtempSync(join(tmpdir(), 'pinch-bench-'));
  const compared = ['/', '/about', recipe].map((path) => ({ path, file: `page${path.replaceAll('/', '-')}.html` }));
  for (const { path, file } of compared) {
    const html = Buffer.from(await (await fetch(pinch.url + path)).arrayBuffer());
    writeFileSync(join(folder, file), html);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(html));
  }
  const bare = await startServer('bare files', { BENCH_FOLDER: folder });
  console.log(`\nFirst HTML over HTTP, brotli, ${CONNECTIONS} connections`);
  for (const { path, file } of compared) {
    const ours = await load({ server: pinch, connections: CONNECTIONS, headers, requests: [{ path }] });
    const theirs = await load({ server: bare, connections: CONNECTIONS, headers, requests: [{ path: `/${file}` }] });
    console.log(line(`${path}, pinch`, ours));
    console.log(line(`${path}, the same as a file`, theirs));
    console.log(ratio(ours, theirs));
  }
  console.log('\nCPU for one page: as it is kept, and rendered anew');
  for (const path of paths) {
    const kept = await cpuOf(pinch, () => path);
    const anew = await cpuOf(pinch, (turn) => `${path}?${turn}`);
    console.log(`  ${path.padEnd(44)} ${kept.toFixed(2).padStart(6)} ms ${anew.toFixed(2).padStart(6)} ms`);
  }
  await memory(pinch, [...paths, '/api/ingredients', '/api/health']);
  await pinch.stop();
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function cpuOf(server: Server, pathOf: (turn: number) => string): Promise<number> {
  const before = await server.usage();
  for (let turn = 0; turn < RENDERS; turn += 1) {
    await (await fetch(server.url + pathOf(turn), { headers })).arrayBuffer();
  }
  const after = await server.usage();
  return (after.cpuMs - before.cpuMs) / RENDERS;
}

/** Memory before and after ten thousand requests of every kind. */
async function memory(server: Server, paths: readonly string[]): Promise<void> {
  const before = (await server.usage()).rssMib;
  for (let turn = 0; turn < REQUESTS_FOR_MEMORY / 50; turn += 1)
    await Promise.all(
      Array.from({ length: 50 }, async (_, place) => {
        const path = paths[(turn + place) % paths.length] ?? '/';
        await (await fetch(server.url + path, { headers })).arrayBuffer();
      }),
    );
  const after = (await server.usage()).rssMib;
  console.log(`\nResident memory: ${before.toFixed(0)} MiB, after ${REQUESTS_FOR_MEMORY.toLocaleString('en')} requests ${after.toFixed(0)} MiB`);
}
