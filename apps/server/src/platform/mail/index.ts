/** Mail: letters, the outbox every one goes through, and SMTP. */
export { type Letter, writeLetter } from './letter.ts';
export { MAILER, type Mail, type Mailer } from './mailer.ts';
export { OUTBOX_INTERVAL_MS, type Outbox, openBody, openOutbox } from './outbox.ts';
export { createPostman, type Postman } from './smtp.ts';
