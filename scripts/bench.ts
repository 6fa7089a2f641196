import { benchCook } from './bench-cook.ts';
import { benchHttp } from './bench-http.ts';
import { benchPass } from './bench-pass.ts';

/** `npm run bench`: what the figures of the design are measured with, in about a minute. Nothing here passes or fails. */
benchCook();
benchPass();
await benchHttp();
