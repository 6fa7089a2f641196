import autocannon from 'autocannon';
import type { Server } from './bench-process.ts';
import { quantile } from './quantile.ts';

/** How long a load lasts. */
export const SECONDS = 4;

interface Load {
  readonly server: Server;
  readonly connections: number;
  readonly requests: readonly autocannon.Request[];
  readonly headers?: Readonly<Record<string, string>>;
}

interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Told to come again, with 503. */
  readonly refused: number;
  readonly failed: number;
  /** CPU the server spent on one request: it stays true on a machine that is busy with other things. */
  readonly cpuMs: number;
}

/** Asks a server as fast as it answers, after a second of warming up; p50 and p99 in milliseconds. */
export async function load({ server, connections, requests, headers = {} }: Load): Promise<Measured> {
  const asked = { url: server.url, connections, headers, requests: [...requests] };
  await autocannon({ ...asked, duration: 1 });
  // Taken from each answer: the summary's own figures are whole milliseconds, and a bare server needs less than one.
  const spentMs: number[] = [];
  let refused = 0;
  const before = await server.usage();
  const {
    requests: rate,
    non2xx,
    errors,
  } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ ...asked, duration: SECONDS }, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, _bytes, ms) => {
      if (status === 503) refused += 1;
      else spentMs.push(ms);
    });
  });
  const after = await server.usage();
  const cpuMs = (after.cpuMs - before.cpuMs) / Math.max(1, spentMs.length);
  return { cpuMs, perSecond: rate.average, p50: quantile(spentMs, 0.5), p99: quantile(spentMs, 0.99), refused, failed: non2xx + errors - refused };
}

/** One line of figures. */
export function line(name: string, { perSecond, p50, p99, refused, failed, cpuMs }: Measured): string {
  return `  ${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)} a second, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, CPU ${cpuMs.toFixed(3)} ms${refused > 0 ? `, ${refused} refused` : ''}${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

/** How much of the baseline's speed is left, by the clock and by CPU. */
export function ratio(ours: Measured, theirs: Measured): string {
  return `  ${(ours.perSecond / theirs.perSecond).toFixed(2)}x of it; by CPU ${(theirs.cpuMs / ours.cpuMs).toFixed(2)}x`;
}
