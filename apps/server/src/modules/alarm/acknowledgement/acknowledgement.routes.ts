/** Calls that acknowledge alarms ashore. */
import { acknowledgeAlarm, commentAlarm, undoAcknowledgeAlarm } from '@fms/contract/alarm';
import type { Router } from '../../../platform/http/router.ts';
import type { AcknowledgementService } from './acknowledgement.service.ts';

export function registerAcknowledgementRoutes(router: Router, service: AcknowledgementService): void {
  router.route(acknowledgeAlarm, ({ caller, from, body }) =>
    service.acknowledge(caller, from, body.alarmIds, body.comment),
  );
  router.route(undoAcknowledgeAlarm, ({ caller, from, body }) => service.undo(caller, from, body.alarmIds));
  router.route(commentAlarm, ({ caller, from, body }) => service.comment(caller, from, body.alarmIds, body.comment));
}
