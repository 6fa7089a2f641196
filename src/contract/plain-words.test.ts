import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';
import { z } from './zod.ts';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value, { error: plainWords }).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, 'This is missing.'],
  [z.string(), null, 'This should be text.'],
  [z.number(), 'five', 'This should be a number.'],
  [z.int(), 1.5, 'This should be a whole number.'],
  [z.boolean(), 'yes', 'This should be true or false.'],
  [z.array(z.string()), 'egg', 'This should be a list.'],
  [z.strictObject({}), 'egg', 'This should be an object.'],
  [z.date(), 'egg', 'This should be date.'],
  [z.strictObject({}), { admin: 1, more: 2 }, 'There is no field called "admin".'],
  [z.enum(['mild', 'hot']), 'cold', 'This should be one of: mild, hot.'],
  [z.literal([1, 2]), 3, 'This should be one of: 1, 2.'],
  [z.number().max(5), 6, 'This should be at most 5.'],
  [z.number().min(5), 4, 'This should be at least 5.'],
  [z.string().regex(/^a/), 'b', 'This is not right.'],
] as const)('says in plain words what is wrong: %#', (schema, value, sentence) => {
  expect(said(schema, value)).toBe(sentence);
});
