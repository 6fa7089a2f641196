import { expect, test } from 'vitest';
import { asTheHostWantsIt } from './model.ts';

test('the limit of an answer goes by the name its host knows', () => {
  const body = { model: 'm', max_tokens: 4000 };
  expect(asTheHostWantsIt('https://api.openai.com/v1', body)).toEqual({ model: 'm', max_completion_tokens: 4000 });
  expect(asTheHostWantsIt('http://127.0.0.1:11434/v1', body)).toEqual(body);
});
