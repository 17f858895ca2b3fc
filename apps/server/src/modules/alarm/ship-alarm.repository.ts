/** Rows of what ships' alarm systems state, and of the alarms that follow from it. */
import type { AlarmId, AlertEpisode, Instant } from '@fms/domain';
import type { Db } from '../../platform/database/database.ts';
import type { AlarmRow, ShipAlarmStatementTable } from '../../platform/database/tables/telemetry.ts';

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

const statementsOf = (db: Db, { vesselId, source, identifier }: AlertKey) =>
  db
    .selectFrom('shipAlarmStatement')
    .where('vesselId', '=', vesselId)
    .where('source', '=', source)
    .where('identifier', '=', identifier);

export async function countStatements(db: Db, key: AlertKey, fromMs: Instant, toMs: Instant): Promise<number> {
  const { count } = await statementsOf(db, key)
    .where('atMs', '>=', fromMs)
    .where('atMs', '<=', toMs)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * What was stated of an alert around a span of time, from the end before it to the end after it, in order of time; null:
 * there is no such end.
 */
export async function statementsAround(db: Db, key: AlertKey, fromMs: Instant, toMs: Instant) {
  const of = statementsOf(db, key);
  const ends = of.where('active', '=', false);
  const before = await ends
    .where('atMs', '<', fromMs)
    .select(({ fn }) => fn.max('atMs').as('atMs'))
    .executeTakeFirst();
  const after = await ends
    .where('atMs', '>', toMs)
    .select(({ fn }) => fn.min('atMs').as('atMs'))
    .executeTakeFirst();
  const [endBefore, endAfter] = [before?.atMs ?? null, after?.atMs ?? null];
  const rows = await of
    .selectAll()
    .$if(endBefore !== null, (those) => those.where('atMs', '>=', endBefore as Instant))
    .$if(endAfter !== null, (those) => those.where('atMs', '<=', endAfter as Instant))
    .orderBy('atMs')
    .execute();
  return { endBefore, endAfter, rows };
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

export async function insertShipAlarm(db: Db, key: AlertKey, episode: AlertEpisode): Promise<AlarmId> {
  const channel = `${key.source} ${key.identifier}`;
  const limit = { tagId: null, value: null, limitValue: null, unit: '' };
  const { id } = await db
    .insertInto('alarm')
    .values({ ...key, ...limit, channel, ...columnsOf(episode) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `isWorse` takes an acknowledgement ashore back: nobody there has seen the worse state yet. */
export async function updateShipAlarm(db: Db, id: AlarmId, episode: AlertEpisode, isWorse: boolean): Promise<void> {
  const unseen = isWorse ? { acknowledgedBy: null, acknowledgedMs: null, acknowledgedComment: '' } : {};
  await db
    .updateTable('alarm')
    .set({ ...columnsOf(episode), ...unseen })
    .where('id', '=', id)
    .execute();
}
