/** Sessions of the ship view in the store. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { formatLikePattern } from '../../../platform/database/like-pattern.ts';
import type {
  NewShipViewSession,
  ShipViewSessionChange,
  ShipViewSessionRow,
} from '../../../platform/database/tables/exchange/ship-view.ts';

export async function insertSession(db: Db, values: NewShipViewSession): Promise<number> {
  const { id } = await db.insertInto('shipViewSession').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateSession(db: Db, id: number, change: ShipViewSessionChange): Promise<void> {
  await db.updateTable('shipViewSession').set(change).where('id', '=', id).execute();
}

export async function findSessionByToken(db: Db, token: string): Promise<ShipViewSessionRow | undefined> {
  return db.selectFrom('shipViewSession').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Sessions that lived when the server ended: nothing of them is in memory any more. */
export async function endSessionsOfBefore(db: Db, at: Instant): Promise<void> {
  await db
    .updateTable('shipViewSession')
    .set({ state: 'ended', endedMs: at, endedCause: 'closed', endedBy: 'server', endedWhy: 'The server was stopped.' })
    .where('state', 'in', ['waiting', 'approved', 'open'])
    .execute();
}

export interface PastPage {
  readonly vesselIds: readonly VesselId[];
  /** Of the request. */
  readonly fromMs?: Instant | undefined;
  readonly toMs?: Instant | undefined;
  /** Words of the vessel, who looked, reason, ticket or who approved; empty for all. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first, with the number of all. */
export async function listPastSessions(db: Db, { vesselIds, fromMs, toMs, search, offset, limit }: PastPage) {
  const words = sql<string>`concat_ws(' ', vessel.name, account_name, reason, ticket, approved_by)`;
  const past = db
    .selectFrom('shipViewSession')
    .innerJoin('vessel', 'vessel.id', 'shipViewSession.vesselId')
    .where('vesselId', 'in', vesselIds.length > 0 ? vesselIds : [0 as VesselId])
    .where('state', 'in', ['ended', 'refused'])
    .$if(fromMs !== undefined, (of) => of.where('requestedMs', '>=', fromMs as Instant))
    .$if(toMs !== undefined, (of) => of.where('requestedMs', '<=', toMs as Instant))
    .$if(search !== '', (of) => of.where(sql<boolean>`${words} ilike ${formatLikePattern(search)}`));
  const rows = await past
    .selectAll('shipViewSession')
    .orderBy('requestedMs', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await past.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** Those whose recording is older than it is kept. */
export async function listOutlivedRecordings(db: Db, before: Instant): Promise<{ id: number; recording: string }[]> {
  const rows = await db
    .selectFrom('shipViewSession')
    .select(['id', 'recording'])
    .where('recording', 'is not', null)
    .where('requestedMs', '<', before)
    .execute();
  return rows.flatMap(({ id, recording }) => (recording === null ? [] : [{ id, recording }]));
}

/** The stored admin settings of these vessels, secrets sealed; none of a vessel without one. */
export async function findAdminSettings(db: Db, vesselIds: readonly VesselId[]) {
  if (vesselIds.length === 0) return [];
  return db
    .selectFrom('vessel')
    .select(['id', 'adminSetting'])
    .where('id', 'in', vesselIds)
    .where('removedMs', 'is', null)
    .execute();
}
