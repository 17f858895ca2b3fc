/** Undoes what people set about alarms, as long as it holds. */
import { toWireTime, userId } from '@fms/contract/scalar';
import { type AlarmId, toId, type VesselId } from '@fms/domain/identity';
import { z } from 'zod';
import {
  createChangedFailure,
  hasOnlyFields,
  readKept,
  requireAsLeft,
  type UndoneEntry,
  type UndoRules,
} from '../../../platform/audit/undo-rule.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findAlarms, type Suppression } from '../alarm.repository.ts';
import type { AlarmDutyService } from '../alarm-duty.service.ts';
import type { AlarmSuppressionService } from '../alarm-suppression.service.ts';

/** The account that had the alarm, and the one that got it. */
const keptAssignment = z.object({ old: userId.nullable(), new: userId.nullable() });

interface Ports {
  readonly db: Db;
  readonly duty: AlarmDutyService;
  readonly suppression: AlarmSuppressionService;
}

export function addAlarmUndo(rules: UndoRules, { db, duty, suppression }: Ports): void {
  const alarmsOf = ({ subjectId }: UndoneEntry) => [toId<AlarmId>(subjectId)];
  for (const kind of ['shelved', 'out-of-service'] as const) {
    const end = kind === 'shelved' ? suppression.unshelve : suppression.returnToService;
    rules.add(`alarm.${kind}`, {
      can: () => true,
      async undo({ caller, from }, entry) {
        const [alarm] = await findAlarms(db, alarmsOf(entry));
        if (!isHeldBy(entry, kind, alarm?.suppression ?? null)) throw createChangedFailure();
        await end(caller, from, alarmsOf(entry));
      },
    });
  }
  for (const action of ['alarm.assigned', 'alarm.unassigned']) {
    rules.add(action, {
      can: ({ isKept }) => isKept,
      async undo({ caller, from }, entry) {
        const { old, new: left } = readKept(entry, keptAssignment);
        const [alarm] = await findAlarms(db, alarmsOf(entry));
        if (alarm?.assignedTo !== left) throw createChangedFailure('The alarm was assigned anew since.');
        await duty.assign(caller, from, { alarmIds: alarmsOf(entry), userId: old });
      },
    });
  }
  rules.add('alarm.escalation-set', {
    can: (entry) => hasOnlyFields(entry, ['minutes']),
    async undo({ caller, from }, entry) {
      const vesselId = toId<VesselId>(entry.subjectId);
      requireAsLeft(entry, { ...(await duty.escalation(caller, vesselId)) });
      await duty.setEscalation(caller, from, { vesselId, minutes: Number(entry.oldFields.minutes) });
    },
  });
}

/** Whether what the entry wrote still holds: neither ended nor written anew. */
function isHeldBy(entry: UndoneEntry, kind: Suppression['kind'], held: Suppression | null): boolean {
  if (held === null || held.kind !== kind || held.atMs !== entry.atMs) return false;
  return (held.untilMs === null ? null : toWireTime(held.untilMs)) === entry.newFields.until;
}
