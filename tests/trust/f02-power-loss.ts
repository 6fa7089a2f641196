import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import { openDatabase } from '#server/storage/database.ts';
import { aRecipe, caller, PASSWORD } from './caller.ts';
import { type Check, type Run, skip } from './check.ts';
import { canRecord, type Deed, readRecord, recorder } from './disk-record.ts';
import { Disk } from './power-loss.ts';
import { startServer } from './servers.ts';
import { aSmallDisk } from './small-disk.ts';

const COOKS = 8;
/** The second finds what the first left in the WAL. */
const LIVES = 2;
/** Enough for the WAL to be carried into the file and begun anew while they write. */
const ACTS_OF_EACH_IN_A_LIFE = 45;
const MOST_RECIPES = 12;
const MOST_DEEP_MS = 8 * 60_000;

export const check: Check = {
  number: 'F2',
  name: 'Power loss',
  mustHold:
    'whatever of the writes that were not synced is on the disk when the power goes, whole, torn or not at all, the data open, everything acknowledged is there and nothing is half there.',
  isQuick: false,
  measure: async (run) => {
    if (!canRecord()) return skip('strace, which records what is written and synced, is not here or may not be used.');
    const folder = run.folder();
    const { records, cooks } = await written(run, folder);
    const deeds = records.flatMap((record) => readRecord(record, folder));
    const told = placed(cooks, deeds);
    const [rounds, ofEach] = run.isDeep ? [10, 1000] : [1, 100];
    const until = performance.now() + MOST_DEEP_MS;
    const image = join(aSmallDisk(run, 256)?.folder ?? run.folder(), 'image');
    const broken: string[] = [];
    let images = 0;
    let atStake = 0;
    for (let round = 0; round < rounds && performance.now() < until; round += 1) {
      const disk = new Disk();
      for (const [place, deed] of deeds.entries()) {
        disk.do(deed);
        if (run.chance() > ofEach / deeds.length) continue;
        atStake = Math.max(atStake, disk.unsafeCount);
        disk.loseInto(image, run.chance);
        broken.push(...(await wrongIn(image, told, place + 1)).map((sentence) => `After deed ${place}: ${sentence}`));
        images += 1;
      }
      if (!disk.isLike(folder)) broken.push('The record is not what was written: nothing was shown.');
      if (run.isDeep) run.tell(`${images.toLocaleString('en')} images, ${broken.length} faults`);
    }
    const acknowledged = told.reduce((sum, { acts }) => sum + acts.length, 0);
    const syncs = deeds.filter(({ kind }) => kind === 'sync' || kind === 'sync-folder').length;
    const writes = deeds.filter(({ kind }) => kind !== 'sent').length - syncs;
    const carried = deeds.filter((deed) => deed.kind === 'write' && deed.file === 'pinch.db').length;
    if (atStake < 20) broken.push('Never was much at stake: nothing was shown.');
    return {
      figure: `${images.toLocaleString('en')} disks as power loss may leave them, at any moment of ${acknowledged} acknowledged acts, of ${writes.toLocaleString('en')} changes to the disk (${carried} of them to the database itself) and ${syncs} syncs, up to ${atStake} changes at stake: ${broken.length === 0 ? 'all open, 0 acknowledged rows lost, 0 half' : `${broken.length} faults`}`,
      broken: broken.slice(0, 20),
    };
  },
};

interface Act {
  readonly kind: 'register' | 'save' | 'delete' | 'like' | 'unlike';
  readonly title: string;
  readonly instructions: string;
  /** Of the answer that acknowledged it. */
  readonly answer: string;
}

interface Cook {
  readonly name: string;
  readonly acts: Act[];
  readonly cookies: Map<string, string>;
  /** By title. */
  readonly kept: Map<string, { readonly id: number; isLiked: boolean }>;
}

/** What a cook was told, and where among the deeds each answer left. */
interface Told {
  readonly name: string;
  readonly acts: readonly (Act & { readonly at: number })[];
}

/** Cooks write while a real server's every write is recorded; it ends as if it were killed, and is started again. */
async function written(run: Run, folder: string): Promise<{ records: string[]; cooks: Cook[] }> {
  const cooks = Array.from({ length: COOKS }, (_, place): Cook => ({ name: `cook${place}`, acts: [], cookies: new Map(), kept: new Map() }));
  const records: string[] = [];
  for (let life = 0; life < LIVES; life += 1) {
    const record = join(run.folder(), 'record');
    records.push(record);
    const server = await startServer(run, { DATA_DIR: folder }, recorder(record));
    await Promise.all(cooks.map((cook) => live(run, server.url, cook, life)));
    await server.kill();
  }
  return { records, cooks };
}

