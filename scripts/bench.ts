import { benchCook } from './bench-cook.ts';
import { benchHttp } from './bench-http.ts';

/** `npm run bench`: what the figures of the design are measured with, in about a minute. Nothing here passes or fails. */
benchCook();
await benchHttp();
