/** Alarm calls. */
import {
  acknowledgeAlarm,
  backTestAlarm,
  getAlarmKpi,
  listAlarmJournal,
  listAlarms,
  returnAlarmToService,
  shelveAlarm,
  takeAlarmOutOfService,
  unshelveAlarm,
} from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { AlarmService } from './alarm.service.ts';
import type { AlarmBackTestService } from './alarm-back-test.service.ts';
import type { AlarmJournalService } from './alarm-journal.service.ts';
import type { AlarmSuppressionService } from './alarm-suppression.service.ts';

export interface AlarmServices {
  alarms: AlarmService;
  journal: AlarmJournalService;
  suppression: AlarmSuppressionService;
  backTests: AlarmBackTestService;
}

export function mountAlarm(door: Door, { alarms, journal, suppression, backTests }: AlarmServices): void {
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

  door.mount(listAlarmJournal, async ({ caller, query, total }) => {
    const page = await journal.list(caller, query);
    total(page.total);
    return page.entries;
  });
  door.mount(getAlarmKpi, ({ caller, query }) => journal.kpi(caller, query));
  door.mount(backTestAlarm, ({ caller, body }) => backTests.backTest(caller, body));
}
