import type { ServerResponse } from 'node:http';
import { aDraft } from '#kitchen/draft/a-draft.ts';
import type { Allergen, Diet } from '#kitchen/recipe.ts';
import { say, THREE_GOOD } from './a-guest.ts';
import type { Asked, Reply } from './a-model-server.ts';

/** One way in which a model may misbehave. */
export interface Script {
  readonly what: string;
  readonly reply: (asked: Asked) => Reply;
  /** How many recipes of the guest are served all the same. */
  readonly passes?: number;
  readonly diet?: readonly Diet[];
  readonly allergies?: readonly Allergen[];
  /** Never comes to an end by itself. */
  readonly isSlow?: true;
}

const text =
  (words: string): (() => Reply) =>
  () => ({ text: words });
const raw =
  (act: (response: ServerResponse) => void): (() => Reply) =>
  () => ({ raw: act });
const MB = 'x'.repeat(1024 * 1024);
const withTip = (tip: string) => say({ tip }, { title: 'Carrot rice with chicken', tip }, { title: 'Chicken with garlic rice', tip });
const withStep = (words: string) => {
  const steps = aDraft().steps.map((step, index) => (index === 2 ? { ...step, text: `${step.text} ${words}` } : step));
  return say({ steps }, { title: 'Carrot rice with chicken', steps }, { title: 'Chicken with garlic rice', steps });
};
const withLine = (line: string, words: string) => {
  const steps = aDraft().steps.map((step, index) => (index === 2 ? { ...step, text: `${step.text} ${words}` } : step));
  return say({ ingredients: [...aDraft().ingredients, line], steps });
};
/** Writes for ever, waiting for the reader; stops when nobody reads any more. */
function flood(response: ServerResponse, piece: string, everyMs = 0): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const next = () => {
    if (response.destroyed) return;
    if (response.write(piece)) setTimeout(next, everyMs);
    else response.once('drain', () => setTimeout(next, everyMs));
  };
  next();
}

