/** Organisations, their folders, members and settings. */
export * from './advanced-setting.ts';
export * from './folder.ts';
export * from './organization.ts';
export * from './organization-member.ts';
