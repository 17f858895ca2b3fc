/** Alarms evaluated by other modules (no tag), stored in the alarm journal and published like all others. */
import type { AlarmId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { findAlarms, insertSteps, type RaisedAlarm } from './alarm.repository.ts';
import { toAlarm } from './alarm-wire.service.ts';

/** Writes a raised alarm with its step; {@link publishAlarms} announces it. */
export async function raiseEvaluatedAlarm(tx: Tx, alarm: Omit<RaisedAlarm, 'tagId'>): Promise<AlarmId> {
  const { id } = await tx
    .insertInto('alarm')
    .values({ ...alarm, tagId: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { raisedMs: atMs, value, heardMs } = alarm;
  await insertSteps(tx, [{ alarmId: id, kind: 'raised', atMs, value, heardMs }]);
  return id;
}

/** Writes the end of an alarm; `value` is what was measured then, null where a person ended its rule. */
export async function clearEvaluatedAlarm(
  tx: Tx,
  alarmId: AlarmId,
  { atMs, value, who, heardMs = atMs }: { atMs: Instant; value: number | null; who?: string; heardMs?: Instant },
): Promise<void> {
  await tx
    .updateTable('alarm')
    .set({ clearedMs: atMs, ...(value === null ? {} : { value }) })
    .where('id', '=', alarmId)
    .execute();
  await insertSteps(tx, [{ alarmId, kind: 'cleared', atMs, value, heardMs, ...(who === undefined ? {} : { who }) }]);
}

/** Once they are stored. */
export async function publishAlarms(db: Db, bus: Pick<Bus, 'publish'>, ids: readonly AlarmId[]): Promise<void> {
  if (ids.length > 0) bus.publish('alarm.changed', (await findAlarms(db, ids)).map(toAlarm));
}
