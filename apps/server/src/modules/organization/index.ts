/** Organisations and folders. */
export { mountOrganization } from './organization.routes.ts';
export { findFirstOrganization, findOrInsertFolder, findOrInsertOrganization } from './organization.repository.ts';
export { createOrganizationService } from './organization.service.ts';
