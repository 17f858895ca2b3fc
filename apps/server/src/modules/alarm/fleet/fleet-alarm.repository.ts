/** Pages of alarms and of their steps over many vessels, by the place of the last row and not by a count. */
import type { FleetAlarmState } from '@fms/contract/alarm';
import type { AlarmPriority } from '@fms/domain/alarm';
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { formatLikePattern } from '../../../platform/database/like-pattern.ts';
import { buildAnyOf, IS_SUPPRESSED, type NamedAlarmRow, selectNamedAlarms, URGENCY_RANK } from '../alarm.repository.ts';
import { buildStepConditions, hasWords, type StepFilter } from '../alarm-journal.repository.ts';

export interface FleetAlarmFilter {
  vesselIds: Iterable<VesselId>;
  priorities?: readonly AlarmPriority[] | undefined;
  text?: string | undefined;
}

/** Place of an alarm: its rank of urgency, when it was raised, and its id. */
export type AlarmPlace = readonly [rank: number, raisedMs: Instant, id: AlarmId];

const STATE: Record<FleetAlarmState, RawBuilder<SqlBool>> = {
  all: sql<SqlBool>`true`,
  unacknowledged: sql<SqlBool>`(alarm.acknowledged_ms is null and not ${IS_SUPPRESSED})`,
  acknowledged: sql<SqlBool>`(alarm.acknowledged_ms is not null and not ${IS_SUPPRESSED})`,
  suppressed: IS_SUPPRESSED,
};

function activeOf({ vesselIds, priorities, text }: FleetAlarmFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql`alarm.vessel_id = ${buildAnyOf(vesselIds)}`,
    sql`(alarm.cleared_ms is null or alarm.acknowledged_ms is null)`,
    ...(priorities === undefined ? [] : [sql`alarm.priority = any(${[...priorities]}::text[])`]),
    ...(hasWords(text) ? [sql`concat_ws(' ', alarm.channel, alarm.description) ilike ${formatLikePattern(text)}`] : []),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Most urgent first, then newest first; at most `limit`, from behind `after`. */
export function listActivePage(
  db: Db,
  filter: FleetAlarmFilter & { state: FleetAlarmState; after: AlarmPlace | undefined; limit: number },
): Promise<(NamedAlarmRow & { rank: number })[]> {
  const { state, after, limit } = filter;
  return selectNamedAlarms(db)
    .select(URGENCY_RANK.as('rank'))
    .where(activeOf(filter))
    .where(STATE[state])
    .$if(after !== undefined, (query) => {
      const [rank, raisedMs, id] = after as AlarmPlace;
      return query.where(
        sql<SqlBool>`(${URGENCY_RANK}, -alarm.raised_ms, -alarm.id) > (${rank}, ${-raisedMs}, ${-id})`,
      );
    })
    .orderBy(URGENCY_RANK)
    .orderBy('alarm.raisedMs', 'desc')
    .orderBy('alarm.id', 'desc')
    .limit(limit)
    .execute();
}

/** Active alarms of each state. */
export function countActive(db: Db, filter: FleetAlarmFilter): Promise<Record<FleetAlarmState, number>> {
  const of = (state: FleetAlarmState) => sql<number>`(count(*) filter (where ${STATE[state]}))::int`.as(state);
  return db
    .selectFrom('alarm')
    .select([of('all'), of('unacknowledged'), of('acknowledged'), of('suppressed')])
    .where(activeOf(filter))
    .executeTakeFirstOrThrow();
}

/** Place of a step: its time and its id. */
export type StepPlace = readonly [atMs: Instant, id: number];

/** Newest first; of one millisecond the later step first. */
export function listStepPage(
  db: Db,
  filter: StepFilter & { vesselIds: Iterable<VesselId>; after: StepPlace | undefined; limit: number },
) {
  const { vesselIds, after, limit } = filter;
  return db
    .selectFrom('alarmTransition as step')
    .innerJoin('alarm', 'alarm.id', 'step.alarmId')
    .innerJoin('vessel', 'vessel.id', 'step.vesselId')
    .select(['step.id', 'step.alarmId', 'step.vesselId', 'step.kind', 'step.priority', 'step.atMs', 'step.value'])
    .select(['step.who', 'step.note', 'step.untilMs', 'vessel.name as vesselName'])
    .select(['alarm.tagId', 'alarm.channel', 'alarm.description', 'alarm.unit'])
    .where(sql<SqlBool>`step.vessel_id = ${buildAnyOf(vesselIds)}`)
    .where((is) => is.and(buildStepConditions(filter)))
    .$if(after !== undefined, (query) => {
      const [atMs, id] = after as StepPlace;
      return query.where(sql<SqlBool>`(step.at_ms, step.id) < (${atMs}, ${id})`);
    })
    .orderBy('step.atMs', 'desc')
    .orderBy('step.id', 'desc')
    .limit(limit)
    .execute();
}
