/** Alarm calls. */
import {
  assignAlarm,
  backTestAlarm,
  getAlarmEscalation,
  getAlarmKpi,
  listAlarmAssignees,
  listAlarmJournal,
  listAlarms,
  returnAlarmToService,
  setAlarmEscalation,
  shelveAlarm,
  takeAlarmOutOfService,
  unshelveAlarm,
} from '@fms/contract/alarm';
import type { Router } from '../../platform/http/router.ts';
import type { AlarmService } from './alarm.service.ts';
import type { AlarmBackTestService } from './alarm-back-test.service.ts';
import type { AlarmDutyService } from './alarm-duty.service.ts';
import type { AlarmJournalService } from './alarm-journal.service.ts';
import type { AlarmSuppressionService } from './alarm-suppression.service.ts';

export interface AlarmServices {
  alarms: AlarmService;
  journal: AlarmJournalService;
  suppression: AlarmSuppressionService;
  duty: AlarmDutyService;
  backTests: AlarmBackTestService;
}

export function registerAlarmRoutes(
  router: Router,
  { alarms, journal, suppression, duty, backTests }: AlarmServices,
): void {
  router.route(listAlarms, async ({ caller, query, total }) => {
    const page = await alarms.list(caller, query);
    total(page.total);
    return page.alarms;
  });
  router.route(shelveAlarm, ({ caller, from, body }) => suppression.shelve(caller, from, body));
  router.route(unshelveAlarm, ({ caller, from, body }) => suppression.unshelve(caller, from, body.alarmIds));
  router.route(takeAlarmOutOfService, ({ caller, from, body }) => suppression.takeOutOfService(caller, from, body));
  router.route(returnAlarmToService, ({ caller, from, body }) =>
    suppression.returnToService(caller, from, body.alarmIds),
  );

  router.route(listAlarmAssignees, ({ caller, query }) => duty.assignees(caller, query.vesselId));
  router.route(assignAlarm, ({ caller, from, body }) => duty.assign(caller, from, body));
  router.route(getAlarmEscalation, ({ caller, query }) => duty.escalation(caller, query.vesselId));
  router.route(setAlarmEscalation, ({ caller, from, body }) => duty.setEscalation(caller, from, body));

  router.route(listAlarmJournal, async ({ caller, query, total }) => {
    const page = await journal.list(caller, query);
    total(page.total);
    return page.entries;
  });
  router.route(getAlarmKpi, ({ caller, query }) => journal.kpi(caller, query));
  router.route(backTestAlarm, ({ caller, body }) => backTests.backTest(caller, body));
}
