/** Rows of anchor watches with the alarms of each. */
import type { AlarmId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { AnchorWatchRow, AnchorWatchTable } from '../../platform/database/tables/zone.ts';

export interface DragRow {
  alarmId: AlarmId;
  raisedMs: Instant;
  clearedMs: Instant | null;
}
/** `drags` in order of time. */
export type DraggedWatch = AnchorWatchRow & { drags: DragRow[] };

const drags = sql<DragRow[]>`coalesce((
  select json_agg(json_build_object('alarmId', alarm.id, 'raisedMs', alarm.raised_ms, 'clearedMs', alarm.cleared_ms)
    order by alarm.raised_ms)
  from anchor_drag drag join alarm on alarm.id = drag.alarm_id
  where drag.watch_id = anchor_watch.id
), '[]')`.as('drags');

const watches = (db: Db) => db.selectFrom('anchorWatch').selectAll('anchorWatch').select(drags);

/** Those that run, of all vessels in service. */
export function findRunningWatches(db: Db): Promise<DraggedWatch[]> {
  return watches(db)
    .where('endedMs', 'is', null)
    .where('vesselId', 'in', (of) => of.selectFrom('vessel').select('vessel.id').where('vessel.removedMs', 'is', null))
    .execute();
}

/** The running watch of a vessel; locked until the transaction ends, so that it cannot be ended meanwhile. */
export async function lockRunningWatch(tx: Tx, vesselId: VesselId): Promise<DraggedWatch | undefined> {
  return watches(tx)
    .where('vesselId', '=', vesselId)
    .where('endedMs', 'is', null)
    .forUpdate('anchorWatch')
    .executeTakeFirst();
}

/** Newest first; the one that runs, where there is one, among them. */
export function findWatches(db: Db, vesselId: VesselId, limit: number): Promise<DraggedWatch[]> {
  return watches(db)
    .where('vesselId', '=', vesselId)
    .orderBy(sql`ended_ms is null`, 'desc')
    .orderBy('setMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertWatch(tx: Tx, watch: Insertable<AnchorWatchTable>): Promise<void> {
  await tx.insertInto('anchorWatch').values(watch).execute();
}

export async function updateWatch(
  tx: Tx,
  id: number,
  change: Partial<Pick<AnchorWatchRow, 'radiusMeters' | 'endedBy' | 'endedMs'>>,
): Promise<void> {
  await tx.updateTable('anchorWatch').set(change).where('id', '=', id).execute();
}

export async function insertDrag(tx: Tx, watchId: number, alarmId: AlarmId): Promise<void> {
  await tx.insertInto('anchorDrag').values({ watchId, alarmId }).execute();
}
