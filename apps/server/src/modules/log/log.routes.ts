/** The calls that search the log (§7.6). */
import { getLog, getLogFromId, getLogHistogram } from '@fms/contract/log';
import type { Router } from '../../platform/http/router.ts';
import type { LogService } from './log.service.ts';

export function registerLogRoutes(router: Router, log: LogService): void {
  router.route(getLog, ({ caller, query }) => log.list(caller, query));
  router.route(getLogFromId, ({ caller, query }) => log.read(caller, query.logId));
  router.route(getLogHistogram, ({ caller, query }) => log.histogram(caller, query));
}
