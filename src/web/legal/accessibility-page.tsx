import { type MetaFunction, useLoaderData } from 'react-router';
import { ACCESSIBILITY } from '../content/legal.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { LegalPage, today } from './legal-page.tsx';

export const loader = today;

export const meta: MetaFunction = (args) => pageMeta({ ...ACCESSIBILITY, keywords: 'accessibility statement, wcag 2.1' }, placeOf(args));

export default function AccessibilityPage() {
  return <LegalPage text={ACCESSIBILITY} {...useLoaderData<typeof loader>()} />;
}
