/** Accounts: signing in, tokens, profiles, and the first admin of a live server. */
export { type AccountService, createAccountService } from './account.service.ts';
export { mountAccount } from './account.routes.ts';
export { hasAccount, insertAccount, type NewAccount } from './account.repository.ts';
export { createLetters } from './membership/membership.letter.ts';
export { createIpPlaces } from './membership/ip-place.service.ts';
export { mountMembership } from './membership/membership.routes.ts';
export { createLimit, type Limit } from './limit.service.ts';
export { hashPassword } from './password.service.ts';
export { createProvider } from './single-sign-on/provider.service.ts';
export { createTokens } from './token.service.ts';
export { FIRST_ADMIN_PATH, serveFirstAdminPage } from './first-admin/first-admin.page.ts';
