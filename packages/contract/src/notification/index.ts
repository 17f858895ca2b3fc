/** Notifications: who is told what, by which channel and when. */
export * from './notification.ts';
