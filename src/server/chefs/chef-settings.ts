import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const count = (most: number) =>
  z.coerce
    .number('This should be a number.')
    .int('This should be a whole number.')
    .min(0, 'This should be 0 or more.')
    .max(most, `This should be at most ${most}.`);

/** Who cooks beside the house, and what that may cost. Nothing set: the house alone. */
export const CHEF_SETTINGS = {
  CHEF_PROVIDER: z.enum(['house', 'openai-compatible', 'anthropic'], 'This should be house, openai-compatible or anthropic.').default('house'),
  /** Of the API, up to and with its version: http://127.0.0.1:11434/v1. Left out for anthropic: Anthropic's own. */
  CHEF_BASE_URL: z.url({ protocol: /^https?$/, error: 'This should be an address like https://api.example.com/v1.' }).optional(),
  CHEF_MODEL: z.string().max(200, 'This should have at most 200 characters.').optional(),
  CHEF_KEY: z.string().max(1000, 'This should have at most 1000 characters.').optional(),
  /** What the footer, About and Privacy call it; left out: the host it is reached at. */
  CHEF_NAME: z
    .string()
    .regex(/^[^<>{}\p{Cc}]{1,60}$/u, 'This should be a name of at most 60 characters.')
    .optional(),
  /** For asking and mending together; then the house cooks what is missing. */
  CHEF_TIME_LIMIT_MS: z.coerce
    .number('This should be a number.')
    .int('This should be a whole number.')
    .min(100, 'This should be at least 100.')
    .max(120_000, 'This should be at most 120000.')
    .default(8000),
  /** Calls to the model; a visitor's request makes at most two. 0 asks it never. */
  CHEF_REQUESTS_PER_DAY: count(1_000_000).default(500),
  CHEF_REQUESTS_PER_VISITOR: count(100_000).default(20),
  /** What the model may write in one call. */
  CHEF_TOKENS_PER_REQUEST: count(64_000).default(4000),
  /** Read and written, all calls together. */
  CHEF_TOKENS_PER_DAY: count(1_000_000_000).default(2_000_000),
  /** auto: asks for JSON by schema, and without once the server has refused that. */
  CHEF_STRUCTURED: z.enum(['auto', 'yes', 'no'], 'This should be auto, yes or no.').default('auto'),
  /** no: for servers that cannot stream. */
  CHEF_STREAM: z.enum(['yes', 'no'], 'This should be yes or no.').default('yes'),
} as const;

export type ChefSettings = z.infer<z.ZodObject<typeof CHEF_SETTINGS>>;

/** What does not go together, by setting. */
export function chefProblems(given: ChefSettings): { readonly path: keyof ChefSettings; readonly message: string }[] {
  const { CHEF_PROVIDER: provider, CHEF_BASE_URL: url, CHEF_MODEL: model, CHEF_KEY: key } = given;
  if (provider === 'house') return [];
  const problems: { path: keyof ChefSettings; message: string }[] = [];
  if (!model) problems.push({ path: 'CHEF_MODEL', message: 'This is missing: the name of the model, as its server knows it.' });
  if (provider === 'openai-compatible' && !url)
    problems.push({ path: 'CHEF_BASE_URL', message: 'This is missing: where the model is reached, like http://127.0.0.1:11434/v1.' });
  if (provider === 'anthropic' && !key) problems.push({ path: 'CHEF_KEY', message: 'This is missing: the key for the API.' });
  if (url && !isSafe(new URL(url)))
    problems.push({
      path: 'CHEF_BASE_URL',
      message: 'This should begin with https://; plain http only for this machine or a private network, and no password in it.',
    });
  return problems;
}

/** How the model is called on our pages. */
export function partnerOf({ CHEF_PROVIDER: provider, CHEF_NAME: name, CHEF_BASE_URL: url, CHEF_MODEL: model }: ChefSettings): string | null {
  if (provider === 'house') return null;
  if (name) return name;
  if (!url) return 'Anthropic';
  const { hostname } = new URL(url);
  return isPrivate(hostname) ? `${model} on our own machine` : hostname;
}

/** Whether what is sent leaves the operator's own network. */
export function leavesTheHouse({ CHEF_BASE_URL: url }: ChefSettings): boolean {
  return !url || !isPrivate(new URL(url).hostname);
}

function isSafe({ protocol, hostname, username, password }: URL): boolean {
  return username === '' && password === '' && (protocol === 'https:' || isPrivate(hostname));
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** This machine, a private range, or a name that only a local network has ("ollama", "nas.local"). */
function isPrivate(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(bare);
  if (version) return PRIVATE.check(bare, version === 4 ? 'ipv4' : 'ipv6');
  return !bare.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa)$/.test(bare);
}
