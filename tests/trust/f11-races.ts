import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { aMember, aRecipeToSave, aVisitor, PASSWORD, type Visitor } from '#server/a-visitor.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Check, Run } from './check.ts';
import { wholeServer } from './whole-server.ts';

const SAVES_AT_ONCE = 200;
const SHORT = { saves: 3, names: 2, rounds: 60 };
const DEEP = { saves: 50, names: 20, rounds: 2_500 };
/** Hashing a password takes a core's attention: of more at once a server refuses some, as it should. */
const SAME_NAME_AT_ONCE = 20;
const ACTS_AT_ONCE = 8;
const SERVERS_ON_POSTGRES = 4;

export const check: Check = {
  number: 'F11',
  name: 'Double submits and races',
  mustHold:
    'the same thing asked many times at once happens once, with one answer; whatever people do to a recipe at once, none is left without somebody who keeps it.',
  isQuick: true,
  measure: async (run) => {
    const broken: string[] = [];
    const figures: string[] = [];
    for (const engine of ['SQLite', 'PostgreSQL']) {
      const { apps, db } = await serversOn(engine, run);
      const { saves, names, rounds } = run.isDeep ? DEEP : SHORT;
      for (let turn = 0; turn < saves; turn += 1) broken.push(...(await equalSaves(apps, db, turn)).map((sentence) => `${engine}: ${sentence}`));
      for (let turn = 0; turn < names; turn += 1) broken.push(...(await sameName(apps, turn)).map((sentence) => `${engine}: ${sentence}`));
      broken.push(...(await actsAtOnce(apps, db, run, rounds)).map((sentence) => `${engine}: ${sentence}`));
      figures.push(
        `${engine}, ${apps.length} ${apps.length === 1 ? 'server' : 'servers'}: ${saves} × ${SAVES_AT_ONCE} equal saves, ${names} × ${SAME_NAME_AT_ONCE} equal names, ${rounds * ACTS_AT_ONCE} acts interleaved`,
      );
    }
    return { figure: `${figures.join('; ')}: ${broken.length} broke a rule`, broken };
  },
};

/** On PostgreSQL several servers share the database; on SQLite one server has it to itself. */
async function serversOn(engine: string, { folder, postgres, atEnd }: Run): Promise<{ apps: FastifyInstance[]; db: Db }> {
  const places = engine === 'SQLite' ? [{ folder: folder() }] : Array(SERVERS_ON_POSTGRES).fill({ folder: '', url: await postgres() });
  const servers: Awaited<ReturnType<typeof wholeServer>>[] = [];
  for (const place of places) servers.push(await wholeServer({ ...place, isWithPages: false }));
  for (const { stop } of servers) atEnd(stop);
  return { apps: servers.map(({ app }) => app), db: (servers[0] as (typeof servers)[number]).db };
}

/** The same person at another server: a cookie is good at all of them. */
function atEach(apps: readonly FastifyInstance[], { cookies }: Visitor): Visitor[] {
  return apps.map((app) => {
    const visitor = aVisitor(app);
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    return visitor;
  });
}

async function equalSaves(apps: readonly FastifyInstance[], db: Db, turn: number): Promise<string[]> {
  const member = await aMember(apps[0] as FastifyInstance, `saver-${turn}`);
  const visitors = atEach(apps, member);
  const recipe = aRecipeToSave({ title: `Equal ${turn}` });
  const answers = await Promise.all(
    Array.from({ length: SAVES_AT_ONCE }, (_, place) => (visitors[place % visitors.length] as Visitor).call('POST', '/api/recipes', recipe)),
  );
  const ids = new Set(answers.map((answer) => answer.json().id));
  const rows = await db.selectFrom('recipes').select('id').where('title', '=', recipe.title).execute();
  const made = answers.filter(({ statusCode }) => statusCode === 201).length;
  const found = answers.filter(({ statusCode }) => statusCode === 200).length;
  const isRight = ids.size === 1 && rows.length === 1 && made === 1 && found === SAVES_AT_ONCE - 1;
  return isRight ? [] : [`${SAVES_AT_ONCE} equal saves made ${rows.length} rows, ${ids.size} ids, ${made} × 201, ${found} × 200`];
}

