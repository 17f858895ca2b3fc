/** Organisations: their folders, users and roles. */
export { type ListedFolder, listFolders, listInside } from './folder-list.ts';
export { OrganizationFilter } from './organization-filter.tsx';
export { userQueries } from './user.queries.ts';
