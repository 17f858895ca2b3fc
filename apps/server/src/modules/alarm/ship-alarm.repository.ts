/** Rows of what ships' alarm systems state, and of the alarms that follow from it. */

import type { AlertEpisode } from '@fms/domain/alarm';
import type { AlarmId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AlarmRow, ShipAlarmStatementTable } from '../../platform/database/tables/telemetry.ts';
import { UNACKNOWLEDGED } from './alarm.repository.ts';

/** One alert of one system of a vessel. */
export type AlertKey = Pick<ShipAlarmStatementTable, 'vesselId' | 'source' | 'identifier'>;

/** Writes what was not stated before; answers that. */
export function insertStatements(db: Db, rows: readonly ShipAlarmStatementTable[]): Promise<ShipAlarmStatementTable[]> {
  return db
    .insertInto('shipAlarmStatement')
    .values([...rows])
    .onConflict((known) => known.doNothing())
    .returningAll()
    .execute();
}

const [FIRST, LAST] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

const statementsOf = (db: Db, { vesselId, source, identifier }: AlertKey) =>
  db
    .selectFrom('shipAlarmStatement')
    .where('vesselId', '=', vesselId)
    .where('source', '=', source)
    .where('identifier', '=', identifier);

export function countStatements(db: Db, key: AlertKey, fromMs: Instant, toMs: Instant): Promise<number> {
  return countRows(statementsOf(db, key).where((is) => is.between('atMs', fromMs, toMs)));
}

interface Around {
  readonly fromMs: Instant;
  readonly toMs: Instant;
  /** Statements looked at before the span and after it, from either end of each. */
  readonly most: number;
}

/**
 * What was stated of an alert around a span of time, from the end before it to the end after it, in order of time; null:
 * there is no such end. Of an alert that never ends, and is stated on and on, what counts is how it began and how it
 * stands last: of more than `most` statements on one side the middle is left out. Some may be named twice.
 */
export async function findStatementsAround(db: Db, key: AlertKey, { fromMs, toMs, most }: Around) {
  const of = statementsOf(db, key);
  const ends = of.where('active', '=', false);
  const endBefore = await newestTime(ends.where('atMs', '<', fromMs));
  const endAfter = await oldestTime(ends.where('atMs', '>', toMs));
  const before = of.where('atMs', '<', fromMs).where('atMs', '>=', endBefore ?? FIRST);
  const after = of.where('atMs', '>', toMs).where('atMs', '<=', endAfter ?? LAST);
  const within = of.where('atMs', '>=', fromMs).where('atMs', '<=', toMs);
  const rows = [
    ...(await edgesOf(before, most)),
    ...(await within.selectAll().execute()),
    ...(await edgesOf(after, most)),
  ];
  return { endBefore, endAfter, rows: rows.sort((a, b) => a.atMs - b.atMs) };
}

type Statements = ReturnType<typeof statementsOf>;

async function newestTime(statements: Statements): Promise<Instant | null> {
  const found = await statements.select('atMs').orderBy('atMs', 'desc').limit(1).executeTakeFirst();
  return found?.atMs ?? null;
}

async function oldestTime(statements: Statements): Promise<Instant | null> {
  const found = await statements.select('atMs').orderBy('atMs').limit(1).executeTakeFirst();
  return found?.atMs ?? null;
}

/** The oldest and the newest of many. */
async function edgesOf(statements: Statements, most: number): Promise<ShipAlarmStatementTable[]> {
  const newest = await statements.selectAll().orderBy('atMs', 'desc').orderBy('ordinal', 'desc').limit(most).execute();
  if (newest.length < most) return newest;
  return [...newest, ...(await statements.selectAll().orderBy('atMs').orderBy('ordinal').limit(most).execute())];
}

export function findShipAlarms(db: Db, key: AlertKey, fromMs: Instant, toMs: Instant): Promise<AlarmRow[]> {
  return db
    .selectFrom('alarm')
    .selectAll()
    .where('vesselId', '=', key.vesselId)
    .where('source', '=', key.source)
    .where('identifier', '=', key.identifier)
    .where('raisedMs', '>=', fromMs)
    .where('raisedMs', '<=', toMs)
    .execute();
}

const columnsOf = ({ raised, cleared, acknowledged, priority, category, text }: AlertEpisode) => ({
  raisedMs: raised,
  clearedMs: cleared,
  boardAcknowledgedMs: acknowledged,
  priority,
  category,
  description: text,
});

/** `heardMs` is null for what was history when the shore heard of it. */
export async function insertShipAlarm(
  db: Db,
  key: AlertKey,
  episode: AlertEpisode,
  heardMs: Instant | null,
): Promise<AlarmId> {
  const channel = `${key.source} ${key.identifier}`;
  const limit = { tagId: null, value: null, limitValue: null, unit: '' };
  const { id } = await db
    .insertInto('alarm')
    .values({ ...key, ...limit, channel, heardMs, ...columnsOf(episode) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A worse state takes back an acknowledgement made ashore; `worseMs` is when the shore heard of that state. */
export async function updateShipAlarm(
  db: Db,
  id: AlarmId,
  episode: AlertEpisode,
  worseMs: Instant | null,
): Promise<void> {
  const unseen = worseMs === null ? {} : { ...UNACKNOWLEDGED, heardMs: worseMs };
  await db
    .updateTable('alarm')
    .set({ ...columnsOf(episode), ...unseen })
    .where('id', '=', id)
    .execute();
}