async function live(run: Run, origin: string, { name, acts, cookies, kept }: Cook, life: number): Promise<void> {
  const client = caller(origin);
  for (const [key, value] of cookies) client.cookies.set(key, value);
  const act = async (done: Omit<Act, 'answer'>, method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await client.call(method, path, body === undefined ? {} : { body });
    if (answer.status >= 300) throw new Error(`${name}: ${done.kind} was answered with ${answer.status}: ${answer.body}`);
    acts.push({ ...done, answer: String(answer.headers[REQUEST_ID_HEADER]) });
    return answer.body;
  };
  if (life === 0)
    await act({ kind: 'register', title: '', instructions: '' }, 'POST', '/api/auth/register', {
      username: name,
      email: `${name}@example.org`,
      password: PASSWORD,
    });
  for (let turn = 0; turn < ACTS_OF_EACH_IN_A_LIFE; turn += 1) {
    const title = [...kept.keys()][Math.trunc(run.chance() * kept.size)];
    const recipe = title === undefined ? undefined : kept.get(title);
    if (title !== undefined && recipe && (kept.size >= MOST_RECIPES || run.chance() < 0.2)) {
      await act({ kind: 'delete', title, instructions: '' }, 'DELETE', `/api/recipes/${recipe.id}`);
      kept.delete(title);
    } else if (title !== undefined && recipe && run.chance() < 0.4) {
      const kind = recipe.isLiked ? 'unlike' : 'like';
      await act({ kind, title, instructions: '' }, recipe.isLiked ? 'DELETE' : 'POST', '/api/favorites', { recipeId: recipe.id });
      recipe.isLiked = !recipe.isLiked;
    } else {
      const fresh = { ...aRecipe(`${name}, ${life}.${turn}`), instructions: 'Stir well.\n'.repeat(1 + Math.trunc(run.chance() * 800)).trim() };
      const saved = await act({ kind: 'save', title: fresh.title, instructions: fresh.instructions }, 'POST', '/api/recipes', fresh);
      kept.set(fresh.title, { id: JSON.parse(saved).id, isLiked: false });
    }
  }
  for (const [key, value] of client.cookies) cookies.set(key, value);
  client.close();
}

/** Finds where among the deeds each act's answer was sent. @throws Error when it is not there */
function placed(cooks: readonly Cook[], deeds: readonly Deed[]): Told[] {
  const places = new Map<string, number>();
  for (const [place, deed] of deeds.entries()) {
    const [, id] = deed.kind === 'sent' ? (new RegExp(`^${REQUEST_ID_HEADER}: (\\S+)`, 'im').exec(deed.text) ?? []) : [];
    if (id !== undefined) places.set(id, place);
  }
  return cooks.map(({ name, acts }) => ({
    name,
    acts: acts.map((act) => {
      const at = places.get(act.answer);
      if (at === undefined) throw new Error(`The answer to ${name}'s ${act.kind} is not in the record.`);
      return { ...act, at };
    }),
  }));
}

/** Opens the data as a server would. @returns a sentence for everything that is not as it was acknowledged */
async function wrongIn(folder: string, told: readonly Told[], place: number): Promise<string[]> {
  try {
    const { db, close } = await openDatabase({ folder });
    try {
      const users = new Set(
        (await db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.userId').select('username').execute()).map(({ username }) => username),
      );
      const rows = await db
        .selectFrom('recipes')
        .innerJoin('users', 'users.id', 'recipes.userId')
        .leftJoin('favoriteRecipes', (join) => join.onRef('favoriteRecipes.recipeId', '=', 'recipes.id').onRef('favoriteRecipes.userId', '=', 'users.id'))
        .select(['users.username', 'recipes.title', 'recipes.instructions', 'favoriteRecipes.id as liked'])
        .execute();
      const wrong = integrityOf(folder);
      // Nobody keeps what another has saved, so each stands for a deletion that happened by half.
      const left = await db.selectFrom('recipes').select('title').where('userId', 'is', null).execute();
      wrong.push(...left.map(({ title }) => `"${title}" was deleted by half.`));
      for (const { name, acts } of told) {
        const found = rows.filter(({ username }) => username === name).map((row) => lineOf(row.title, row.instructions, row.liked !== null));
        const acknowledged = acts.filter(({ at }) => at < place);
        // What was under way may have happened, whole, or not.
        const either = [acknowledged, acts.slice(0, acknowledged.length + 1)].map(linesAfter);
        if (acknowledged.length > 0 && !users.has(name)) wrong.push(`${name} has no account or session.`);
        if (!either.some((lines) => isSame(lines, found))) wrong.push(`${name}: ${differenceOf(either[0] ?? new Set(), found)}`);
      }
      return wrong;
    } finally {
      await close();
    }
  } catch (error) {
    return [`It does not open: ${(error as Error).message}`];
  }
}

function integrityOf(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'pinch.db'), { readOnly: true });
  try {
    const pages = database.prepare('PRAGMA integrity_check').all();
    const strays = database.prepare('PRAGMA foreign_key_check').all();
    return [
      ...pages.map(({ integrity_check }) => String(integrity_check)).filter((word) => word !== 'ok'),
      ...strays.map(({ table }) => `A row of ${table} belongs to nothing.`),
    ];
  } finally {
    database.close();
  }
}

const lineOf = (title: string, instructions: string, isLiked: boolean) => `${title}${isLiked ? ' ♥' : ''}: ${instructions}`;

/** What a cook has after these acts. */
function linesAfter(acts: readonly Act[]): Set<string> {
  const kept = new Map<string, { instructions: string; isLiked: boolean }>();
  for (const { kind, title, instructions } of acts) {
    const recipe = kept.get(title);
    if (kind === 'save') kept.set(title, { instructions, isLiked: false });
    else if (kind === 'delete') kept.delete(title);
    else if (recipe) recipe.isLiked = kind === 'like';
  }
  return new Set([...kept].map(([title, { instructions, isLiked }]) => lineOf(title, instructions, isLiked)));
}

const isSame = (lines: ReadonlySet<string>, found: readonly string[]) => lines.size === found.length && found.every((line) => lines.has(line));

function differenceOf(lines: ReadonlySet<string>, found: readonly string[]): string {
  const short = (list: string[]) => list.map((line) => line.slice(0, 40)).join(' | ') || 'nothing';
  return `missing ${short([...lines].filter((line) => !found.includes(line)))}, too many ${short(found.filter((line) => !lines.has(line)))}`;
}
