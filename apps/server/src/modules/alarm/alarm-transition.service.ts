/** Stores what the limits of one vessel did, and then publishes it. */
import type { Alarm } from '@fms/contract/alarm';
import type { ValueKind } from '@fms/contract/tag';
import { type AlarmLimits, type AlarmSeverity, type AlarmTransition, formatAlarmReason } from '@fms/domain/alarm';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Db } from '../../platform/database/database.ts';
import { type AlarmStep, clearAlarm, insertSteps, raiseAlarm } from './alarm.repository.ts';
import type { AlarmPorts } from './alarm.service.ts';
import { toAlarm } from './alarm-wire.service.ts';

/** What the evaluation needs to know of a tag. */
export interface WatchedTag extends AlarmLimits {
  readonly id: TagId;
  readonly vesselId: VesselId;
  readonly name: string;
  readonly description: string;
  readonly unit: string;
  readonly valueKind: ValueKind;
}

/** A limit of `tag` that was passed, got worse, got better or is over. */
export interface TagTransition {
  readonly tag: WatchedTag;
  readonly transition: AlarmTransition;
}

const LEVEL: Record<Exclude<AlarmSeverity, 'normal'>, (tag: WatchedTag) => number | null> = {
  warning: (tag) => tag.alarmLevel,
  alarm: (tag) => tag.emergencyLevel,
};

/**
 * Writes all transitions in one transaction, in their order, and publishes each alarm as each step left it: a peak that
 * came and went within one batch is told as both. Throws what the database throws; nothing is published then.
 */
export async function storeTransitions(
  { db, bus, clock }: Pick<AlarmPorts, 'db' | 'bus' | 'clock'>,
  transitions: readonly TagTransition[],
): Promise<void> {
  const changed = await db.transaction().execute(async (tx) => {
    const alarms: Alarm[] = [];
    const steps: AlarmStep[] = [];
    for (const { tag, transition } of transitions) {
      const row = await writeTransition(tx, tag, transition, clock.now());
      if (!row) continue;
      alarms.push(toAlarm(row));
      const { kind, time: atMs, value } = transition;
      steps.push({ alarmId: row.id, kind, priority: row.priority, atMs, value, heardMs: clock.now() });
    }
    await insertSteps(tx, steps);
    return alarms;
  });
  if (changed.length > 0) bus.publish('alarm.changed', changed);
}

function writeTransition(db: Db, tag: WatchedTag, { kind, to, time, value }: AlarmTransition, heardMs: Instant) {
  if (to === 'normal') return clearAlarm(db, tag.id, time, value);
  const { id: tagId, vesselId, name: channel, unit } = tag;
  const description = formatAlarmReason(tag);
  const limitValue = LEVEL[to](tag);
  const alarm = { vesselId, tagId, channel, description, priority: to, raisedMs: time, value, limitValue, unit };
  return raiseAlarm(db, { ...alarm, heardMs }, kind === 'raised' || kind === 'escalated');
}
