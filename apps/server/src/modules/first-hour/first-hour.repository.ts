/** What the guide for the first hour is decided by. */
import type { FirstHourStep } from '@fms/contract/first-hour';
import type { Instant } from '@fms/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface StoredGuide {
  readonly skipped: readonly FirstHourStep[];
  readonly endedMs: Instant | null;
}

export async function findGuide(db: Db): Promise<StoredGuide> {
  const row = await db.selectFrom('firstHour').select(['skipped', 'endedMs']).executeTakeFirst();
  return row ?? { skipped: [], endedMs: null };
}

export async function saveGuide(db: Db, { skipped, endedMs }: StoredGuide): Promise<void> {
  const row = { skipped: [...skipped], endedMs };
  await db
    .insertInto('firstHour')
    .values({ id: 1, ...row })
    .onConflict((known) => known.column('id').doUpdateSet(row))
    .execute();
}

/** Which steps were done, by what is in the store; a deleted vessel does not count. */
export async function findDone(db: Db): Promise<Record<FirstHourStep, boolean>> {
  const { rows } = await sql<Record<FirstHourStep, boolean>>`
    select exists (select from organization) as organization,
      exists (select from vessel where removed_ms is null) as vessel,
      exists (select from gateway_key join vessel on vessel.id = gateway_key.vessel_id
        where vessel.removed_ms is null) as "gateway-key",
      exists (select from vessel_link join vessel on vessel.id = vessel_link.vessel_id
        where vessel.removed_ms is null and samples_stored > 0) as connect,
      (select count(*) > 1 from account) or exists (select from audit where what = 'user.invited') as invite`.execute(
    db,
  );
  return rows[0] as Record<FirstHourStep, boolean>;
}
