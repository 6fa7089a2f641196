import type { LoaderFunctionArgs } from 'react-router';
import { originOf } from '../origin.ts';

/** Crawlers may read everything but the calls and what belongs to one cook. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /account',
    'Disallow: /my-recipes',
    'Disallow: /favorites',
    `Sitemap: ${new URL('/sitemap.xml', originOf(request)).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
