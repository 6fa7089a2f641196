import { lazy, Suspense } from 'react';
import { useSignInRequest } from './sign-in-first.ts';

const AuthDialog = lazy(() => import('./auth-dialog.tsx'));

/** Shows the dialog whenever something has asked for an account. */
export function SignInGate() {
  const request = useSignInRequest();
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog onSettled={request.settle} />
    </Suspense>
  );
}
