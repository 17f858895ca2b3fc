/** Mail: letters, the outbox every one goes through, and SMTP. */
export { type Letter, writeLetter } from './letter.ts';
export type { Mail, Mailer } from './mailer.ts';
export { openBody, openOutbox, type Outbox } from './outbox.ts';
export { createPostman, type Postman } from './smtp.ts';
