import { randomFillSync } from 'node:crypto';

const BYTES = 9;
/** Asking the system for chance costs more than a small request does: it is asked once for many ids. */
const IDS_AT_ONCE = 512;

/** 72 random bits in twelve characters that can be read out over the telephone. */
export function requestIds(): () => string {
  const pool = Buffer.alloc(BYTES * IDS_AT_ONCE);
  let next = pool.length;
  return () => {
    if (next >= pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    next += BYTES;
    return pool.toString('base64url', next - BYTES, next);
  };
}
