import { type MetaFunction, useLoaderData } from 'react-router';
import { PRIVACY } from '../content/legal.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { LegalPage, today } from './legal-page.tsx';

export const loader = today;

export const meta: MetaFunction = (args) => pageMeta({ ...PRIVACY, keywords: 'privacy policy, personal data' }, placeOf(args));

export default function PrivacyPage() {
  return <LegalPage text={PRIVACY} {...useLoaderData<typeof loader>()} />;
}
