import type { CurrentUser } from '#contract/accounts.ts';
import { buttonLook } from '../ui/button.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { SessionList } from './session-list.tsx';

/** Everything an account's owner can do with it. */
export default function Account({ user }: { readonly user: CurrentUser }) {
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
