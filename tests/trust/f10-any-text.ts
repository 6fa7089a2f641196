import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { recipeToSave } from '#contract/saved-recipes.ts';
import { aMember, aRecipeToSave, type Visitor } from '#server/a-visitor.ts';
import { anyText } from './any-text.ts';
import type { Check } from './check.ts';
import { contractCalls } from './contract-calls.ts';
import { wholeServer } from './whole-server.ts';

const SHORT = 500;
const DEEP = 100_000;

const ORDER = { ingredients: ['eggs', 'rice'], servings: 2, allergies: ['kiwi'], dislikes: ['leek'], useFirst: ['rice'], staples: ['salt'], exclude: ['Pie'] };

/** What a call is sent when nothing is wrong with it; `:id` in the path stands for the recipe that both sides have. */
const USUAL: Readonly<Record<string, { body?: object; query?: Readonly<Record<string, string>> }>> = {
  'POST /api/auth/login': { body: { username: 'ann', password: 'not this one' } },
  'POST /api/auth/register': { body: { username: 'ann', email: 'ann@example.org', password: 'walnut sofa comet', firstName: 'Ann', lastName: 'Lee' } },
  'POST /api/auth/password': { body: { currentPassword: 'not this one', newPassword: 'walnut sofa comet' } },
  'POST /api/auth/reset-request': { body: { email: 'ann@example.org' } },
  'POST /api/auth/reset': { body: { token: 'none', password: 'walnut sofa comet' } },
  'POST /api/auth/email': { body: { email: 'bob@example.org', password: 'not this one' } },
  'DELETE /api/auth/me': { body: { password: 'not this one' } },
  'DELETE /api/auth/sessions/:id': {},
  'POST /api/contact': { body: { name: 'Ann', email: 'ann@example.org', subject: 'Eggs', message: 'How long?' } },
  'POST /api/recipes/generate': { body: ORDER },
  'POST /api/recipes/generate/stream': { body: ORDER },
  'POST /api/recipes': {
    body: { ...aRecipeToSave(), image: 'https://example.org/a.png', why: 'Uses up the eggs', swaps: ['Milk for cream'], keeps: 'A day', plate: undefined },
  },
  'GET /api/recipes/:id': {},
  'DELETE /api/recipes/:id': {},
  'POST /api/recipes/:id/share': {},
  'DELETE /api/recipes/:id/share': {},
  'POST /api/favorites': { body: { recipeId: 1, userId: 1 } },
  'DELETE /api/favorites': { body: { recipeId: 1, userId: 1 } },
  'DELETE /api/favorites/:id': {},
  'GET /api/favorites/check': { query: { recipeId: '1', userId: '1' } },
};

interface Sent {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly body: unknown;
}

export const check: Check = {
  number: 'F10',
  name: 'Any text',
  mustHold:
    'whatever text or shape a call is sent, it is answered as expected or refused, on both engines alike; what is stored reads back equal; a log line is one line.',
  isQuick: true,
  measure: async ({ isDeep, folder, postgres, chance, atEnd, tell }) => {
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const servers = [
      await wholeServer({ folder: folder(), isWithPages: false, log }),
      await wholeServer({ folder: '', url: await postgres(), isWithPages: false, log }),
    ];
    for (const { stop } of servers) atEnd(stop);
    const sides = await Promise.all(servers.map(({ app }) => aSide(app)));
    const calls = (await contractCalls()).filter(({ body, query, params }) => body || query || params);
    const broken = calls.filter((call) => !USUAL[nameOf(call)]).map((call) => `this check does not know what ${nameOf(call)} is usually sent`);
    let sent = 0;
    let stored = 0;
    const runs = Math.ceil((isDeep ? DEEP : SHORT) / calls.length);
    for (const call of calls) {
      const before = lines.length;
      const asked = sent;
      const property = fc.asyncProperty(requestsOf(call), async (request) => {
        sent += 1;
        const answers = await Promise.all(sides.map((side) => side.ask(request)));
        const [one, other] = answers.map(({ statusCode, body }) => `${statusCode} ${withoutNumbers(body)}`);
        if (answers.some(({ statusCode }) => statusCode >= 500)) throw new Error(`answered ${one} and ${other}`);
        if (one !== other) throw new Error(`SQLite answered ${one}, PostgreSQL ${other}`);
        if (nameOf(call) === 'POST /api/recipes' && answers[0]?.statusCode === 201) {
          stored += 1;
          for (const side of sides) await side.expectKept(request.body);
        }
      });
      const result = await fc.check(property, { numRuns: runs, seed: Math.floor(chance() * 2 ** 31), endOnFailure: !isDeep });
      if (result.failed)
        broken.push(
          `${nameOf(call)}: ${(result.errorInstance as Error | null)?.message.slice(0, 600)} to ${JSON.stringify(result.counterexample).slice(0, 600)}`,
        );
      if (lines.length - before < 2 * (sent - asked)) broken.push(`${nameOf(call)}: ${lines.length - before} log lines for ${2 * (sent - asked)} requests`);
      tell(`${nameOf(call)}: ${sent - asked} requests`);
    }
    broken.push(
      ...lines
        .filter((line) => !isOneEntry(line))
        .slice(0, 5)
        .map((line) => `not one log entry: ${JSON.stringify(line)}`),
    );
    return {
      figure: `${sent} requests to ${calls.length} calls on each engine, ${stored} recipes read back, ${lines.length} log lines: ${broken.length} not as they should be`,
      broken,
    };
  },
};

