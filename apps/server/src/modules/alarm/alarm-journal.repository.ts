/** The steps of alarms as a journal, and as what their performance is counted from. */
import type { AlarmStepKind } from '@fms/contract/alarm';
import type { AlarmPriority } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface JournalFilter {
  vesselId: VesselId;
  fromMs?: Instant | undefined;
  toMs?: Instant | undefined;
  priorities?: readonly AlarmPriority[] | undefined;
  kinds?: readonly AlarmStepKind[] | undefined;
  text?: string | undefined;
  offset: number;
  limit: number;
}

const steps = (db: Db, filter: JournalFilter) =>
  db
    .selectFrom('alarmTransition as step')
    .innerJoin('alarm', 'alarm.id', 'step.alarmId')
    .where((is) => is.and(conditionsOf(filter)));

/** Newest first; of one millisecond the later step first. The total is counted up to `countTo`. */
export async function listSteps(db: Db, filter: JournalFilter, countTo: number) {
  const counted = steps(db, filter).select('step.id').limit(countTo).as('counted');
  const { total } = await db
    .selectFrom(counted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await steps(db, filter)
    .select(['step.id', 'step.alarmId', 'step.kind', 'step.priority', 'step.atMs', 'step.value', 'step.who'])
    .select(['step.note', 'step.untilMs', 'alarm.tagId', 'alarm.channel', 'alarm.description', 'alarm.unit'])
    .orderBy('step.atMs', 'desc')
    .orderBy('step.id', 'desc')
    .offset(filter.offset)
    .limit(filter.limit)
    .execute();
  return { total, rows };
}

function conditionsOf({ vesselId, fromMs, toMs, priorities, kinds, text }: JournalFilter): Expression<SqlBool>[] {
  const conditions = [sql<SqlBool>`step.vessel_id = ${vesselId}`];
  if (fromMs !== undefined) conditions.push(sql<SqlBool>`step.at_ms >= ${fromMs}`);
  if (toMs !== undefined) conditions.push(sql<SqlBool>`step.at_ms < ${toMs}`);
  if (priorities !== undefined) conditions.push(sql<SqlBool>`step.priority = any(${[...priorities]}::text[])`);
  if (kinds !== undefined) conditions.push(sql<SqlBool>`step.kind = any(${[...kinds]}::text[])`);
  const words = text?.trim() ?? '';
  if (words !== '') {
    // What people type is no pattern.
    const pattern = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    conditions.push(
      sql<SqlBool>`concat_ws(' ', alarm.channel, alarm.description, step.who, step.note) ilike ${pattern}`,
    );
  }
  return conditions;
}

/** Alarms raised in a period, and those raised before it that are still active; of each the newest `limit`. */
export async function findAnnunciations(
  db: Db,
  { vesselId, fromMs, toMs, limit }: { vesselId: VesselId; fromMs: Instant; toMs: Instant; limit: number },
) {
  const raised = db
    .selectFrom('alarmTransition as step')
    .innerJoin('alarm', 'alarm.id', 'step.alarmId')
    .select(['step.priority', 'alarm.tagId', 'alarm.channel', 'alarm.description', 'alarm.clearedMs'])
    .select(['step.atMs', 'alarm.acknowledgedMs'])
    .where('step.vesselId', '=', vesselId)
    .where('step.kind', 'in', ['raised', 'escalated'])
    .where('step.atMs', '>=', fromMs)
    .where('step.atMs', '<', toMs)
    .orderBy('step.atMs', 'desc')
    .orderBy('step.id', 'desc')
    .limit(limit)
    .execute();
  const lasting = db
    .selectFrom('alarm')
    .select(['priority', 'tagId', 'channel', 'description', 'clearedMs', 'raisedMs as atMs', 'acknowledgedMs'])
    .where('vesselId', '=', vesselId)
    .where('clearedMs', 'is', null)
    .where('raisedMs', '<', fromMs)
    .orderBy('raisedMs', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return Promise.all([raised, lasting]);
}
export type AnnunciationRow = Awaited<ReturnType<typeof findAnnunciations>>[0][number];
