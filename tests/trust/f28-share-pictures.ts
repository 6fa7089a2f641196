import type { FastifyInstance } from 'fastify';
import { aMember, aRecipeToSave, type Visitor } from '#server/a-visitor.ts';
import { quantile } from '../../scripts/quantile.ts';
import type { Check } from './check.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { wholeServer } from './whole-server.ts';

const SHORT = { titles: 20, atOnce: 30 };
const DEEP = { titles: 1_000, atOnce: 500 };
const MOST_BYTES = 300 * 1024;

const ODD_TITLES = [
  `Z${'\u0351\u036b\u0343'.repeat(60)}algo`,
  'مرق الخضار مع الأرز',
  'カレーライスと味噌汁',
  'W'.repeat(200),
  ']]><svg xmlns="http://www.w3.org/2000/svg" onload="x"/>',
  '<image href="file:///etc/passwd"/>',
  '<use href="http://outside.example/a.svg#a"/>',
  '&xxe;<!DOCTYPE svg [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>',
  '👩‍🍳👩‍🍳👩‍🍳',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3).trim(),
  '&&&&&&&&&&&&&&&&&&&&&&&&&&',
  '\u200b\u200b\u200b.',
];

export const check: Check = {
  number: 'F28',
  name: 'Share pictures',
  mustHold:
    'whatever a recipe is called, its picture is a PNG of 1200 × 630 under 300 KiB; many asked for at once are drawn or put off, and calls go on being answered.',
  isQuick: true,
  measure: async ({ isDeep, folder, atEnd }) => {
    const { titles, atOnce } = isDeep ? DEEP : SHORT;
    const { app, stop } = await wholeServer({ folder: folder() });
    atEnd(stop);
    const member = await aMember(app, 'member');
    const broken: string[] = [];

    const odd = Array.from({ length: titles }, (_, place) => ODD_TITLES[place] ?? `${HOSTILE_TEXTS[place % HOSTILE_TEXTS.length]} ${place}`);
    for (const title of odd) broken.push(...wrongWith(await picture(app, await shared(member, title)), title));

    const rich = await cooked(member);
    const ids: number[] = [];
    for (let place = 0; place < atOnce; place += 1) ids.push(await shared(member, `Supper number ${place}`, rich));
    const quiet = await callTimes(app, 30);
    const drawing = Promise.all(ids.map((id) => picture(app, id)));
    const busy = await callTimes(app, 30);
    const drawn = await drawing;
    const put = drawn.filter(({ statusCode }) => statusCode === 503);
    for (const answer of drawn) if (answer.statusCode !== 503) broken.push(...wrongWith(answer, 'Supper'));
    if (put.some(({ headers }) => headers['retry-after'] === undefined)) broken.push('put off without a word on when to come again');
    const again = ids.at(-1) ?? 0;
    await picture(app, again);
    const from = performance.now();
    await picture(app, again);
    const hitMs = performance.now() - from;
    const largest = Math.max(...drawn.map(({ rawPayload }) => rawPayload.length));
    const figure =
      `${odd.length} odd titles and ${atOnce} pictures at once: ${broken.length} wrong, ${put.length} put off, largest ${Math.round(largest / 1024)} KiB, ` +
      `drawn again in ${hitMs.toFixed(1)} ms; a call beside them takes ${quantile(busy, 0.5).toFixed(1)} ms, else ${quantile(quiet, 0.5).toFixed(1)} ms`;
    return { figure, broken };
  },
};

async function cooked(member: Visitor): Promise<object> {
  const { recipes } = (await member.call('POST', '/api/recipes/generate', { ingredients: ['chicken', 'rice', 'spinach', 'tomatoes', 'onion'] })).json();
  return recipes[0];
}

async function shared(member: Visitor, title: string, recipe: object = aRecipeToSave()): Promise<number> {
  const { id } = (await member.call('POST', '/api/recipes', { ...recipe, title })).json();
  await member.call('POST', `/api/recipes/${id}/share`);
  return id;
}

const picture = (app: FastifyInstance, id: number) => app.inject(`/recipe/${id}/share.png`);

function wrongWith({ statusCode, headers, rawPayload }: Awaited<ReturnType<typeof picture>>, title: string): string[] {
  const isPng = statusCode === 200 && headers['content-type'] === 'image/png' && rawPayload.subarray(1, 4).toString() === 'PNG';
  const size = isPng ? `${rawPayload.readUInt32BE(16)} × ${rawPayload.readUInt32BE(20)}` : '';
  return size === '1200 × 630' && rawPayload.length <= MOST_BYTES ? [] : [`${JSON.stringify(title)}: ${statusCode}, ${size}, ${rawPayload.length} bytes`];
}

async function callTimes(app: FastifyInstance, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const from = performance.now();
    await app.inject('/api/recipes/999999');
    times.push(performance.now() - from);
  }
  return times;
}
