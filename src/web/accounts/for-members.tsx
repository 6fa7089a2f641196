import { type ReactNode, Suspense, useId } from 'react';
import type { CurrentUser } from '#contract/accounts.ts';
import { Button } from '../ui/button.tsx';
import { askToSignIn } from './sign-in-first.ts';
import { useViewer } from './viewer.ts';

interface ForMembersProps {
  readonly title: string;
  /** For visitors: what an account is good for here. */
  readonly signInFirst: string;
  /** While it is not known who looks, and while the page's own code is on its way. */
  readonly loading: ReactNode;
  readonly children: (user: CurrentUser) => ReactNode;
}

/** A page that only those who have an account can use; its code is fetched for them alone. */
export function ForMembers({ title, signInFirst, loading, children }: ForMembersProps) {
  const viewer = useViewer();
  const id = useId();
  return (
    <section className="page py-12 lg:py-16" aria-labelledby={id}>
      <h1 id={id} className="heading">
        {title}
      </h1>
      {viewer === 'loading' ? (
        loading
      ) : viewer === null ? (
        <div className="mt-6 grid justify-items-start gap-4">
          <p className="prose">{signInFirst}</p>
          <Button onClick={() => void askToSignIn()}>Login</Button>
        </div>
      ) : (
        <Suspense key={viewer.id} fallback={loading}>
          {children(viewer)}
        </Suspense>
      )}
    </section>
  );
}
