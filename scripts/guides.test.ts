import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const FOLDERS = ['cookbook', 'deploy', 'docs', 'scripts', 'src', 'tests'];
const inFolders = FOLDERS.flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`));
const files = [...readdirSync(root), ...inFolders];
const guides = files.filter((path) => path.endsWith('.md'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const settings = [...`${read('src/server/config.ts')}${read('src/server/chefs/chef-settings.ts')}`.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);

/** What is named from where the reader stands: the project, or the layer and room just spoken of. */
const PLACES = ['', 'src/', 'src/kitchen/', 'src/server/', 'src/web/', 'src/contract/', 'tests/', 'tests/e2e/'];
const isThere = (path: string) => PLACES.some((place) => existsSync(join(root, place, path)));

test.each(guides)('what %s names is there', (guide) => {
  const text = read(guide);
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));
  expect(links.filter((to) => !existsSync(join(root, dirname(guide), to)))).toEqual([]);

  const paths = [...text.matchAll(/`([a-z][\w-]*(?:\/[\w.:-]+)*(?:\/|\.(?:ts|tsx|mjs)))`/g)].map(([, path = '']) => normalize(path));
  expect(paths.filter((path) => !isThere(path) && !files.some((file) => `${file}/`.includes(`/${path}`)))).toEqual([]);

  const commands = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

test('every setting stands in the guides, and every setting in the guides is one', () => {
  const told = guides.map(read).join('\n');
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  const inTables = [...read('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+)/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(inTables.filter((name) => !settings.includes(name))).toEqual([]);
});

test('each decision has a number of its own, the one its file has', () => {
  const decisions = guides.filter((path) => path.startsWith('docs/decisions/'));
  const numbers = decisions.map((path) => Number(/\/(\d+)-/.exec(path)?.[1]));
  expect(new Set(numbers).size).toBe(decisions.length);
  expect(decisions.map((path) => Number(/^# (\d+)\./.exec(read(path))?.[1]))).toEqual(numbers);
});
