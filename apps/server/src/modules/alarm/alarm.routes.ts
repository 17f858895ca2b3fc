/** Alarm calls. */
import { acknowledgeAlarm, listAlarms } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { AlarmService } from './alarm.service.ts';

export function mountAlarm(door: Door, service: AlarmService): void {
  door.mount(listAlarms, async ({ caller, query, total }) => {
    const page = await service.list(caller, query);
    total(page.total);
    return page.alarms;
  });
  door.mount(acknowledgeAlarm, ({ caller, body }) => service.acknowledge(caller, body.alarmIds, body.comment));
}
