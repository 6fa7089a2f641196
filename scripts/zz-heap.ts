import { readCookbook } from '#server/recipes/read-cookbook.ts';

const keep = readCookbook();
(globalThis as { gc?: () => void }).gc?.();
console.log((process.memoryUsage().heapUsed / 2 ** 20).toFixed(1), keep.problems.length);
