/** The row of one vessel as people change it, and what was changed. */
import type { CertificateRenewal } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { NO_IMO } from '@fms/domain/vessel';
import { sql, type Updateable } from 'kysely';
import { readAuditPage } from '../../platform/audit/audit-page.ts';
import type { Db } from '../../platform/database/database.ts';
import type { VesselRow, VesselTable } from '../../platform/database/tables/vessel.ts';
import { conflict } from '../../platform/failure/failure.ts';
import { lockVesselCreation } from './vessel.repository.ts';

export type VesselColumns = Updateable<VesselTable>;

export async function updateVesselColumns(db: Db, id: VesselId, columns: VesselColumns): Promise<void> {
  if (Object.keys(columns).length > 0) await db.updateTable('vessel').set(columns).where('id', '=', id).execute();
}

/** The row of a vessel in service, locked until the transaction ends, so that of two edits at once neither is lost. */
export async function lockVessel(db: Db, id: VesselId): Promise<VesselRow | undefined> {
  return db
    .selectFrom('vessel')
    .selectAll()
    .where('id', '=', id)
    .where('removedMs', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Of each of the vessels the certificate that ends first, by that day at the latest, and how many more do; first to end first. */
export async function findRenewals(db: Db, ids: ReadonlySet<VesselId>, lastDay: string): Promise<CertificateRenewal[]> {
  const { rows } = await sql<CertificateRenewal>`
    select vessel.id as "vesselId", min(paper ->> 'expires') as expires, count(*)::int - 1 as more,
      (array_agg(paper ->> 'kind' order by paper ->> 'expires'))[1] as kind
    from vessel cross join lateral jsonb_array_elements(vessel.detail -> 'certificates') as paper
    where vessel.removed_ms is null and vessel.id = any(${[...ids]}::bigint[]) and paper ->> 'expires' <> '' and paper ->> 'expires' <= ${lastDay}
    group by vessel.id
    order by expires, vessel.id`.execute(db);
  return rows;
}

/** The photos that a vessel has, deleted ones too, or that an entry of the trail keeps. */
export async function findNamedPhotos(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ photo: string }>`
    select image as photo from vessel where image <> ''
    union select audit_kept.content ->> 'photo' from audit_kept where audit_kept.content ->> 'photo' is not null`.execute(
    db,
  );
  return new Set(rows.map(({ photo }) => photo));
}

/** What was changed of a vessel, newest first. */
export async function listVesselAudit(db: Db, id: VesselId, page: { offset: number; limit: number }) {
  const ofVessel = db.selectFrom('audit').where('subject', '=', `vessel:${id}`).where('what', '=', 'vessel.edited');
  return readAuditPage(ofVessel, page);
}

/** IMO number and MMSI belong to one vessel each: two would each get half of a track. */
export interface ClaimedIdentity {
  imo?: string | undefined;
  mmsi?: string | undefined;
}

/**
 * Throws `conflict` when another vessel has the IMO number or MMSI; deleted ones keep theirs while they can be brought
 * back. The other is named if it is one of `visible`: it may be of an organisation the caller may not see.
 */
export async function requireFreeIdentity(
  tx: Db,
  { imo, mmsi }: ClaimedIdentity,
  own: VesselId | null,
  visible: ReadonlySet<VesselId>,
): Promise<void> {
  const claims = [
    ['imo', 'IMO', imo === NO_IMO ? '' : imo],
    ['mmsi', 'MMSI', mmsi],
  ] as const;
  if (claims.some(([, , value]) => value)) await lockVesselCreation(tx);
  for (const [column, name, value] of claims) {
    if (!value) continue;
    const other = await tx
      .selectFrom('vessel')
      .select(['id', 'name'])
      .where(column, '=', value)
      .$if(own !== null, (query) => query.where('id', '!=', own as VesselId))
      .executeTakeFirst();
    if (!other) continue;
    throw conflict(`The ${name} ${value} belongs to ${visible.has(other.id) ? other.name : 'another vessel'}.`);
  }
}
