import { faultOf } from './faults.ts';

/** What is nicer with the storage but goes without keeps nobody waiting longer. */
const PATIENCE_MS = 1000;

/** What the storage says; `without` when it is away or lets us wait. @throws whatever else goes wrong in time */
export async function whileStored<Said, Without>(asked: Promise<Said>, without: Without, patienceMs = PATIENCE_MS): Promise<Said | Without> {
  const { promise: late, resolve } = Promise.withResolvers<Without>();
  const timer = setTimeout(() => resolve(without), patienceMs);
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    if (faultOf(error as Error)) return without;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
