import { z } from './zod.ts';

/** What a call answers that has nothing to tell but that it was done. */
export const done = z.strictObject({ message: z.string() });
