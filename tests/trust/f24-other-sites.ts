import type { FastifyInstance } from 'fastify';
import { aServer } from '#server/a-server.ts';
import { aMember, aRecipeToSave, PASSWORD, type Visitor } from '#server/a-visitor.ts';
import { openDatabase } from '#server/storage/database.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Check } from './check.ts';

const SITES = ['cross-site', 'same-site', 'none', undefined] as const;
const ORIGINS = ['null', 'https://evil.example', 'http://localhost:80', undefined] as const;
/** What a form, an image or a script of another site can send without being asked for permission, and JSON, which it cannot. */
const BODIES = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', 'application/json', undefined] as const;

const NEW_ACCOUNT = { username: 'Mallory', email: 'mallory@example.org', password: 'walnut sofa comet' };
/** For every call that changes something, what would make it do so. `:id` is a recipe of the visitor's own. */
const CHANGING: Readonly<Record<string, unknown>> = {
  'POST /api/recipes/generate': { ingredients: ['egg'] },
  'POST /api/recipes/generate/stream': { ingredients: ['egg'] },
  'POST /api/recipes': aRecipeToSave({ title: 'Of another site' }),
  'DELETE /api/recipes/:id': undefined,
  'POST /api/recipes/:id/share': undefined,
  'DELETE /api/recipes/:id/share': undefined,
  'POST /api/favorites': { recipeId: 1 },
  'DELETE /api/favorites': { recipeId: 1 },
  'DELETE /api/favorites/:id': undefined,
  'POST /api/contact': { name: 'Mallory', email: 'mallory@example.org', message: 'Hello' },
  'POST /api/auth/register': NEW_ACCOUNT,
  'POST /api/auth/login': { username: 'Ann', password: PASSWORD },
  'POST /api/auth/logout': undefined,
  'POST /api/auth/password': { currentPassword: PASSWORD, newPassword: 'walnut sofa comet' },
  'POST /api/auth/email': { email: 'mallory@example.org', password: PASSWORD },
  'POST /api/auth/reset-request': { email: 'ann@example.org' },
  'POST /api/auth/reset': { token: 'x'.repeat(43), password: 'walnut sofa comet' },
  'DELETE /api/auth/sessions/:id': undefined,
  'DELETE /api/auth/me': { password: PASSWORD },
};
const TABLES = ['users', 'sessions', 'recipes', 'favoriteRecipes', 'passwordResets', 'contactMessages'] as const;

export const check: Check = {
  number: 'F24',
  name: 'Requests of other sites',
  mustHold: 'whatever another site makes a signed-in browser send to any call that changes something is refused with 403 or 415 and changes nothing.',
  isQuick: true,
  measure: async (run) => {
    const { db, close } = await openDatabase({ folder: run.folder() });
    run.atEnd(close);
    const app = await aServer({ db, env: { RATE_AUTH_PER_MINUTE: '0', RATE_CONTACT_PER_HOUR: '0', RATE_GENERATE_PER_MINUTE: '0' }, mailReset: () => {} });
    const ann = await aMember(app, 'Ann');
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave())).json();
    const broken = await notInTable(app);
    const before = await everything(db);
    let sent = 0;
    for (const [name, body] of Object.entries(CHANGING)) {
      const [method, path] = name.split(' ') as ['POST' | 'DELETE', string];
      for (const headers of disguises()) {
        sent += 1;
        const { statusCode } = await app.inject({
          method,
          url: path.replace(':id', String(id)),
          headers: { ...headers, cookie: cookieOf(ann), host: 'localhost:3000' },
          payload: asSent(body, headers['content-type']),
        });
        if (statusCode !== 403 && statusCode !== 415) broken.push(`${name} with ${JSON.stringify(headers)} was answered with ${statusCode}.`);
      }
      if ((await everything(db)) !== before) return { figure: '', broken: [...broken, `${name} of another site changed something.`] };
    }
    // What our own page sends gets past the gate: without this, a server that refuses everybody would hold as well.
    await ann.call('POST', '/api/recipes', CHANGING['POST /api/recipes']);
    if ((await everything(db)) === before) broken.push('Our own page cannot save either: nothing was shown.');
    return { figure: `${sent.toLocaleString('en')} requests to ${Object.keys(CHANGING).length} calls: all refused, 0 changes`, broken };
  },
};

async function notInTable(app: FastifyInstance): Promise<string[]> {
  const { paths } = (await app.inject('/api/docs/json')).json() as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`))
    .filter((name) => !name.startsWith('GET ') && !(name in CHANGING))
    .map((name) => `${name} is not in the table of this check.`);
}

function disguises(): Record<string, string>[] {
  return SITES.flatMap((site) =>
    ORIGINS.flatMap((origin) =>
      BODIES.map((type) => ({
        ...(site ? { 'sec-fetch-site': site } : {}),
        ...(origin ? { origin } : {}),
        ...(type ? { 'content-type': type } : {}),
      })),
    ),
  );
}

/** The body in the form the type speaks of; without a type there is none. */
function asSent(body: unknown, type: string | undefined): string {
  if (type === undefined || body === undefined) return '';
  if (type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(Object.entries(body as object).map(([name, value]) => [name, String(value)])).toString();
  if (type.startsWith('multipart')) return `--x\r\nContent-Disposition: form-data; name="x"\r\n\r\n${JSON.stringify(body)}\r\n--x--\r\n`;
  return JSON.stringify(body);
}

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function everything(db: Db): Promise<string> {
  return JSON.stringify(await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute())));
}
