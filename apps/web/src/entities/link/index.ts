/** Links between vessels and the server. */
export { formatBacklog } from './format-backlog.ts';
export { linkQueries } from './link.queries.ts';
