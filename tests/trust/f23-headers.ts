import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { aMember, aRecipeToSave } from '#server/a-visitor.ts';
import { PAGES } from '../../src/web/pages.ts';
import type { Check } from './check.ts';
import { contractCalls } from './contract-calls.ts';
import { wholeServer } from './whole-server.ts';

const CLIENT = join(import.meta.dirname, '../../build/client');
const PUBLIC_URL = 'https://pinch.example';

export const check: Check = {
  number: 'F23',
  name: 'Headers',
  mustHold:
    'every answer of every route, on http and https, carries what ASVS 5.0 section 3.4 asks for; no script runs but ours; plain http at home goes on working.',
  isQuick: true,
  measure: async ({ folder, atEnd }) => {
    const broken: string[] = [];
    let answers = 0;
    for (const isHttps of [false, true]) {
      const server = await wholeServer({ folder: folder(), env: isHttps ? { PUBLIC_URL } : {} });
      atEnd(server.stop);
      for (const { what, answer } of await crawl(server.app)) {
        answers += 1;
        broken.push(...wrongIn(answer, isHttps).map((sentence) => `${isHttps ? 'https' : 'http'} ${what}: ${sentence}`));
      }
    }
    return { figure: `${answers} answers: ${broken.length} lack something`, broken };
  },
};

/** Every page, file and call, some as a member, and what goes wrong. */
async function crawl(app: FastifyInstance): Promise<{ what: string; answer: LightMyRequestResponse }[]> {
  const member = await aMember(app, 'member');
  const { id } = (await member.call('POST', '/api/recipes', aRecipeToSave())).json();
  await member.call('POST', `/api/recipes/${id}/share`);
  const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT.length));
  const found = [`/recipe/${id}`, `/recipe/${id}/share.png`, '/recipe/999', '/account', '/account/new-password', '/robots.txt', '/sitemap.xml'];
  const odd = [
    '/no-such-page',
    '/api',
    '/api/nothing',
    '/%',
    `/api/recipes/${'a'.repeat(300)}`,
    '//elsewhere',
    '/health/live',
    '/health/ready',
    '/api/docs/json',
    '/metrics',
  ];
  const seen = [];
  for (const url of [...PAGES.map(({ path }) => path), ...found, ...odd, ...files])
    seen.push({ what: `GET ${url}`, answer: await app.inject({ url, headers: { host: 'pinch.example' } }) });
  for (const { method, path } of await contractCalls())
    for (const body of [undefined, {}]) {
      const answer = await member.call(method, path.replace(':id', String(id)), method === 'GET' ? undefined : body);
      seen.push({ what: `${method} ${path}`, answer });
    }
  for (const [what, payload, type] of [
    ['broken JSON', '{', 'application/json'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded'],
    ['too large', `"${'a'.repeat(70_000)}"`, 'application/json'],
  ] as const)
    seen.push({ what, answer: await app.inject({ method: 'POST', url: '/api/contact', payload, headers: { 'content-type': type } }) });
  return seen;
}

function wrongIn({ headers, statusCode, body }: LightMyRequestResponse, isHttps: boolean): string[] {
  const wrong: string[] = [];
  const must = (isRight: boolean, sentence: string) => void (isRight || wrong.push(sentence));
  const csp = directivesOf(String(headers['content-security-policy'] ?? ''));
  const scripts = csp.get('script-src') ?? [];
  const type = String(headers['content-type'] ?? '');

  // 3.4.3, 3.4.6
  must(scripts.includes("'self'") && !scripts.some((source) => /unsafe|\*|https?:|data:/.test(source)), `script-src is ${scripts.join(' ')}`);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) must(csp.get(name)?.join() === "'none'", `${name} is ${csp.get(name)}`);
  // 3.4.1; where the world reaches us by http, nothing may insist on https.
  const hsts = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security'] ?? ''))?.[1] ?? 0);
  must(isHttps ? hsts >= 31_536_000 : hsts === 0, `HSTS is ${headers['strict-transport-security']}`);
  must(isHttps || !csp.has('upgrade-insecure-requests'), 'http is sent to https');
  // 3.4.2
  must(headers['access-control-allow-origin'] === undefined, 'other sites may read it');
  // 3.4.4, 3.4.5, 3.4.8
  must(headers['x-content-type-options'] === 'nosniff', 'its type may be guessed');
  must(/^(?:strict-origin-when-cross-origin|no-referrer)$/.test(String(headers['referrer-policy'])), `referrer-policy is ${headers['referrer-policy']}`);
  must(headers['cross-origin-opener-policy'] === 'same-origin', `COOP is ${headers['cross-origin-opener-policy']}`);
  must(headers['x-powered-by'] === undefined && headers.server === undefined, 'it tells what it is made with');
  // 4.1.1
  must(
    body === '' || statusCode === 304 || (type !== '' && (!/^text\/|json/.test(type) || /charset=utf-8/i.test(type) || /json/.test(type))),
    `its type is ${type || 'not said'}`,
  );
  for (const cookie of [headers['set-cookie'] ?? []].flat())
    must(
      /; SameSite=Lax/.test(cookie) &&
        /; Path=\//.test(cookie) &&
        (!isHttps || /; Secure/.test(cookie)) &&
        (/; HttpOnly/.test(cookie) || cookie.startsWith('pinch-signed-in=')),
      `cookie ${cookie.split('=')[0]} is ${cookie.slice(cookie.indexOf(';'))}`,
    );

  if (/^text\/html/.test(type)) {
    must(
      scripts.every((source) => source === "'self'" || /^'sha256-[\w+/]{43}='$/.test(source)),
      `script-src is ${scripts.join(' ')}`,
    );
    const inline = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script/g)].filter(([, tag = '']) => !/ src=|type="application\/ld\+json"/.test(tag));
    must(inline.length > 0 || !body.includes('<script'), 'its scripts cannot be read');
    for (const [tag, , text = ''] of inline)
      must(scripts.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`), `a script that the policy does not name: ${tag.slice(0, 100)}`);
    must(!/<[a-z][^<>]*\son[a-z]+=/i.test(body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')), 'an element has a handler in it');
    must(headers['content-security-policy-report-only'] !== undefined, 'no trusted types are asked for');
  }
  return wrong;
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').flatMap((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return name ? [[name, values] as const] : [];
    }),
  );
}
