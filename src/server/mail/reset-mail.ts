import type { Mail } from './mailer.ts';

/** The link for a new password, in words. */
export function resetMail(to: string, token: string, publicUrl: string): Mail {
  // After the hash: it reaches no server and no log.
  const link = new URL(`/account/new-password#${token}`, publicUrl).href;
  return {
    to,
    subject: 'A new password for Pinch',
    text: `Somebody, we hope you, asked for a new password for your account.\n\nChoose it here within half an hour:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.`,
  };
}
