/** Accounts: passwords, permission levels, forms, and the times of a session. */
export * from './account-form.ts';
export * from './clock-check.ts';
export * from './password.ts';
export * from './password-expiry.ts';
export * from './permission.ts';
export * from './session-timing.ts';
export * from './username.ts';
