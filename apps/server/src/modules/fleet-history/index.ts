/** Where the whole fleet was, for its replay. */
export { mountFleetHistory } from './fleet-history.routes.ts';
export { createFleetHistoryService } from './fleet-history.service.ts';
