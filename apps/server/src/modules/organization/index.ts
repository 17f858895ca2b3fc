/** Organisations and folders. */
export { findFirstOrganization, findOrInsertFolder, findOrInsertOrganization } from './organization.repository.ts';
