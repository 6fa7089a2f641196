import { shelfOf } from '#kitchen/cook.ts';
import { readCookbook } from '#server/recipes/read-cookbook.ts';

for (let i = 0; i < 1; i++) {
  const a = performance.now();
  const c0 = process.cpuUsage();
  const { cookbook } = readCookbook();
  const b = performance.now();
  shelfOf(cookbook);
  const c = performance.now();
  const u = process.cpuUsage(c0);
  console.log((b - a).toFixed(0), (c - b).toFixed(0), 'cpu', ((u.user + u.system) / 1000).toFixed(0));
}
