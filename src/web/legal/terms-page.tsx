import { type MetaFunction, useLoaderData } from 'react-router';
import { TERMS } from '../content/legal.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { LegalPage, today } from './legal-page.tsx';

export const loader = today;

export const meta: MetaFunction = (args) => pageMeta({ ...TERMS, keywords: 'terms of service, conditions' }, placeOf(args));

export default function TermsPage() {
  return <LegalPage text={TERMS} {...useLoaderData<typeof loader>()} />;
}
