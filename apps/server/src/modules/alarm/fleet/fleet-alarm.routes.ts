/** Calls about the alarms of all vessels. */
import { listFleetAlarms, listFleetJournal } from '@fms/contract/alarm';
import type { Router } from '../../../platform/http/router.ts';
import type { FleetAlarmService } from './fleet-alarm.service.ts';

export function registerFleetAlarmRoutes(router: Router, fleet: FleetAlarmService): void {
  router.route(listFleetAlarms, ({ caller, query }) => fleet.alarms(caller, query));
  router.route(listFleetJournal, ({ caller, query }) => fleet.journal(caller, query));
}
