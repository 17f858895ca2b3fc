/** Rows that tests stand on: vessels, tags and accounts with nothing special about them. */
import type { Role } from '@fms/contract/account';
import { type OrganizationId, type TagId, toId, type UserId, type VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Insertable } from 'kysely';
import { DEMONSTRATION_PASSWORD } from '../demonstration/index.ts';
import { hashPassword, insertAccount } from '../modules/account/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { TagTable } from '../platform/database/tables/telemetry.ts';
import type { VesselTable } from '../platform/database/tables/vessel.ts';
import { buildReportFields } from './report-fields.ts';

/** A vessel of the demonstration's first organisation, outside all folders. */
export async function insertVessel(db: Db, own: Partial<Insertable<VesselTable>> = {}): Promise<VesselId> {
  const organizationId = toId<OrganizationId>(1);
  const values = { name: 'Aurora', organizationId, folderId: null, options: '{}', createdMs: 0, ...own };
  return (await db.insertInto('vessel').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** A number tag of 0 to 1000 without unit and limits. */
export async function insertTag(
  db: Db,
  own: Pick<Insertable<TagTable>, 'vesselId' | 'name'> & Partial<Insertable<TagTable>>,
): Promise<TagId> {
  const words = { source: 'test', description: '', unit: '', subsystem: '' };
  const scale = { min: 0, max: 1000, decimals: 0, intervalSeconds: null };
  const limits = { alarmLevel: null, emergencyLevel: null, reverse: false, delaySeconds: 0, deadBand: 0 };
  const kind = { valueKind: 'number', type: 0, role: null } as const;
  const values = { ...words, ...scale, ...limits, ...kind, createdMs: 0, ...own };
  return (await db.insertInto('tag').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Accounts of one organisation, by name and role, that sign in with the demonstration's password. */
export async function insertMembers(
  db: Db,
  { organizationId, now }: { organizationId: OrganizationId; now: Instant },
  members: Readonly<Record<string, Role>>,
): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  for (const [userName, role] of Object.entries(members)) {
    const email = `${userName}@other.example`;
    await insertAccount(db, { userName, email, role, organizationId, passwordHash, now });
  }
}

/** A report of the vessel by the manager of the demonstration, a run without a file, and an address of that. */
export async function insertReport(db: Db, vesselId: VesselId, now: Instant) {
  const owner = { ownerId: toId<UserId>(2), ownerName: 'manager' };
  const kept = { ...owner, fields: JSON.stringify(buildReportFields([vesselId])) };
  const idOf = <Row extends { id: number }>({ id }: Row) => id;
  const reportId = await db
    .insertInto('reportDefinition')
    .values({ ...kept, nextRunMs: null })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  const span = { fromMs: now - 1000, toMs: now };
  const reportRunId = await db
    .insertInto('reportRun')
    .values({ ...kept, ...span, definitionId: reportId, isSent: false, state: 'done', requestedMs: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  const reportAddressId = await db
    .insertInto('reportAddress')
    .values({ runId: reportRunId, email: 'charter@brae.example', hash: `hash-${reportRunId}`, untilMs: now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(idOf);
  return { reportId, reportRunId, reportAddressId };
}
