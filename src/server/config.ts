import { z } from 'zod';

const perMinute = z.coerce.number().int().min(0);

/** The settings an operator may give in the environment; each has a default that serves at home. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** How the world reaches us, when that is not HOST and PORT; https turns on what only https can keep. */
  PUBLIC_URL: z.url().optional(),
  /** Addresses of proxies whose word on the visitor's address counts, as CIDR, comma separated. */
  TRUSTED_PROXIES: z.string().optional(),
  /** 0 turns the limit off. */
  RATE_GENERATE_PER_MINUTE: perMinute.default(30),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = z.infer<typeof settings>;

/** Reads the settings. @throws Error with one line for each setting that makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
