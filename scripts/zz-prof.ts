import { cook } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';
import { samplePantry } from './sample-pantries.ts';

const { cookbook } = readCookbook();
const N = Number(process.argv[2] ?? 500);
for (let w = 0; w < 4; w++) {
  const t: number[] = [];
  const cpu = process.cpuUsage();
  for (let n = 0; n < N; n++) {
    const i = samplePantry(n + 1000 * w);
    const b = performance.now();
    cook({ ingredients: i, month: 11 }, cookbook);
    t.push(performance.now() - b);
  }
  const u = process.cpuUsage(cpu);
  t.sort((a, b) => a - b);
  console.log(`p50 ${t[N >> 1]!.toFixed(2)} p99 ${t[Math.floor(N * 0.99)]!.toFixed(2)} cpu/call ${((u.user + u.system) / N / 1000).toFixed(2)}`);
}
