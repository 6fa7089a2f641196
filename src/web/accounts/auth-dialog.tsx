import { X } from 'lucide-react';
import { Dialog, Tabs } from 'radix-ui';
import { useState } from 'react';
import { BRAND } from '../brand.ts';
import { AskForReset } from './ask-for-reset.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const TAB = 'min-h-11 flex-1 border-b-2 border-rule px-3 font-semibold text-ink-soft aria-selected:border-saffron aria-selected:text-ink';

/** Sign in or open an account, over whatever was being done. */
export default function AuthDialog({ onSettled }: { readonly onSettled: (isSignedIn: boolean) => void }) {
  const [hasForgotten, setForgotten] = useState(false);
  const [opener] = useState(() => document.activeElement);
  const focusOpener = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
  const enter = () => onSettled(true);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onSettled(false)}>
      <Dialog.Portal>
        <Dialog.Overlay className="toast-room no-print fade-in fixed inset-0 z-60 grid items-start justify-items-center overflow-y-auto bg-black/60 sm:items-center sm:p-6">
          <Dialog.Content onCloseAutoFocus={focusOpener} className="relative min-h-dvh w-full max-w-md bg-paper p-6 sm:min-h-0 sm:rounded-lg sm:p-8">
            <Dialog.Close
              className="absolute right-3 top-3 grid size-11 place-items-center rounded-full"
              // After the last field the focus comes back to it without the dialog scrolling along.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
            >
              <X aria-hidden="true" size={20} />
              <span className="sr-only">Close</span>
            </Dialog.Close>
            <Dialog.Title className="heading pr-10">{hasForgotten ? 'A new password' : `Join ${BRAND}`}</Dialog.Title>
            <Dialog.Description className="mt-2 text-ink-soft">
              {hasForgotten ? 'We mail you a link with which to choose one.' : 'You need no account to cook. With one, what you like is kept for you.'}
            </Dialog.Description>
            {hasForgotten ? (
              <AskForReset onBack={() => setForgotten(false)} />
            ) : (
              <Tabs.Root defaultValue="login" className="mt-5">
                <Tabs.List aria-label="Login or Sign Up" className="flex">
                  <Tabs.Trigger value="login" className={TAB}>
                    Login
                  </Tabs.Trigger>
                  <Tabs.Trigger value="sign-up" className={TAB}>
                    Sign Up
                  </Tabs.Trigger>
                </Tabs.List>
                <Tabs.Content value="login" className="pt-5">
                  <LoginForm onDone={enter} onForgotten={() => setForgotten(true)} />
                </Tabs.Content>
                <Tabs.Content value="sign-up" className="pt-5">
                  <SignUpForm onDone={enter} />
                </Tabs.Content>
              </Tabs.Root>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
