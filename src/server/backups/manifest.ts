import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hashOfFile } from './disk.ts';

/** In every backup's folder: the data, what they are, and the hashes of both as `sha256sum -c` reads them. */
export const DATA_FILE = 'pinch.db';
export const MANIFEST_FILE = 'manifest.json';
export const SUMS_FILE = 'SHA256SUMS';

const manifest = z.strictObject({
  form: z.literal(1),
  takenAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  tables: z.record(z.string(), z.strictObject({ rows: z.int(), lastId: z.int().nullable(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;

/** @throws Error when it is none that we can read */
export function readManifest(folder: string): Manifest {
  return manifest.parse(JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')));
}

/** What SUMS_FILE must say of the two files beside it. */
export async function sumsOf(folder: string): Promise<string> {
  const lines = await Promise.all([DATA_FILE, MANIFEST_FILE].map(async (file) => `${await hashOfFile(join(folder, file))}  ${file}\n`));
  return lines.join('');
}
