/** The steps of alarms as a journal, and as what their performance is counted from. */

import type { AlarmStepKind } from '@fms/contract/alarm';
import type { AlarmPriority } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { type Expression, type SqlBool, sql } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { formatLikePattern } from '../../platform/database/like-pattern.ts';

/** Which steps; periods are from `fromMs` to before `toMs`. */
export interface StepFilter {
  fromMs?: Instant | undefined;
  toMs?: Instant | undefined;
  priorities?: readonly AlarmPriority[] | undefined;
  kinds?: readonly AlarmStepKind[] | undefined;
  text?: string | undefined;
  /** Leaves out what the shore heard later. */
  knownAtMs?: Instant | undefined;
}

export interface JournalFilter extends StepFilter {
  vesselId: VesselId;
  offset: number;
  limit: number;
}

const steps = (db: Db, filter: JournalFilter) =>
  db
    .selectFrom('alarmTransition as step')
    .innerJoin('alarm', 'alarm.id', 'step.alarmId')
    .where('step.vesselId', '=', filter.vesselId)
    .where((is) => is.and(buildStepConditions(filter)));

/** Newest first; of one millisecond the later step first. The total is counted up to `countTo`. */
export async function listSteps(db: Db, filter: JournalFilter, countTo: number) {
  const counted = steps(db, filter).select('step.id').limit(countTo).as('counted');
  const total = await countRows(db.selectFrom(counted));
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

export type StepRow = Awaited<ReturnType<typeof listSteps>>['rows'][number];

/** Conditions on `alarm_transition as step` joined with `alarm`; of the vessels the caller decides. */
export function buildStepConditions({
  fromMs,
  toMs,
  priorities,
  kinds,
  text,
  knownAtMs,
}: StepFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (fromMs !== undefined) conditions.push(sql<SqlBool>`step.at_ms >= ${fromMs}`);
  if (toMs !== undefined) conditions.push(sql<SqlBool>`step.at_ms < ${toMs}`);
  if (knownAtMs !== undefined) conditions.push(sql<SqlBool>`coalesce(step.heard_ms, step.at_ms) <= ${knownAtMs}`);
  if (priorities !== undefined) conditions.push(sql<SqlBool>`step.priority = any(${[...priorities]}::text[])`);
  if (kinds !== undefined) conditions.push(sql<SqlBool>`step.kind = any(${[...kinds]}::text[])`);
  if (hasWords(text)) {
    conditions.push(
      sql<SqlBool>`concat_ws(' ', alarm.channel, alarm.description, step.who, step.note) ilike ${formatLikePattern(text)}`,
    );
  }
  return conditions;
}

export const hasWords = (text: string | undefined): text is string => (text?.trim() ?? '') !== '';

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
