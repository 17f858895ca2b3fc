/** Alarm calls. */
import {
  acknowledgeAlarm,
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
} from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
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

export function mountAlarm(door: Door, { alarms, journal, suppression, duty, backTests }: AlarmServices): void {
  door.mount(listAlarms, async ({ caller, query, total }) => {
    const page = await alarms.list(caller, query);
    total(page.total);
    return page.alarms;
  });
  door.mount(acknowledgeAlarm, ({ caller, from, body }) =>
    alarms.acknowledge(caller, from, body.alarmIds, body.comment),
  );

  door.mount(shelveAlarm, ({ caller, from, body }) => suppression.shelve(caller, from, body));
  door.mount(unshelveAlarm, ({ caller, from, body }) => suppression.unshelve(caller, from, body.alarmIds));
  door.mount(takeAlarmOutOfService, ({ caller, from, body }) => suppression.takeOutOfService(caller, from, body));
  door.mount(returnAlarmToService, ({ caller, from, body }) =>
    suppression.returnToService(caller, from, body.alarmIds),
  );

  door.mount(listAlarmAssignees, ({ caller, query }) => duty.assignees(caller, query.vesselId));
  door.mount(assignAlarm, ({ caller, from, body }) => duty.assign(caller, from, body));
  door.mount(getAlarmEscalation, ({ caller, query }) => duty.escalation(caller, query.vesselId));
  door.mount(setAlarmEscalation, ({ caller, from, body }) => duty.setEscalation(caller, from, body));

  door.mount(listAlarmJournal, async ({ caller, query, total }) => {
    const page = await journal.list(caller, query);
    total(page.total);
    return page.entries;
  });
  door.mount(getAlarmKpi, ({ caller, query }) => journal.kpi(caller, query));
  door.mount(backTestAlarm, ({ caller, body }) => backTests.backTest(caller, body));
}
