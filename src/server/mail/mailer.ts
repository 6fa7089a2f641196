import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** @throws Error with what the mail server said */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail server that says nothing for so long is away. */
const PATIENCE_MS = 20_000;

/** Sends plain text over SMTP; every mail is from us, whoever wrote what is in it. */
export function smtpMailer(url: string, from: string, patienceMs: number = PATIENCE_MS): Mailer {
  const transport = createTransport({ url, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs });
  return {
    send: async ({ to, replyTo, subject, text }) => {
      await transport.sendMail({ from, to, ...(replyTo ? { replyTo } : {}), subject, text });
    },
    close: () => transport.close(),
  };
}