/** One engine's half: a member with a recipe, and a recipe of somebody else's. */
async function aSide(app: FastifyInstance) {
  const member = await aMember(app, 'member');
  const { id } = (await member.call('POST', '/api/recipes', aRecipeToSave({ title: 'Mine' }))).json();
  return {
    ask: ({ method, url, body }: Sent) => member.call(method, url.replace(':mine', String(id)), body),
    expectKept: async (body: unknown) => expectKept(member, body),
  };
}

/** What was saved reads back as the contract understood it: composed, trimmed, complete. */
async function expectKept(member: Visitor, body: unknown): Promise<void> {
  const understood = recipeToSave.parse(JSON.parse(JSON.stringify(body)));
  const [latest] = (await member.call('GET', '/api/my-recipes')).json();
  for (const [field, value] of Object.entries(understood)) {
    if (value !== undefined && JSON.stringify(latest[field]) !== JSON.stringify(value))
      throw new Error(`${field} came back as ${JSON.stringify(latest[field])}`);
  }
}

/** The usual request with some of its texts and values replaced, a field too many or too few. */
function requestsOf({ method, path, params, query }: Endpoint): fc.Arbitrary<Sent> {
  const usual = USUAL[`${method} ${path}`] ?? {};
  const id = fc.oneof({ weight: 1, arbitrary: fc.constant(':mine') }, { weight: 3, arbitrary: anyText.map((text) => encodeURIComponent(text.toWellFormed())) });
  const values = fc.oneof({ weight: 4, arbitrary: anyText as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> });
  const changes = fc.array(fc.tuple(fc.nat(1_000), values, fc.constantFrom('replace', 'replace', 'replace', 'add', 'drop')), { minLength: 1, maxLength: 3 });
  return fc.tuple(id, changes).map(([where, some]) => {
    const search = query ? `?${new URLSearchParams(changed(usual.query ?? {}, some) as Record<string, string>)}` : '';
    return { method, url: (params ? path.replace(':id', where) : path) + search, body: usual.body ? changed(usual.body, some) : undefined };
  });
}

function changed(usual: object, changes: readonly (readonly [number, unknown, string])[]): unknown {
  const copy = structuredClone(usual);
  for (const [place, value, how] of changes) {
    const places = placesIn(copy);
    const [holder, key] = places[place % places.length] ?? [copy as Record<string, unknown>, 'none'];
    if (how === 'replace') holder[key] = value;
    else if (how === 'drop') delete holder[key];
    else (copy as Record<string, unknown>)[typeof value === 'string' ? value : 'more'] = value;
  }
  return copy;
}

/** Every field and list entry, however deep. */
function placesIn(value: object): [Record<string, unknown>, string][] {
  return Object.entries(value).flatMap(([key, inner]) => [
    [value as Record<string, unknown>, key] as [Record<string, unknown>, string],
    ...(typeof inner === 'object' && inner !== null ? placesIn(inner) : []),
  ]);
}

/** Numbers of rows, moments and ids of requests differ between two databases that hold the same. */
function withoutNumbers(body: string): string {
  return body.replace(/"(?:id|userId)":\d+/g, '"id":0').replace(/"(?:createdAt|since|lastUsed)":"[^"]*"/g, '"at":""');
}

function isOneEntry(line: string): boolean {
  if (!line.endsWith('\n') || line.indexOf('\n') !== line.length - 1) return false;
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
