/** Mail: templates, the outbox every mail goes through, and SMTP. */
export { type MailTemplate, renderMail } from './mail-template.ts';
export { MAILER, type Mail, type Mailer } from './mailer.ts';
export { decryptBody, OUTBOX_INTERVAL_MS, type Outbox, openOutbox } from './outbox.ts';
export { createMailTransport, type MailTransport } from './smtp-transport.ts';
