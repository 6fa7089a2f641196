import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PRIVACY } from '../content/legal.ts';
import { privacyOfPartner } from '../content/partner.ts';
import { partnerContext } from '../page-context.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { LegalPage, today } from './legal-page.tsx';

/** Only where there is a choice. */
const HouseOnly = lazy(() => import('../recipes/house-only.tsx'));

export const loader = ({ context }: LoaderFunctionArgs) => ({ ...today(), partner: privacyOfPartner(context.get(partnerContext)) });

export const meta: MetaFunction = (args) => pageMeta({ ...PRIVACY, keywords: 'privacy policy, personal data' }, placeOf(args));

export default function PrivacyPage() {
  const { today, partner } = useLoaderData<typeof loader>();
  const [visitor, ...others] = PRIVACY.sections;
  const choice = (
    <Suspense fallback={null}>
      <HouseOnly />
    </Suspense>
  );
  const sections = partner && visitor ? [visitor, { ...partner, choice }, ...others] : PRIVACY.sections;
  return <LegalPage text={{ ...PRIVACY, sections }} today={today} />;
}
