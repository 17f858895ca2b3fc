/** Rows of what people keep out of the way: limits of tags, or channels where there is no tag. */
import type { AlarmId, TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { AlarmSuppressionTable } from '../../platform/database/tables/telemetry.ts';
import { buildAnyOf } from './alarm.repository.ts';

/** What alarms have in common that come from one limit. */
export interface AlarmPoint {
  vesselId: VesselId;
  tagId: TagId | null;
  channel: string;
}

/** Of an end: the point it was of, and the alarm whose journal says so. */
export type Ended = AlarmPoint & { alarmId: AlarmId };

/**
 * Puts points out of the way; one that was already is now as said here, except that a shelf takes nothing that is out of
 * service: it would come back when its time is over. Answers how many it put.
 */
export async function insertSuppressions(db: Db, rows: readonly Insertable<AlarmSuppressionTable>[]): Promise<number> {
  const put = await db
    .insertInto('alarmSuppression')
    .values([...rows])
    .onConflict((known) =>
      known
        .columns(['vesselId', 'tagId', 'channel'])
        .doUpdateSet((set) =>
          Object.fromEntries(
            (['kind', 'priority', 'alarmId', 'who', 'atMs', 'untilMs', 'reason'] as const).map((column) => [
              column,
              set.ref(`excluded.${column}`),
            ]),
          ),
        )
        .where(({ or, eb }) =>
          or([eb('alarmSuppression.kind', '=', 'shelved'), eb('excluded.kind', '=', 'out-of-service')]),
        ),
    )
    .returning('id')
    .execute();
  return put.length;
}

/** Ends those of the points of these alarms; answers what it ended. */
export function deleteSuppressions(
  db: Db,
  alarmIds: readonly AlarmId[],
  kind: AlarmSuppressionTable['kind'],
): Promise<Ended[]> {
  return db
    .deleteFrom('alarmSuppression as held')
    .using('alarm')
    .whereRef('held.vesselId', '=', 'alarm.vesselId')
    .where(sql<boolean>`held.tag_id is not distinct from alarm.tag_id`)
    .whereRef('held.channel', '=', 'alarm.channel')
    .where('held.kind', '=', kind)
    .where('alarm.id', '=', buildAnyOf(alarmIds))
    .returning(['held.vesselId', 'held.tagId', 'held.channel', 'held.alarmId'])
    .execute();
}

/** Ends those whose time is over. */
export function deleteEnded(db: Db, nowMs: Instant): Promise<Ended[]> {
  return db
    .deleteFrom('alarmSuppression')
    .where('untilMs', '<=', nowMs)
    .returning(['vesselId', 'tagId', 'channel', 'alarmId'])
    .execute();
}

/** When the next one ends; null when none does. */
export async function findNextEnd(db: Db): Promise<Instant | null> {
  const { next } = await db
    .selectFrom('alarmSuppression')
    .select(({ fn }) => fn.min('untilMs').as('next'))
    .executeTakeFirstOrThrow();
  return next;
}

/** Active alarms of these points: those that change on every screen that lists them. */
export async function findActiveOf(db: Db, points: readonly AlarmPoint[]): Promise<AlarmId[]> {
  if (points.length === 0) return [];
  const rows = await db
    .selectFrom('alarm')
    .select('id')
    .where(({ or, and, eb }) =>
      or(
        points.map(({ vesselId, tagId, channel }) =>
          and([
            eb('vesselId', '=', vesselId),
            tagId === null ? eb('tagId', 'is', null) : eb('tagId', '=', tagId),
            eb('channel', '=', channel),
          ]),
        ),
      ),
    )
    .where(({ or, eb }) => or([eb('clearedMs', 'is', null), eb('acknowledgedMs', 'is', null)]))
    .execute();
  return rows.map(({ id }) => id);
}
