/** Rows from which the alarms of a past moment are made. */
import type { AlarmId, TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AlarmTransitionTable } from '../../../platform/database/tables/telemetry.ts';
import { buildAnyOf, type NamedAlarmRow, selectNamedAlarms } from '../alarm.repository.ts';

/** A step of an alarm, as much of it as tells how the alarm stood after it. */
export type MomentStep = Pick<
  Selectable<AlarmTransitionTable>,
  'alarmId' | 'kind' | 'priority' | 'atMs' | 'value' | 'who' | 'note'
>;

/** The last step by which a limit was kept out of the way, or brought back. */
export interface MomentHold extends Pick<MomentStep, 'kind' | 'priority' | 'atMs' | 'who' | 'note'> {
  readonly tagId: TagId | null;
  readonly channel: string;
  readonly untilMs: Instant | null;
}

/** A moment of a vessel, and where it is asked for the moment as of which it was known. */
export interface Moment {
  readonly vesselId: VesselId;
  readonly atMs: Instant;
  readonly knownAtMs?: Instant | undefined;
}

/** Steps of `step` that the shore had heard of. */
const isKnown = (knownAtMs: Instant | undefined) =>
  knownAtMs === undefined ? sql<SqlBool>`true` : sql<SqlBool>`coalesce(step.heard_ms, step.at_ms) <= ${knownAtMs}`;

/** Alarms of a vessel that may have been active at a moment, newest first: raised by then, and not over by all that is known now. */
export function findMomentAlarms(
  db: Db,
  { vesselId, atMs, knownAtMs, limit }: Moment & { readonly limit: number },
): Promise<NamedAlarmRow[]> {
  return selectNamedAlarms(db)
    .where('alarm.vesselId', '=', vesselId)
    .where(
      sql<SqlBool>`(alarm.cleared_ms is null or alarm.cleared_ms > ${atMs}
        or alarm.acknowledged_ms is null or alarm.acknowledged_ms > ${atMs}
        or exists (select 1 from alarm_transition step where step.alarm_id = alarm.id and not ${isKnown(knownAtMs)}))`,
    )
    .where(
      sql<SqlBool>`(alarm.raised_ms <= ${atMs} or exists (
        select 1 from alarm_transition step where step.alarm_id = alarm.id and step.kind = 'raised' and step.at_ms <= ${atMs}
          and ${isKnown(knownAtMs)}))`,
    )
    .orderBy('alarm.raisedMs', 'desc')
    .orderBy('alarm.id', 'desc')
    .limit(limit)
    .execute();
}

/** Steps of alarms up to a moment, in the order they were taken. */
export function findMomentSteps(db: Db, ids: readonly AlarmId[], { atMs, knownAtMs }: Moment): Promise<MomentStep[]> {
  return db
    .selectFrom('alarmTransition as step')
    .select(['alarmId', 'kind', 'priority', 'atMs', 'value', 'who', 'note'])
    .where('alarmId', '=', buildAnyOf(ids))
    .where('atMs', '<=', atMs)
    .where(isKnown(knownAtMs))
    .orderBy('atMs')
    .orderBy('id')
    .execute();
}

const HOLDS = ['shelved', 'unshelved', 'out-of-service', 'returned-to-service'] as const;

/** Of each limit of a vessel the last step that put it out of the way or brought it back, up to a moment. */
export function findMomentHolds(db: Db, { vesselId, atMs, knownAtMs }: Moment): Promise<MomentHold[]> {
  return db
    .selectFrom('alarmTransition as step')
    .innerJoin('alarm', 'alarm.id', 'step.alarmId')
    .distinctOn(['alarm.tagId', 'alarm.channel'])
    .select(['alarm.tagId', 'alarm.channel', 'step.kind', 'step.priority', 'step.atMs', 'step.who', 'step.note'])
    .select('step.untilMs')
    .where('step.vesselId', '=', vesselId)
    .where('step.kind', 'in', [...HOLDS])
    .where('step.atMs', '<=', atMs)
    .where(isKnown(knownAtMs))
    .orderBy('alarm.tagId')
    .orderBy('alarm.channel')
    .orderBy('step.atMs', 'desc')
    .orderBy('step.id', 'desc')
    .execute();
}
