/** An alarm as it travels to screens. */
import type { Alarm } from '@fms/contract/alarm';
import { toWireTime } from '@fms/contract/scalar';
import type { AlarmPriority } from '@fms/domain/alarm';
import type { NamedAlarmRow, Suppression } from './alarm.repository.ts';

/** The specification's word for a cleared alarm, and for the levels of a tag that can be passed (§3). */
const NORMAL = 'Normal';
const STATUS_OF_PRIORITY: Record<AlarmPriority, string> = {
  emergency: 'Emergency',
  alarm: 'Emergency',
  warning: 'Alarm',
  caution: 'Caution',
};

export function toAlarm(row: NamedAlarmRow): Alarm {
  const { acknowledgedBy, acknowledgedMs, acknowledgedComment, clearedMs, suppression } = row;
  return {
    id: row.id,
    vesselId: row.vesselId,
    vesselName: row.vesselName,
    dataTagId: row.tagId,
    channel: row.channel,
    description: row.description,
    status: clearedMs === null ? STATUS_OF_PRIORITY[row.priority] : NORMAL,
    priority: row.priority,
    time: toWireTime(row.raisedMs),
    value: row.value,
    limit: row.limitValue,
    unit: row.unit,
    acknowledged:
      acknowledgedBy !== null && acknowledgedMs !== null
        ? { by: acknowledgedBy, at: toWireTime(acknowledgedMs), comment: acknowledgedComment }
        : null,
    ...suppressed(suppression),
    ...dutyOf(row),
    board: boardOf(row),
    cleared: clearedMs === null ? null : { at: toWireTime(clearedMs) },
  };
}

function dutyOf(row: NamedAlarmRow): Pick<Alarm, 'assigned' | 'escalated'> {
  const { assignedTo: userId, assignedName: to, assignedBy: by, assignedMs, escalatedMs, escalatedTo } = row;
  const isAssigned = to !== null && by !== null && assignedMs !== null;
  return {
    assigned: isAssigned ? { userId, to, by, at: toWireTime(assignedMs) } : null,
    escalated: escalatedMs === null ? null : { at: toWireTime(escalatedMs), to: escalatedTo ?? [] },
  };
}

function boardOf({ source, identifier, category, boardAcknowledgedMs }: NamedAlarmRow): Alarm['board'] {
  if (source === null || identifier === null) return null;
  const acknowledged = boardAcknowledgedMs === null ? null : { at: toWireTime(boardAcknowledgedMs) };
  return { source, identifier, category: category ?? '', acknowledged };
}

function suppressed(suppression: Suppression | null): Pick<Alarm, 'shelved' | 'outOfService'> {
  if (suppression === null) return { shelved: null, outOfService: null };
  const { kind, who: by, atMs, untilMs, reason } = suppression;
  return kind === 'shelved' && untilMs !== null
    ? { shelved: { by, until: toWireTime(untilMs), reason }, outOfService: null }
    : { shelved: null, outOfService: { by, at: toWireTime(atMs), reason } };
}
