import { type MetaFunction, useLoaderData } from 'react-router';
import { COOKIES } from '../content/legal.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { LegalPage, today } from './legal-page.tsx';

export const loader = today;

export const meta: MetaFunction = (args) => pageMeta({ ...COOKIES, keywords: 'cookie policy, cookies' }, placeOf(args));

export default function CookiesPage() {
  return <LegalPage text={COOKIES} {...useLoaderData<typeof loader>()} />;
}
