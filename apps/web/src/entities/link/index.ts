/** Links between vessels and the server. */
export { linkQueries } from './link.queries.ts';
