/** Links between vessels and the server. */
export { formatBacklog } from './format-backlog.ts';
export { buildGatewayFiles } from './gateway-configuration.ts';
export { linkQueries } from './link.queries.ts';
