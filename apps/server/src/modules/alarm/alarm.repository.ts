/** Rows of alarms and of their steps. */

import { ALARM_PRIORITIES } from '@fms/domain/alarm';
import type { AlarmId, TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Expression, type SqlBool, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type {
  AlarmRow,
  AlarmSuppressionTable,
  AlarmTransitionTable,
} from '../../platform/database/tables/telemetry.ts';

/** What keeps an alarm out of the way. */
export type Suppression = Pick<AlarmSuppressionTable, 'kind' | 'who' | 'atMs' | 'untilMs' | 'reason'>;

/** An alarm with what is told of it besides its own row. */
export type NamedAlarmRow = AlarmRow & { vesselName: string; suppression: Suppression | null };

const vesselName = sql<string>`(select vessel.name from vessel where vessel.id = alarm.vessel_id)`.as('vesselName');

/** Most urgent first, as an SQL array. */
const URGENCY = sql`array[${sql.join(ALARM_PRIORITIES)}]::text[]`;

/** That of the limit an active alarm comes from; one that is worse than what was shelved is not held back by it. */
const HELD = sql`from alarm_suppression held
  where held.vessel_id = alarm.vessel_id and held.tag_id is not distinct from alarm.tag_id
    and held.channel = alarm.channel
    and (alarm.cleared_ms is null or alarm.acknowledged_ms is null)
    and (held.kind = 'out-of-service'
      or array_position(${URGENCY}, alarm.priority) >= array_position(${URGENCY}, held.priority))`;
const suppression = sql<Suppression | null>`(
  select json_build_object('kind', held.kind, 'who', held.who, 'atMs', held.at_ms, 'untilMs', held.until_ms, 'reason', held.reason)
  ${HELD}
)`.as('suppression');

/** Whether a person keeps it out of the way. */
export const IS_SUPPRESSED = sql<SqlBool>`exists (select 1 ${HELD})`;

/** 1 is the most urgent priority. */
export const URGENCY_RANK = sql<number>`array_position(${URGENCY}, alarm.priority)`;

/** For lists, and for statements that answer the row they wrote. */
const TOLD = [vesselName, suppression] as const;

export const selectNamedAlarms = (db: Db) => db.selectFrom('alarm').selectAll('alarm').select(TOLD);

export const buildAnyOf = <Id extends number>(ids: Iterable<Id>) => sql<Id>`any(${[...ids]}::bigint[])`;

/** Alarms not yet cleared that belong to tags: where the evaluation resumes after a restart. */
export function findOpenAlarms(db: Db): Promise<AlarmRow[]> {
  return db.selectFrom('alarm').selectAll().where('clearedMs', 'is', null).where('tagId', 'is not', null).execute();
}

export function findAlarms(db: Db, ids: readonly AlarmId[]): Promise<NamedAlarmRow[]> {
  return selectNamedAlarms(db).where('alarm.id', '=', buildAnyOf(ids)).orderBy('alarm.id').execute();
}

export interface AlarmFilter {
  vesselIds: Iterable<VesselId>;
  /** Leaves out what is cleared and acknowledged. */
  active: boolean;
  fromMs?: Instant | undefined;
  /** Also those raised before `fromMs` that had not cleared by then. */
  standing?: boolean | undefined;
  toMs?: Instant | undefined;
  offset: number;
  limit: number;
}

/** Newest first. */
export async function listAlarms(db: Db, filter: AlarmFilter): Promise<{ total: number; rows: NamedAlarmRow[] }> {
  const { active, fromMs, toMs, standing = false, offset, limit } = filter;
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`alarm.vessel_id = ${buildAnyOf(filter.vesselIds)}`];
  if (active) conditions.push(sql<SqlBool>`(alarm.cleared_ms is null or alarm.acknowledged_ms is null)`);
  if (fromMs !== undefined) {
    const stood = standing ? sql` or alarm.cleared_ms is null or alarm.cleared_ms >= ${fromMs}` : sql``;
    conditions.push(sql<SqlBool>`(alarm.raised_ms >= ${fromMs}${stood})`);
  }
  if (toMs !== undefined) conditions.push(sql<SqlBool>`alarm.raised_ms <= ${toMs}`);
  const where = sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const total = await countRows(db.selectFrom('alarm').where(where));
  const rows = await selectNamedAlarms(db)
    .where(where)
    .orderBy('alarm.raisedMs', 'desc')
    .orderBy('alarm.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total, rows };
}

export interface RaisedAlarm {
  vesselId: VesselId;
  tagId: TagId;
  channel: string;
  description: string;
  priority: AlarmRow['priority'];
  raisedMs: Instant;
  value: number;
  limitValue: number | null;
  unit: string;
  /** By the server's clock. */
  heardMs: Instant;
}

/** Columns of an alarm that got worse: the worse state needs an acknowledgement of its own. */
export const UNACKNOWLEDGED = {
  acknowledgedBy: null,
  acknowledgedMs: null,
  acknowledgedComment: '',
  escalatedMs: null,
  escalatedTo: null,
} as const;

/**
 * Writes an alarm that a limit raised; where the tag has an open one already, that one is what it now says. A higher
 * priority takes an acknowledgement back: the worse state needs one of its own.
 */
export async function raiseAlarm(db: Db, alarm: RaisedAlarm, isWorse: boolean): Promise<NamedAlarmRow> {
  return db
    .insertInto('alarm')
    .values(alarm)
    .onConflict((open) =>
      open
        .column('tagId')
        .where('clearedMs', 'is', null)
        .where('tagId', 'is not', null)
        .doUpdateSet({
          priority: alarm.priority,
          raisedMs: alarm.raisedMs,
          value: alarm.value,
          limitValue: alarm.limitValue,
          description: alarm.description,
          ...(isWorse ? { ...UNACKNOWLEDGED, heardMs: alarm.heardMs } : {}),
        }),
    )
    .returningAll()
    .returning(TOLD)
    .executeTakeFirstOrThrow();
}

/** Clears the open alarm of a tag; undefined when there was none. */
export async function clearAlarm(
  db: Db,
  tagId: TagId,
  atMs: Instant,
  value: number,
): Promise<NamedAlarmRow | undefined> {
  return db
    .updateTable('alarm')
    .set({ clearedMs: atMs, value })
    .where('tagId', '=', tagId)
    .where('clearedMs', 'is', null)
    .returningAll()
    .returning(TOLD)
    .executeTakeFirst();
}

/** Acknowledges those not yet acknowledged; answers their ids. */
export async function acknowledgeAlarms(
  db: Db,
  ids: readonly AlarmId[],
  evidence: { by: string; atMs: Instant; comment: string },
): Promise<AlarmId[]> {
  const rows = await db
    .updateTable('alarm')
    .set({ acknowledgedBy: evidence.by, acknowledgedMs: evidence.atMs, acknowledgedComment: evidence.comment })
    .where('id', '=', buildAnyOf(ids))
    .where('acknowledgedMs', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes back what `by` acknowledged at or after `sinceMs`; answers the ids. */
export async function undoAcknowledge(
  db: Db,
  ids: readonly AlarmId[],
  { by, sinceMs }: { by: string; sinceMs: Instant },
): Promise<AlarmId[]> {
  const rows = await db
    .updateTable('alarm')
    .set({ acknowledgedBy: null, acknowledgedMs: null, acknowledgedComment: '' })
    .where('id', '=', buildAnyOf(ids))
    .where('acknowledgedBy', '=', by)
    .where('acknowledgedMs', '>=', sinceMs)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the comment of those that are acknowledged; answers their ids. */
export async function commentAlarms(db: Db, ids: readonly AlarmId[], comment: string): Promise<AlarmId[]> {
  const rows = await db
    .updateTable('alarm')
    .set({ acknowledgedComment: comment })
    .where('id', '=', buildAnyOf(ids))
    .where('acknowledgedMs', 'is not', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type AlarmStep = Pick<AlarmTransitionTable, 'alarmId' | 'kind' | 'atMs' | 'value'> & {
  /** As the alarm has it now where left out. */
  priority?: AlarmRow['priority'];
  who?: string;
  note?: string;
  untilMs?: Instant;
  /** By the server's clock, of a step that the ship's clock took. */
  heardMs?: Instant;
};

export async function insertSteps(db: Db, steps: readonly AlarmStep[]): Promise<void> {
  if (steps.length === 0) return;
  const ofAlarm = <Value>(column: string, alarmId: AlarmId) =>
    sql<Value>`(select ${sql.ref(column)} from alarm where id = ${alarmId})`;
  await db
    .insertInto('alarmTransition')
    .values(
      steps.map((step) => ({
        ...step,
        vesselId: ofAlarm<VesselId>('vesselId', step.alarmId),
        priority: step.priority ?? ofAlarm<AlarmRow['priority']>('priority', step.alarmId),
      })),
    )
    .execute();
}
