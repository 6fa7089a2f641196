import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the image has the Node that npm start brings', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { version: string }> };
  const [, pinned] = /^ARG NODE=(\S+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8')) ?? [];
  expect(pinned).toBe(packages['node_modules/node']?.version);
});
