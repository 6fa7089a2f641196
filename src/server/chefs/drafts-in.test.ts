import { expect, test } from 'vitest';
import { draftReader } from './drafts-in.ts';

const PILAF = { title: 'Pilaf "with" [brackets] {and braces}', steps: [{ text: 'Simmer \\ stir.' }] };
const SOUP = { title: 'Soup', steps: [{ text: 'Boil.' }] };
const both = JSON.stringify({ recipes: [PILAF, SOUP] });

function read(text: string, pieces = 7): unknown[] {
  const reader = draftReader();
  const found: unknown[] = [];
  for (let at = 0; at < text.length; at += pieces) found.push(...reader.take(text.slice(at, at + pieces)));
  return found;
}

test.each([
  ['as asked', both],
  ['laid out over lines', JSON.stringify({ recipes: [PILAF, SOUP] }, null, 2)],
  ['in a fence', `\`\`\`json\n${both}\n\`\`\``],
  ['after a sentence', `Here are [two] recipes:\n${both}\nEnjoy!`],
  ['after thoughts', `<think>{"recipes":[{"title":"No"}]} hmm</think>\n${both}`],
  ['as a bare list', JSON.stringify([PILAF, SOUP])],
  ['beside other fields', JSON.stringify({ note: 'x', tags: [{ a: 1 }], recipes: [PILAF, SOUP] })],
])('recipes %s are found, in whatever pieces they come', (_how, text) => {
  for (const pieces of [1, 7, 10_000]) expect(read(text, pieces)).toEqual([PILAF, SOUP]);
});

test('a single recipe without a list is found', () => {
  expect(read(JSON.stringify(PILAF))).toEqual([PILAF]);
});

test('each recipe is given as soon as it is whole', () => {
  const reader = draftReader();
  const end = both.indexOf('},{"title":"Soup') + 1;
  expect(reader.take(both.slice(0, end - 1))).toEqual([]);
  expect(reader.take(both.slice(end - 1, end))).toEqual([PILAF]);
});

test('a recipe cut off is none, those before it count', () => {
  expect(read(both.slice(0, -20))).toEqual([PILAF]);
});

test.each([
  ['prose', 'I am sorry, I cannot help with that.', []],
  ['nothing', '', []],
  ['NaN where a number should be', '{"recipes":[{"title":"Pilaf","serves":NaN}]}', [undefined]],
  ['a thought that never ends', `<think>${'{'.repeat(100_000)}`, []],
  ['brackets without end', '['.repeat(250_000), []],
  ['a recipe without end', `{"recipes":[{"title":"${'a'.repeat(100_000)}`, [undefined]],
])('%s does not trip it', (_what, text, expected) => {
  expect(read(text, 1000)).toEqual(expected);
});
