import { line, load, ratio } from './bench-load.ts';
import { startServer } from './bench-process.ts';
import { samplePantry } from './sample-pantries.ts';

const PANTRIES = 40;

const requests = Array.from({ length: PANTRIES }, (_, number) => ({
  method: 'POST' as const,
  path: '/api/recipes/generate',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ingredients: samplePantry(number) }),
}));

/** Times generate over loopback HTTP, beside a bare server that sends the same bytes and does nothing else. */
export async function benchHttp(): Promise<void> {
  const pinch = await startServer('pinch');
  const bytes = await middleAnswer(pinch.url);
  const bare = await startServer('bare', { BYTES: bytes });
  console.log(`\nPOST /api/recipes/generate over HTTP, an answer of ${(Buffer.byteLength(bytes) / 1024).toFixed(0)} KB`);
  for (const connections of [1, 8, 64]) {
    const ours = await load({ server: pinch, connections, requests });
    const theirs = await load({ server: bare, connections, requests });
    console.log(line(`${connections} at once, pinch`, ours));
    console.log(line(`${connections} at once, bare node:http`, theirs));
    console.log(ratio(ours, theirs));
  }
  await pinch.stop();
  await bare.stop();
}

/** The answer of the middle size, to stand for all of them. */
async function middleAnswer(url: string): Promise<string> {
  const answers: string[] = [];
  for (const { path, ...request } of requests) answers.push(await (await fetch(url + path, request)).text());
  return answers.sort((a, b) => a.length - b.length)[PANTRIES / 2] ?? '';
}
