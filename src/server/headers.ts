import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Security headers on everything. Pages carry a nonce of their own (see pages.ts); what is no page gets this policy, which lets no script run.
 * HSTS and upgrades only where the world reaches us over https: a kitchen tablet on plain http must go on working.
 */
export async function securityHeaders(app: FastifyInstance, { https }: { readonly https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: directives({ https }) },
    hsts: https ? { maxAge: 63_072_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}

/** The policy as helmet takes it; scripts only from us, plus those that carry the page's nonce. */
export function directives({ https, nonce }: { https: boolean; nonce?: string }): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])],
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

/** The same policy as the text of the header. */
export function policyText(options: { https: boolean; nonce?: string }): string {
  return Object.entries(directives(options))
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
