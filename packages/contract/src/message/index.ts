/** Feedback, push messages, outbox, audit trail and error log. */
export * from './message-box.ts';
