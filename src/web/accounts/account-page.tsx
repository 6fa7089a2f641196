import type { MetaFunction } from 'react-router';
import type { CurrentUser } from '#contract/accounts.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SessionList } from './session-list.tsx';
import { askToSignIn } from './sign-in-first.ts';
import { useViewer } from './viewer.ts';

export const meta: MetaFunction = (args) => [
  ...pageMeta({ title: 'My Account', description: 'Your account: password, devices, your data.', keywords: 'account' }, placeOf(args)),
  { name: 'robots', content: 'noindex' },
];

export default function AccountPage() {
  const viewer = useViewer();
  return (
    <div className="page py-12 lg:py-16">
      <h1 className="heading">My Account</h1>
      {viewer === 'loading' ? (
        <p role="status" className="mt-6">
          Loading your account
        </p>
      ) : viewer === null ? (
        <div className="mt-6 grid justify-items-start gap-4">
          <p className="prose">Log in to see your account.</p>
          <Button onClick={() => void askToSignIn()}>Login</Button>
        </div>
      ) : (
        <Account key={viewer.id} user={viewer} />
      )}
    </div>
  );
}

function Account({ user }: { readonly user: CurrentUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return (
    <>
      <p className="mt-3 text-lg">
        {user.username}
        {name && `, ${name}`} · {user.email}
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <ChangePassword />
        <ChangeEmail />
        <SessionList />
        <section className="grid content-start gap-3" aria-labelledby="export">
          <h2 id="export" className="text-2xl font-semibold">
            Take your recipes along
          </h2>
          <p>Everything your account holds, to read and print, or as data that other recipe apps understand.</p>
          <div className="flex flex-wrap gap-3">
            <a className={buttonLook({ kind: 'quiet' })} href="/api/auth/export.txt" download>
              As text
            </a>
            <a className={buttonLook({ kind: 'quiet' })} href="/api/auth/export" download>
              As JSON-LD
            </a>
          </div>
        </section>
        <DeleteAccount />
      </div>
    </>
  );
}
