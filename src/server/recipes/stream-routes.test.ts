import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type GenerateNews, generateNews } from '#contract/recipes.ts';
import { aServer, post } from '../a-server.ts';
import { type ATable, aTable, LIST, PARTNER, THREE_GOOD } from '../chefs/a-guest.ts';

const STREAM = '/api/recipes/generate/stream';
let table: ATable | null = null;
afterEach(async () => {
  await table?.close();
  table = null;
});

const linesOf = (body: string) =>
  body
    .trim()
    .split('\n')
    .map((line) => generateNews.parse(JSON.parse(line)));
const typesOf = (news: readonly GenerateNews[]) => news.map(({ type }) => type);

test('each step is told in its order: what was read, that the partner is asked and writes, each recipe, the end', async () => {
  table = await aTable(() => ({ text: THREE_GOOD }));
  const answer = await post(table.app, STREAM, { ingredients: LIST });
  expect(answer.headers['content-type']).toBe('application/x-ndjson');
  expect(answer.headers['cache-control']).toBe('no-store');
  const news = linesOf(answer.body);
  expect(typesOf(news)).toEqual(['read', 'asked', 'writing', 'recipe', 'recipe', 'recipe', 'done']);
  expect(news[0]).toMatchObject({ inputs: LIST.map((typed) => ({ typed })) });
  expect(news.at(-1)).toMatchObject({ notes: expect.arrayContaining([`These recipes are by ${PARTNER}, inspected by us.`]) });
});

test('what the house cooks for a partner that fails is told too', async () => {
  table = await aTable(() => ({ status: 500 }));
  const news = linesOf((await post(table.app, STREAM, { ingredients: LIST })).body);
  expect(typesOf(news).filter((type) => type === 'recipe').length).toBeGreaterThan(2);
  expect(typesOf(news).at(-1)).toBe('done');
});

test('where the house cooks alone it streams as well', async () => {
  table = await aTable(THREE_GOOD);
  const news = linesOf((await post(table.app, STREAM, { ingredients: LIST, chef: 'house' })).body);
  expect(typesOf(news).slice(0, 2)).toEqual(['read', 'recipe']);
  expect(typesOf(news).at(-1)).toBe('done');
  expect(table.server.asked).toHaveLength(0);
});

test('a kitchen that falls over is told in a sentence, as the last line', async () => {
  const app = await aServer({
    cook: () => {
      throw new Error('inside');
    },
  });
  const news = linesOf((await post(app, STREAM, { ingredients: LIST })).body);
  expect(news).toEqual([{ type: 'failed', message: 'Something went wrong on our side. Please try again.' }]);
});

test('a senseless request is refused as by the plain call', async () => {
  const answer = await post(await aServer(), STREAM, { ingredients: [] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', message: 'Please add at least one ingredient to generate recipes.' });
});

test('the first recipe is there before the last is written, and who closes the connection stops the cooking', async () => {
  let isHungUp = () => {};
  const hungUp = new Promise<void>((resolve) => {
    isHungUp = resolve;
  });
  const first = THREE_GOOD.slice(0, THREE_GOOD.indexOf('{"title":"Carrot rice'));
  table = await aTable(() => ({
    raw: (response) => {
      // The first recipe, and then nothing more for as long as anybody waits.
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: first } }] })}\n\n`,
      );
      response.once('close', isHungUp);
    },
  }));
  await table.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = table.app.server.address() as AddressInfo;
  const call = ask({ port, host: '127.0.0.1', path: STREAM, method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' } });
  call.on('error', () => {});
  call.end(JSON.stringify({ ingredients: LIST }));
  await new Promise<void>((resolve) => {
    let text = '';
    call.on('response', (response) => {
      expect(response.headers['content-encoding']).toBeUndefined();
      response.on('error', () => {});
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        if (text.includes('"type":"recipe"') && text.endsWith('\n')) resolve();
      });
    });
  });
  call.destroy();
  await hungUp;
  await expect.poll(() => table?.served.at(-1)).toMatchObject({ passed: 1, mishap: 'stopped' });
}, 20_000);

test('the documentation tells that it is lines of JSON', async () => {
  const { paths } = (await (await aServer()).inject('/api/docs/json')).json();
  const { responses } = paths[STREAM].post;
  expect(Object.keys(responses['200'].content)).toEqual(['application/x-ndjson']);
});
