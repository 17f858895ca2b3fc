/** Organisations and folders. */
export { type FolderRow, findFolders } from './folder.repository.ts';
export { createOrganizationPolicy, type OrganizationPolicy } from './organization.policy.ts';
export {
  findFirstOrganization,
  findOrganizations,
  findOrInsertFolder,
  findOrInsertOrganization,
  findReachedOrganization,
} from './organization.repository.ts';
export { endMemberAssignments } from './organization-user.repository.ts';
