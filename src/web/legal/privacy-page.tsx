import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PRIVACY } from '../content/legal.ts';
import { privacyOfPartner } from '../content/partner.ts';
import { partnerContext } from '../page-context.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { HouseOnly } from '../recipes/house-only.tsx';
import { LegalPage, today } from './legal-page.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => ({ ...today(), partner: privacyOfPartner(context.get(partnerContext)) });

export const meta: MetaFunction = (args) => pageMeta({ ...PRIVACY, keywords: 'privacy policy, personal data' }, placeOf(args));

export default function PrivacyPage() {
  const { today, partner } = useLoaderData<typeof loader>();
  const [visitor, ...others] = PRIVACY.sections;
  const sections = partner && visitor ? [visitor, { ...partner, choice: <HouseOnly /> }, ...others] : PRIVACY.sections;
  return <LegalPage text={{ ...PRIVACY, sections }} today={today} />;
}
