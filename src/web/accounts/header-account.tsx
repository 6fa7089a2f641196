import { useState } from 'react';
import { Link } from 'react-router';
import { focusMainIfLost } from '../frame/focus-main.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { askToSignIn } from './sign-in-first.ts';
import { useViewer } from './viewer.ts';

/** The Login button, or the greeting and the way out; it takes its room but is not seen until it is known which. */
export function HeaderAccount() {
  const viewer = useViewer();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await (await import('./account-calls.ts')).logout();
      showToast({ title: 'Logged out', text: 'You have been successfully logged out.', durationMs: 3000 });
    } catch {
      showToast({ title: 'Logout failed', text: 'There was an error logging you out.', isError: true });
    } finally {
      setLeaving(false);
      // The button that was pressed is gone.
      requestAnimationFrame(focusMainIfLost);
    }
  };
  if (viewer === 'loading' || viewer === null)
    return (
      <Button kind="quiet" className={viewer === null ? '' : 'invisible'} onClick={() => void askToSignIn()}>
        Login
      </Button>
    );
  return (
    <div className="flex min-w-0 flex-1 items-center justify-end gap-3 lg:flex-none">
      <Link to="/account" className="flex min-h-11 min-w-0 items-center leading-tight lg:max-w-44 hover:underline underline-offset-4">
        <span>Hello, {viewer.firstName || viewer.username}!</span>
      </Link>
      <Button kind="quiet" disabled={isLeaving} onClick={() => void leave()}>
        {isLeaving ? 'Logging out...' : 'Logout'}
      </Button>
    </div>
  );
}
