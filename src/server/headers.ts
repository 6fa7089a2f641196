import type { FastifyInstance, FastifyReply } from 'fastify';

const HSTS_SECONDS = 63_072_000;

interface Policy {
  readonly https: boolean;
  /** Of a rendered page: its own scripts, as sources by hash. */
  readonly scripts?: readonly string[];
}

/** Security headers on everything. Rendered pages send a policy that also names their own scripts (see pages.ts); what is no page has none. */
export function securityHeaders(app: FastifyInstance, { https }: Policy): void {
  // Written once: at every request it would take as long as reading a recipe.
  const headers = headersOf({ https });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** The same for what is refused before any hook of ours runs: JSON that nobody shall take for a page. */
export function headersOfRefusal(reply: FastifyReply, { https }: Policy): void {
  void reply.headers(headersOf({ https }));
}

/** HSTS and upgrades only where the world reaches us over https: a kitchen tablet on plain http must go on working. */
function headersOf({ https }: Policy): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policyText({ https }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // On, the filter of old browsers could be used against a page.
    'x-xss-protection': '0',
  };
}

/** Told to the console alone for now, where developers see it: no text becomes code in a page without passing a rule of ours. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types pinch-start pinch-markup";

/** The policy as the text of the header. */
export function policyText(policy: Policy): string {
  return Object.entries(directives(policy))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Scripts only from our files, plus those named by what is in them. Styles may be inline: the parts that open over the page position themselves so. */
function directives({ https, scripts = [] }: Policy): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  };
}
