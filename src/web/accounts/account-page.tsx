import { lazy } from 'react';
import type { MetaFunction } from 'react-router';
import { pageMeta, placeOf } from '../page-meta.ts';
import { ForMembers } from './for-members.tsx';

const Account = lazy(() => import('./account.tsx'));

export const meta: MetaFunction = (args) => [
  ...pageMeta({ title: 'My Account', description: 'Your account: password, devices, your data.', keywords: 'my account, password, export' }, placeOf(args)),
  { name: 'robots', content: 'noindex' },
];

export default function AccountPage() {
  const loading = (
    <p role="status" className="mt-6">
      Loading your account
    </p>
  );
  return (
    <ForMembers title="My Account" signInFirst="Log in to see your account." loading={loading}>
      {(user) => <Account user={user} />}
    </ForMembers>
  );
}
