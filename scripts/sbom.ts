import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run sbom`: what runs, from the lockfile, as CycloneDX. Not `npm sbom --omit=dev`: npm 11.19 leaves out what some package
 * names among its peers, React, zod and the driver of PostgreSQL among them. https://cyclonedx.org/docs/1.5/json
 */
interface Locked {
  readonly version: string;
  readonly integrity: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}
const { name, version, packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, Locked>>;
};

const components = new Map<string, object>();
for (const [path, { dev, devOptional, optional, integrity, license, ...locked }] of Object.entries(packages)) {
  if (path === '' || dev || devOptional) continue;
  const called = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const ref = `${called}@${locked.version}`;
  components.set(ref, {
    type: 'library',
    'bom-ref': ref,
    name: called,
    version: locked.version,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${called.replace('@', '%40')}@${locked.version}`,
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    ...(license ? { licenses: [{ expression: license }] } : {}),
  });
}
const component = { type: 'application', 'bom-ref': `${name}@${version}`, name, version, purl: `pkg:npm/${name}@${version}` };
console.log(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components: [...components.values()] }, null, 2));
