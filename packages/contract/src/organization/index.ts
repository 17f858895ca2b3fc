/** Organisations and folders. */
export * from './organization.ts';
