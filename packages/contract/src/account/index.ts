/** Users, their accounts, memberships and sign-ins. */
export * from './account.ts';
export * from './invitation.ts';
export * from './membership.ts';
export * from './sign-in.ts';
export * from './user.ts';
export * from './user-entry.ts';
