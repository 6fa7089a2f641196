import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';

const CONTRACT = join(import.meta.dirname, '../../src/contract');

/** Every call of the contract, found by reading its files: one that is added tomorrow is among them. */
export async function contractCalls(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(join(CONTRACT, name))));
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
}
