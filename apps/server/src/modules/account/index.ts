/** Accounts: signing in, tokens, profiles, and the first admin of a live server. */
export { hasAccount, insertAccount, type NewAccount } from './account.repository.ts';
export { createLimit, type Limit } from './limit.service.ts';
export { hashPassword } from './password.service.ts';
