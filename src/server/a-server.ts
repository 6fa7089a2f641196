import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { IN_MEMORY, openDatabase } from './storage/database.ts';

interface Given extends Partial<Omit<AppOptions, 'config'>> {
  readonly env?: Readonly<Record<string, string>>;
}

/** For tests: the real app with a kitchen that cooks nothing, quiet, never too busy; each test says what it wants otherwise. */
export async function aServer({ env, db, ...options }: Given = {}): Promise<FastifyInstance> {
  return buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS: '0', ...env }),
    shelf: { kinds: [], foods: [] },
    cook: () => ({ recipes: [], inputs: [], notes: [] }),
    now: () => new Date(2026, 0, 15),
    build: null,
    db: db ?? (await openDatabase({ folder: IN_MEMORY })).db,
    ...options,
  });
}

/** For tests: posts what is given as JSON, as a browser on our own pages would. */
export function post(app: FastifyInstance, url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
}
