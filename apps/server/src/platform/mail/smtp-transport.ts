/** Sending over SMTP. */
import { createTransport } from 'nodemailer';
import type { Mail } from './mailer.ts';

export interface MailTransport {
  /** Throws when the other side did not take it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 30_000;
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** `url` e.g. `smtps://user:password@mail.example.org`; `from` is what recipients see. */
export function createMailTransport(url: URL, from: string): MailTransport {
  const transport = createTransport({
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    // Neither a password nor a reset link crosses a network in the clear.
    requireTLS: url.protocol === 'smtp:' && !LOOPBACK.includes(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
