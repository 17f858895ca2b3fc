/** Mails that left or that the embedded outbox keeps. */
export * from './outbox.ts';
