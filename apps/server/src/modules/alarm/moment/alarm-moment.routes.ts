/** The call for the alarms of a past moment. */
import { listAlarmsAt } from '@fms/contract/alarm';
import type { Router } from '../../../platform/http/router.ts';
import type { AlarmMomentService } from './alarm-moment.service.ts';

export function registerAlarmMomentRoutes(router: Router, moments: AlarmMomentService): void {
  router.route(listAlarmsAt, ({ caller, query }) => moments.list(caller, query));
}
