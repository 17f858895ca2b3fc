/** Calls of §7.9. */
import { getChargeHistory } from '@fms/contract/battery';
import type { Router } from '../../platform/http/router.ts';
import type { ChargeHistoryService } from './charge-history.service.ts';

export function registerBatteryRoutes(router: Router, charges: ChargeHistoryService): void {
  router.route(getChargeHistory, ({ caller, body }) => charges.list(caller, body));
}
