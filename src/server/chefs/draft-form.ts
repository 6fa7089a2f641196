import { z } from 'zod';
import type { Draft } from '#kitchen/draft/draft.ts';
import type { Fault } from '#kitchen/pass/fault.ts';
import { COURSES, EQUIPMENT, type Equipment, VESSELS } from '#kitchen/recipe.ts';

const line = (most: number) => z.string().max(most);
const minutes = z.number().min(0).max(1440);
const NOTHING = { item: '', how: '', why: '' };
const extra = z.object({ item: line(120), how: line(400), why: line(400).catch('') });

/** What is read of a draft. What matters is held to; what the house can fill in by itself may be missing or wrong. */
const draft = z.object({
  title: line(120).min(3),
  serves: z.int().min(1).max(12),
  course: z.enum(COURSES).catch('main'),
  cuisine: line(60).catch(''),
  pan: line(60).catch(''),
  on: z
    .array(z.string())
    .max(10)
    .catch([])
    .transform((tools) => tools.filter((tool): tool is Equipment => (EQUIPMENT as readonly string[]).includes(tool))),
  vessel: z.enum(VESSELS).catch('plate'),
  ingredients: z.array(line(120)).min(1).max(24),
  steps: z
    .array(z.object({ text: line(1000).min(3), work: minutes, wait: minutes }))
    .min(1)
    .max(14),
  touch: extra.catch(NOTHING),
  addOns: z.array(extra).max(4).catch([]),
  tip: line(400).catch(''),
});

/** Reads one recipe of a guest's answer; else what is wrong with its form. */
export function readDraft(value: unknown): { readonly draft: Draft } | { readonly faults: readonly Fault[] } {
  const read = draft.safeParse(value);
  if (read.success) return { draft: read.data };
  const places = [...new Set(read.error.issues.map(({ path }) => path.join('.') || 'recipe'))].slice(0, 4);
  return { faults: [{ rule: 'form', words: `A recipe does not keep the form: look at ${places.join(', ')}.` }] };
}

const text = { type: 'string' } as const;
const number = { type: 'number' } as const;
const object = (properties: Record<string, unknown>) =>
  ({ type: 'object', properties, required: Object.keys(properties), additionalProperties: false }) as const;
const list = (items: unknown) => ({ type: 'array', items }) as const;

/** The same form as the wire knows it. No lengths: several servers refuse schemas that name them. */
export const WIRE_FORM = object({
  recipes: list(
    object({
      title: text,
      serves: { type: 'integer' },
      course: { type: 'string', enum: COURSES },
      cuisine: text,
      pan: text,
      on: list({ type: 'string', enum: EQUIPMENT }),
      vessel: { type: 'string', enum: VESSELS },
      ingredients: list(text),
      steps: list(object({ text, work: number, wait: number })),
      touch: object({ item: text, how: text, why: text }),
      addOns: list(object({ item: text, how: text, why: text })),
      tip: text,
    }),
  ),
});
