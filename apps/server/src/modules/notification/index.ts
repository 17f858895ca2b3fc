/** Notifications: the rules of each person, and what is told by push and mail under them. */
export { findRulesOf } from './notification.repository.ts';
