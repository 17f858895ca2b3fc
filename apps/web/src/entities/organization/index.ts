/** Organisations: their users and roles. */
export { userQueries } from './user.queries.ts';
