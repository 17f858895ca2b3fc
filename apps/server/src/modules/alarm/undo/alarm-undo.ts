/** Undoes what people set about alarms, as long as it holds. */
import { type AlarmId, toId, type VesselId } from '@fms/domain/identity';
import { hasOnlyFields, requireAsLeft, type UndoneEntry, type UndoRules } from '../../../platform/audit/undo-rule.ts';
import type { AlarmDutyService } from '../alarm-duty.service.ts';
import type { AlarmSuppressionService } from '../alarm-suppression.service.ts';

interface Ports {
  readonly duty: AlarmDutyService;
  readonly suppression: AlarmSuppressionService;
}

export function addAlarmUndo(rules: UndoRules, { duty, suppression }: Ports): void {
  const alarmsOf = ({ subjectId }: UndoneEntry) => [toId<AlarmId>(subjectId)];
  rules.add('alarm.shelved', {
    can: () => true,
    undo: ({ caller, from }, entry) => suppression.unshelve(caller, from, alarmsOf(entry)),
  });
  rules.add('alarm.out-of-service', {
    can: () => true,
    undo: ({ caller, from }, entry) => suppression.returnToService(caller, from, alarmsOf(entry)),
  });
  rules.add('alarm.escalation-set', {
    can: (entry) => hasOnlyFields(entry, ['minutes']),
    async undo({ caller, from }, entry) {
      const vesselId = toId<VesselId>(entry.subjectId);
      requireAsLeft(entry, { ...(await duty.escalation(caller, vesselId)) });
      await duty.setEscalation(caller, from, { vesselId, minutes: Number(entry.oldFields.minutes) });
    },
  });
}
