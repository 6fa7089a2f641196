import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { CHEF_SETTINGS, chefProblems } from './chefs/chef-settings.ts';

const rate = z.coerce.number('This should be a number.').int('This should be a whole number.').min(0, 'This should be 0 or more.');

/** The settings an operator may give in the environment; each has a default that serves at home. */
const settings = z.object({
  PORT: z.coerce.number('This should be a number.').int().min(0).max(65_535, 'Ports end at 65535.').default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  /** Where backups go; left out: the folder "backups" in DATA_DIR. Another disk is better. */
  BACKUP_DIR: z.string().optional(),
  /** How often a running server on SQLite makes one; 0 never does. */
  BACKUP_EVERY_HOURS: z.coerce.number('This should be a number.').min(0, 'This should be 0 or more.').default(24),
  /** postgres://…; left out: SQLite in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'This should be an address like postgres://user:password@host/database.' }).optional(),
  /** Passwords may not be shorter; 15 is what is advised today. */
  PASSWORD_MIN: z.coerce.number('This should be a number.').int().min(6, 'This should be at least 6.').max(64, 'This should be at most 64.').default(6),
  /** Mixed into every password's hash; keep it apart from the database and never lose it. */
  PASSWORD_KEY: z.string().min(16, 'This should have at least 16 characters.').optional(),
  /** What guessing a password costs, never less than OWASP advises; hashes are renewed as people sign in. */
  PASSWORD_MEMORY_MIB: z.coerce
    .number('This should be a number.')
    .int()
    .min(19, 'This should be at least 19.')
    .max(1024, 'This should be at most 1024.')
    .default(19),
  PASSWORD_PASSES: z.coerce.number('This should be a number.').int().min(2, 'This should be at least 2.').max(20, 'This should be at most 20.').default(2),
  /** smtp://user:password@host:587; left out: nothing is mailed, and messages are read with "npm run messages". */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'This should be an address like smtp://user:password@mail.example:587.' }).optional(),
  /** Whom our mails are from. */
  MAIL_FROM: z.email('This should be an email address.').default('pinch@localhost.localdomain'),
  /** Who reads what visitors write; left out: MAIL_FROM. */
  CONTACT_TO: z.email('This should be an email address.').optional(),
  /** How the world reaches us, when that is not HOST and PORT; https turns on what only https can keep. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'This should be an address like https://pinch.example.' }).optional(),
  /** Proxies whose word on the visitor's address counts: addresses or CIDR ranges, comma separated. */
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((range) => range.trim()))
    .refine((ranges) => ranges.every(isRange), 'These should be addresses or ranges like 10.0.0.0/8, separated by commas.')
    .optional(),
  /** Threads that cook; left out: one for each core, up to 4. */
  COOKS: z.coerce
    .number('This should be a number.')
    .int('This should be a whole number.')
    .min(1, 'There should be at least 1.')
    .max(64, 'There should be at most 64.')
    .default(Math.min(availableParallelism(), 4)),
  /** 0 turns the limit off. */
  RATE_GENERATE_PER_MINUTE: rate.default(30),
  RATE_AUTH_PER_MINUTE: rate.default(10),
  RATE_CONTACT_PER_HOUR: rate.default(5),
  /** From this delay of the event loop on, new work is refused with 503; 0 never refuses. */
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number('This should be a number.').int().min(0).default(250),
  /** Who reads /metrics sends it along (Authorization: Bearer …); left out: only this machine may, and nobody where there is a PUBLIC_URL. */
  METRICS_TOKEN: z.string().min(16, 'This should have at least 16 characters.').optional(),
  /** How long a stopping server still takes requests after it has said that it is not ready; for load balancers that poll. */
  DRAIN_SECONDS: z.coerce.number('This should be a number.').min(0).max(5, 'This should be at most 5.').default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'This should be fatal, error, warn, info, debug or silent.').default('info'),
  ...CHEF_SETTINGS,
});

export type Config = z.infer<typeof settings>;

/** Reads the settings; an empty one counts as not given. @throws Error with one line for each setting that makes no sense. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settings
    .superRefine((read, context) => {
      for (const { path, message } of chefProblems(read)) context.addIssue({ code: 'custom', path: [path], message });
    })
    .safeParse(given);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

function isRange(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const version = isIP(address);
  return version > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}
