/** Accounts: signing in, tokens, profiles, and the first admin of a live server. */
export { createLimit, type Limit } from './attempt/limit.service.ts';
export { hashPassword } from './password/password.service.ts';
export { canManage } from './user/account.policy.ts';
export { hasAccount, insertAccount, type NewAccount, selectAdmins } from './user/account.repository.ts';
