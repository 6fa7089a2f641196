import type { MetaDescriptor } from 'react-router';
import { BRAND } from './brand.ts';

export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Path of a picture of its own, 1200x630; left out: that of the house. */
  readonly picture?: string;
}

/** Where we are reached from outside, for addresses that must be whole. */
export interface Place {
  readonly origin: string;
  readonly pathname: string;
}

/** What every page says about itself to search engines and to those it is shared with. */
export function pageMeta({ title, description, keywords, picture = '/share.png' }: PageWords, { origin, pathname }: Place): MetaDescriptor[] {
  const whole = `${title} | ${BRAND}`;
  const address = new URL(pathname, origin).href;
  return [
    { title: whole },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(picture, origin).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The place from what React Router tells a page's `meta`. */
export function placeOf({ location, matches }: { readonly location: { readonly pathname: string }; readonly matches: readonly unknown[] }): Place {
  const { loaderData } = (matches[0] ?? {}) as { loaderData?: { origin?: string } };
  return { origin: loaderData?.origin ?? 'http://localhost', pathname: location.pathname };
}