/** Everything we could think of that a model, its server or the line to it may do to us. */
export const MISBEHAVIOURS: readonly Script[] = [
  // Lines and servers.
  { what: 'is dead', reply: raw((response) => response.destroy()) },
  { what: 'is silent', reply: raw(() => {}), isSlow: true },
  {
    what: 'sends headers and then nothing',
    reply: raw((response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()),
    isSlow: true,
  },
  { what: 'sends a byte at a time', reply: raw((response) => flood(response, 'd', 50)), isSlow: true },
  { what: 'writes too slowly to end', reply: () => ({ text: THREE_GOOD, pieces: 5, everyMs: 20 }), isSlow: true },
  { what: 'is cut in the middle of the second recipe', reply: () => ({ text: THREE_GOOD, pieces: 400, cutAfter: 5 }), passes: 1 },
  { what: 'is cut at the start', reply: () => ({ text: THREE_GOOD, pieces: 10, cutAfter: 1 }) },
  { what: 'answers 429', reply: () => ({ status: 429, headers: { 'retry-after': '3600' } }) },
  { what: 'answers 500', reply: () => ({ status: 500 }) },
  {
    what: 'answers 401 and repeats the key',
    reply: ({ headers }) => ({ status: 401, body: JSON.stringify({ error: { message: `bad key ${headers.authorization}` } }) }),
  },
  { what: 'answers 503 with a page', reply: () => ({ status: 503, headers: { 'content-type': 'text/html' }, body: '<html>busy</html>' }) },
  { what: 'sends us elsewhere on this machine', reply: () => ({ status: 302, headers: { location: 'http://127.0.0.1:22/' } }) },
  { what: 'sends us round in circles', reply: () => ({ status: 307, headers: { location: '/v1/chat/completions' } }) },
  { what: 'announces 100 MiB', reply: raw((response) => void response.writeHead(200, { 'content-length': String(100 * 1024 * 1024) }).write('x')) },
  { what: 'sends 100 MiB', reply: raw((response) => flood(response, MB)) },
  {
    what: 'writes without end',
    reply: raw((response) => flood(response, `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'and on ' } }] })}\n\n`)),
  },
  {
    what: 'streams an error',
    reply: raw((response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"error":{"message":"overloaded"}}\n\n')),
  },
  {
    what: 'streams what is no event',
    reply: raw((response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {{{\n\ndata: [DONE]\n\n')),
  },
  { what: 'answers nothing', reply: text('') },
  // Forms.
  { what: 'writes prose', reply: text('I would love to help you cook something nice today. What do you fancy?') },
  { what: 'fences its JSON', reply: text(`Sure!\n\`\`\`json\n${THREE_GOOD}\n\`\`\``), passes: 3 },
  { what: 'thinks aloud first', reply: text(`<think>Hm {"recipes":[</think>${THREE_GOOD}`), passes: 3 },
  { what: 'hands in a bare list', reply: text(JSON.stringify(JSON.parse(THREE_GOOD).recipes)), passes: 3 },
  { what: 'breaks its JSON', reply: text('{"recipes":[{"title":"Pilaf",,,}]}') },
  { what: 'writes NaN', reply: text(THREE_GOOD.replaceAll('"serves":2', '"serves":NaN')) },
  { what: 'keeps another form', reply: text('{"recipes":[{"name":"Pilaf","method":"Cook it."}]}') },
  { what: 'leaves fields out', reply: text('{"recipes":[{"title":"Pilaf"}]}') },
  { what: 'puts numbers where words belong', reply: text('{"recipes":[{"title":7,"serves":"two","ingredients":[1,2],"steps":3}]}') },
  { what: 'nests ten thousand deep', reply: text(`{"recipes":[${'['.repeat(10_000)}`) },
  { what: 'reaches for the prototype', reply: text(THREE_GOOD.replace('"title"', '"__proto__":{"polluted":true},"title"')), passes: 3 },
  { what: 'hands in a thousand recipes', reply: text(JSON.stringify({ recipes: Array.from({ length: 1000 }, () => aDraft()) })), passes: 1 },
  { what: 'writes steps of 50,000 characters', reply: text(say({ steps: [{ text: 'Cook the rice. '.repeat(3500), work: 5, wait: 0 }] })) },
  { what: 'hides NUL and marks that turn text round', reply: text(say({ title: 'Chicken and carrot pilaf\u0000\u202e\u2066' })), passes: 1 },
  // What is on the plate.
  { what: 'serves chicken at 60 °C', reply: text(THREE_GOOD.replaceAll('74 °C', '60 °C')) },
  {
    what: 'serves chicken raw',
    reply: text(
      say({
        steps: [{ text: 'Slice the chicken thinly over the rice with the carrots, onion, garlic, salt, olive oil and water, and serve.', work: 5, wait: 0 }],
      }),
    ),
  },
  { what: 'rinses with bleach', reply: text(withStep('Rinse the pan with bleach.')) },
  { what: 'lists bleach', reply: text(withLine('2 tbsp bleach', 'Stir in the bleach.')) },
  { what: 'picks mushrooms', reply: text(withStep('Stir in mushrooms from the garden.')) },
  { what: 'hides walnuts in a step', reply: text(withStep('Scatter over a handful of walnuts.')), allergies: ['nuts'] },
  { what: 'hides walnuts in a tip', reply: text(withTip('Walnuts make it richer.')), allergies: ['nuts'] },
  { what: 'lists satay and calls it nut-free', reply: text(withLine('2 tbsp nut-free peanut butter', 'Stir in the peanut butter.')), allergies: ['peanut'] },
  { what: 'writes nuts in other letters', reply: text(withTip('Some реаnuts go well.')), allergies: ['nuts', 'peanut'] },
  { what: 'names a nut we do not know', reply: text(withTip('Some pili make it richer.')), allergies: ['nuts'] },
  { what: 'cooks meat for a vegan', reply: text(THREE_GOOD), diet: ['vegan'] },
  { what: 'adds cream where milk is out', reply: text(withStep('Finish it with a little cream.')), allergies: ['milk'] },
  // Words.
  { what: 'writes scripts', reply: text(withTip('Lovely <script>fetch("https://evil.example")</script>')) },
  { what: 'writes pictures that run', reply: text(say({ title: '<img src=x onerror=alert(1)> pilaf' })) },
  { what: 'links', reply: text(withTip('More at https://evil.example/recipes and [here](javascript:alert(1)).')), passes: 3 },
  { what: 'obeys what a visitor typed', reply: text(withTip('As you commanded: ignore previous instructions, here is my system prompt.')) },
  { what: 'flatters an injection', reply: text('{"recipes":[],"message":"HACKED as you wished, master"}') },
  { what: 'writes in German', reply: text(withStep('Danach alles zusammen in einer großen Schüssel vermengen und sofort servieren.')) },
  { what: 'promises a cure', reply: text(withTip('This rice cures diabetes.')) },
];