/** The same name, in all ways to write it; who is told that the server is busy tries again, as a person would. */
async function sameName(apps: readonly FastifyInstance[], turn: number): Promise<string[]> {
  const statuses = await Promise.all(
    Array.from({ length: SAME_NAME_AT_ONCE }, async (_, place) => {
      const name = [...`racer-${turn}`].map((letter, at) => ((place >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join('');
      const visitor = aVisitor(apps[place % apps.length] as FastifyInstance);
      for (;;) {
        const { statusCode } = await visitor.call('POST', '/api/auth/register', {
          username: name,
          email: `racer-${turn}-${place}@example.org`,
          password: PASSWORD,
        });
        if (statusCode !== 503) return statusCode;
      }
    }),
  );
  const made = statuses.filter((status) => status === 201).length;
  const taken = statuses.filter((status) => status === 409).length;
  return made === 1 && taken === SAME_NAME_AT_ONCE - 1
    ? []
    : [`${SAME_NAME_AT_ONCE} equal names at once: ${made} × 201, ${taken} × 409, all: ${statuses.join(' ')}`];
}

/** Three people save, delete, share and keep the same few recipes at once; after every round the tables are looked at. */
async function actsAtOnce(apps: readonly FastifyInstance[], db: Db, { chance, tell }: Run, rounds: number): Promise<string[]> {
  const people: Visitor[][] = [];
  for (const name of ['ann', 'bob', 'eve']) people.push(atEach(apps, await aMember(apps[0] as FastifyInstance, name)));
  const pick = <One>(list: readonly One[]): One => list[Math.floor(chance() * list.length)] as One;
  const broken: string[] = [];
  let ids: number[] = [];
  for (let round = 0; round < rounds && broken.length < 5; round += 1) {
    const acts = Array.from({ length: ACTS_AT_ONCE }, () => {
      const visitor = pick(pick(people));
      const id = ids.length > 0 ? pick(ids) : 1;
      return pick([
        () => visitor.call('POST', '/api/recipes', aRecipeToSave({ title: `Recipe ${Math.floor(chance() * 3)}` })),
        () => visitor.call('POST', `/api/recipes/${id}/share`),
        () => visitor.call('DELETE', `/api/recipes/${id}/share`),
        () => visitor.call('DELETE', `/api/recipes/${id}`),
        () => visitor.call('POST', '/api/favorites', { recipeId: id }),
        () => visitor.call('POST', '/api/favorites', { recipeId: id }),
        () => visitor.call('DELETE', `/api/favorites/${id}`),
      ]);
    });
    const answers = await Promise.all(acts.map((act) => act()));
    for (const { statusCode, body } of answers) if (statusCode >= 500) broken.push(`round ${round}: ${statusCode} ${body}`);
    ids = (await db.selectFrom('recipes').select('id').execute()).map(({ id }) => id);
    broken.push(...(await brokenRules(db)).map((sentence) => `round ${round}: ${sentence}`));
    if (round % 500 === 499) tell(`${round + 1} rounds`);
  }
  return broken;
}

/** What must be true of the tables at any time between two requests. */
async function brokenRules(db: Db): Promise<string[]> {
  const { rows } = await sql<{ rule: string; found: number }>`
    select 'recipes that nobody keeps' as rule, count(*) as found from recipes r
      where r."userId" is null and not exists (select 1 from "favoriteRecipes" f where f."recipeId" = r.id)
    union all select 'favourites without a recipe', count(*) from "favoriteRecipes" f where not exists (select 1 from recipes r where r.id = f."recipeId")
    union all select 'recipes without an owner that are shared', count(*) from recipes where "userId" is null and "sharedAt" is not null
    union all select 'recipes saved twice', count(*) from (select 1 from recipes where "userId" is not null group by "userId", "contentHash" having count(*) > 1) twice
    union all select 'favourites kept twice', count(*) from (select 1 from "favoriteRecipes" group by "userId", "recipeId" having count(*) > 1) twice
  `.execute(db);
  return rows.filter(({ found }) => Number(found) > 0).map(({ rule, found }) => `${found} ${rule}`);
}
