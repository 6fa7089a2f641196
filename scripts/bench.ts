import { benchCook } from './bench-cook.ts';
import { benchHttp } from './bench-http.ts';
import { benchPass } from './bench-pass.ts';
import { benchSafety } from './bench-safety.ts';

/**
 * `npm run bench`: what the figures of the design are measured with, in about a minute. Only a broken rule fails.
 * `npm run bench -- --safety 100000` cooks that many random pantries and counts the rules broken, in some minutes.
 */
const at = process.argv.indexOf('--safety');
if (at > 0) await benchSafety(Number(process.argv[at + 1] ?? 100_000));
else {
  benchCook();
  benchPass();
  await benchHttp();
  await benchSafety(1_000);
}
