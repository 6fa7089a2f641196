import type { LoaderFunctionArgs } from 'react-router';
import { originOf } from '../origin.ts';
import { PAGES } from '../pages.ts';

/** Every page that is the same for everybody. Shared recipes are found by whoever was given their link. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const origin = originOf(request);
  const urls = PAGES.filter(({ header }) => header !== 'signed in').map(({ path }) => `<url><loc>${new URL(path, origin).href}</loc></url>`);
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
