import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './check.ts';

const ROOT = join(import.meta.dirname, '../..');
const GIVEN = ['package.json', 'package-lock.json', '.npmrc'] as const;
const LEAST_DAYS = 14;
const SHA_512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly devOptional?: boolean;
}
interface Component {
  readonly name: string;
  readonly version: string;
  readonly scope: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

export const check: Check = {
  number: 'F33',
  name: 'Supply chain',
  mustHold:
    'what is installed is what the lockfile names, byte for byte: every package has its SHA-512, none is younger than two weeks, none runs anything while it is installed but those that are named; the list of what runs agrees with it; no high advisory is open.',
  isQuick: false,
  measure: async ({ folder }) => {
    const lock = packagesOf(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const broken = wrongInLock(lock);
    const clean = folder();
    for (const file of GIVEN) copyFileSync(join(ROOT, file), join(clean, file));
    const from = performance.now();
    const installed = await npm(clean, 'install', '--ignore-scripts', '--no-audit', '--no-fund');
    const seconds = Math.round((performance.now() - from) / 1000);
    const isReachable = !/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/.test(installed.said);
    if (!isReachable) return { figure: '', broken, ...(broken.length === 0 ? { skipped: 'the registry cannot be reached from here.' } : {}) };
    if (installed.code !== 0) broken.push(`a clean install fails: ${lastOf(installed.said)}`);
    else broken.push(...wrongInInstalled(clean));
    const bill = componentsOf(await npm(ROOT, 'run', '--silent', 'sbom'));
    broken.push(...wrongInBill(lock, bill, await npm(clean, 'ls', '--omit=dev', '--all', '--parseable', '--long')));
    const notAsked: string[] = [];
    for (const [what, args, isRefused] of [
      ['signatures', ['audit', 'signatures'], /invalid|missing/],
      ['advisories', ['audit', '--audit-level=high'], /severity|vulnerabilit/],
    ] as const) {
      const { code, said } = await npm(clean, ...args);
      if (code !== 0)
        (isRefused.test(said) ? broken : notAsked).push(
          isRefused.test(said) ? `npm audit: ${lastOf(said)}` : `${what} (${/\b(?:405|404|ENOTFOUND|EAI_AGAIN|E\d{3})\b/.exec(said)?.[0] ?? 'no answer'})`,
        );
    }
    const figure = `${lock.size} packages, each with its SHA-512; clean install without scripts in ${seconds} s, none younger than ${LEAST_DAYS} days; ${bill.length} of them run or may on another system, as listed${notAsked.length > 0 ? `; not to be asked from here: ${notAsked.join(', ')}` : ''}`;
    return { figure, broken };
  },
};

const packagesOf = (text: string) =>
  new Map(Object.entries((JSON.parse(text) as { packages: Record<string, Locked> }).packages).filter(([path]) => path !== ''));

function wrongInLock(lock: ReadonlyMap<string, Locked>): string[] {
  const settings = readFileSync(join(ROOT, '.npmrc'), 'utf8');
  const wrong = [...lock].flatMap(([path, { integrity, resolved }]) => [
    ...(SHA_512.test(integrity ?? '') ? [] : [`${path} has no SHA-512 in the lockfile`]),
    // With an address npm would not ask how old it is.
    ...(resolved === undefined ? [] : [`${path} is fetched from ${resolved} and not by its name`]),
  ]);
  for (const setting of [`min-release-age=${LEAST_DAYS}`, 'strict-allow-scripts=true'])
    if (!settings.split('\n').includes(setting)) wrong.push(`.npmrc lacks ${setting}`);
  return wrong;
}

/** @throws SyntaxError when the list cannot be read */
const componentsOf = ({ said }: Answer) => (JSON.parse(said) as { components: readonly Component[] }).components;

/** What npm itself finds installed without development's packages is what is listed, each with its hash; what is for another system may be listed beside it. */
function wrongInBill(lock: ReadonlyMap<string, Locked>, bill: readonly Component[], { said }: Answer): string[] {
  const found = new Set(said.split('\n').flatMap((line) => /node_modules\/[^:]*:([^:]+@[^:@]+)/.exec(line)?.[1] ?? []));
  // What only development brings along, though others could use it, is there after a whole install and not where Pinch runs.
  const along = new Set([...lock].filter(([, { devOptional }]) => devOptional).map(([path, { version }]) => `${nameOf(path)}@${version}`));
  const listed = new Map(bill.map((component) => [`${component.name}@${component.version}`, component]));
  return [
    ...(found.size > 100 ? [] : [`npm ls found only ${found.size} packages`]),
    ...[...found].filter((one) => !listed.has(one) && !along.has(one)).map((one) => `${one} runs and is not listed`),
    ...[...listed].filter(([one, { scope }]) => !found.has(one) && scope !== 'optional').map(([one]) => `${one} is listed and does not run`),
    ...[...listed].filter(([, { hashes }]) => !/^[0-9a-f]{128}$/.test(hashes?.[0]?.content ?? '')).map(([one]) => `${one} is listed without its SHA-512`),
  ];
}

/** npm has compared every package with its hash, and asked how old it is; it changed nothing, and nothing ran. */
function wrongInInstalled(clean: string): string[] {
  const wrong: string[] = [];
  if (readFileSync(join(clean, 'package-lock.json'), 'utf8') !== readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
    wrong.push('a clean install changes the lockfile');
  // Its script is what fetches it.
  if (existsSync(join(clean, 'node_modules/node/bin/node'))) wrong.push('a script ran although none may');
  return wrong;
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const lastOf = (said: string) =>
  said
    .split('\n')
    .filter((line) => /error/i.test(line))
    .slice(0, 3)
    .join(' ') || said.slice(-300);

interface Answer {
  readonly code: number | null;
  readonly said: string;
}

async function npm(cwd: string, ...args: readonly string[]): Promise<Answer> {
  const child = spawn('npm', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    parts.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    parts.error += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: code === 0 ? parts.out : parts.out + parts.error };
}
