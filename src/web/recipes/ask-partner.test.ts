import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../api/call-error.ts';
import { aRecipe } from './a-recipe.ts';
import { askPartner } from './ask-partner.ts';
import { type GuestAtWork, watchGuest } from './guest-at-work.ts';
import { linesOf } from './lines-of.ts';

let endWatching = () => {};
afterEach(() => {
  vi.unstubAllGlobals();
  endWatching();
});

const REQUEST = { ingredients: ['egg'] };
const INPUTS = [{ typed: 'egg', status: 'recognised', id: 'egg', name: 'egg' }];
const RECIPE = aRecipe({ title: 'Omelette' });

/** A server that sends these lines, and then ends, breaks or waits. */
function streaming(news: readonly object[], then: 'end' | 'break' | 'wait' = 'end') {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push({ path, body: JSON.parse(body) });
    if (!path.endsWith('/stream')) return Response.json({ recipes: [aRecipe({ title: 'Of the house' })], inputs: INPUTS, notes: [] });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const one of news) controller.enqueue(new TextEncoder().encode(`${JSON.stringify(one)}\n`));
        signal?.addEventListener('abort', () => controller.error(signal.reason));
        if (then === 'end') controller.close();
        if (then === 'break') setTimeout(() => controller.error(new TypeError('network')), 0);
      },
    });
    return new Response(stream);
  });
  return asked;
}
/** Keeps every state the page would show, and stops the partner at one of them. */
function watching(stopAt: (guest: GuestAtWork) => boolean = () => false): GuestAtWork[] {
  const seen: GuestAtWork[] = [];
  endWatching = watchGuest((guest) => {
    if (!guest) return;
    seen.push(guest);
    if (stopAt(guest)) guest.stop();
  });
  return seen;
}

test('what happens is told while it happens, and the answer has all of it', async () => {
  streaming([
    { type: 'read', inputs: INPUTS, notes: [] },
    { type: 'asked' },
    { type: 'writing' },
    { type: 'recipe', recipe: RECIPE },
    { type: 'mending' },
    { type: 'done', notes: ['By somebody.'] },
  ]);
  const seen = watching();
  expect(await askPartner(REQUEST, 'Somebody')).toEqual({ recipes: [RECIPE], inputs: INPUTS, notes: ['By somebody.'] });
  expect(seen.map(({ step, recipes }) => [step, recipes.length])).toEqual([
    ['asked', 0],
    ['asked', 0],
    ['asked', 0],
    ['writing', 0],
    ['writing', 1],
    ['mending', 1],
  ]);
});

test('whoever stops with a recipe there keeps it', async () => {
  streaming(
    [
      { type: 'read', inputs: INPUTS, notes: [] },
      { type: 'recipe', recipe: RECIPE },
    ],
    'wait',
  );
  watching(({ recipes }) => recipes.length === 1);
  expect(await askPartner(REQUEST, 'Somebody')).toEqual({ recipes: [RECIPE], inputs: INPUTS, notes: ['You stopped Somebody: these had passed by then.'] });
});

test('whoever stops with nothing there is served by the house', async () => {
  const asked = streaming([{ type: 'read', inputs: INPUTS, notes: [] }, { type: 'writing' }], 'wait');
  watching(({ step }) => step === 'writing');
  expect((await askPartner(REQUEST, 'Somebody')).recipes.map(({ title }) => title)).toEqual(['Of the house']);
  expect(asked.at(-1)).toEqual({ path: '/api/recipes/generate', body: { ...REQUEST, chef: 'house' } });
});

test('a line that breaks leaves what had passed', async () => {
  streaming(
    [
      { type: 'read', inputs: INPUTS, notes: [] },
      { type: 'recipe', recipe: RECIPE },
    ],
    'break',
  );
  expect((await askPartner(REQUEST, 'Somebody')).notes).toEqual(['The line to Somebody broke: these had passed by then.']);
});

test.each([
  ['a failure that is told', [{ type: 'failed', message: 'We are very busy.' }], 'We are very busy.'],
  ['an end without an answer', [{ type: 'writing' }], 'The answer broke off. Please try again.'],
])('%s is an error with a sentence', async (_what, news, sentence) => {
  streaming(news);
  await expect(askPartner(REQUEST, 'Somebody')).rejects.toMatchObject({ sentence });
});

test('a refusal is the same error as of the plain call', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'That was a lot of recipes in a minute.', code: 'too_many_requests' }, { status: 429 }));
  const error = await askPartner(REQUEST, 'Somebody').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 429, sentence: 'That was a lot of recipes in a minute.' });
});

test('lines come whole, however they were cut on the way', async () => {
  const bytes = new TextEncoder().encode('{"a":"crème"}\n\n{"b":2}\n{"c":3}');
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of linesOf(body)) lines.push(line);
  expect(lines).toEqual(['{"a":"crème"}', '{"b":2}', '{"c":3}']);
});
