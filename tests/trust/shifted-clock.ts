import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded before a server (--import): its clock is as far off as the file in CLOCK_FILE says, in milliseconds, which is read again
// at each SIGUSR2. The monotonic clock goes on as ever, as it does when a machine's clock is set.
let offMs = 0;
const read = () => {
  offMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
};
read();
if (isMainThread) process.on('SIGUSR2', read);

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given: []) {
    if (given.length === 0) super(RealDate.now() + offMs);
    else super(...given);
  }
  static override now() {
    return RealDate.now() + offMs;
  }
} as DateConstructor;
