/** A large company on a data folder of its own: organisations, people and vessels as years of use leave them. */
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import { toId } from '@fms/domain/identity';
import { VESSEL_WORDS } from '@fms/domain/permission';
import { prepareStore } from '../../apps/server/src/testing/prepare-store.ts';

export const FLEET = { organizations: 50, people: 1_000, vessels: 10_000, assignments: 5_000 } as const;
/** Of the demonstration, which are there before. */
const OWN_ORGANIZATIONS = 100;
/** Rows of one statement. */
const AT_ONCE = 500;

export const formatVesselName = (index: number) => `Vessel ${String(index).padStart(5, '0')}`;
/** As the hash of no password: these people are listed and never sign in. */
const NO_PASSWORD = '-';
const CREATED_MS = Date.UTC(2024, 0, 1);

const rows = <Row>(count: number, rowOf: (index: number) => Row) => Array.from({ length: count }, (_, at) => rowOf(at));
const organizationOf = (index: number) => toId<OrganizationId>(OWN_ORGANIZATIONS + (index % FLEET.organizations));

/** Fills the store of a new data folder before a server starts on it. */
export async function fillWithCompany(dataFolder: string): Promise<void> {
  const clock = { now: () => Date.now() };
  await prepareStore({ dataFolder, databaseUrl: null, mode: 'demonstration' }, clock, async (db) => {
    const organizations = rows(FLEET.organizations, (at) => ({ id: organizationOf(at), name: `Company ${at}` }));
    await db.insertInto('organization').values(organizations).execute();
    const vesselIds: VesselId[] = [];
    for (let from = 0; from < FLEET.vessels; from += AT_ONCE) {
      const vessels = rows(AT_ONCE, (at) => ({
        ...{ name: formatVesselName(from + at), organizationId: organizationOf(from + at), folderId: null },
        ...{ imo: 'none', serialNumber: `W-${from + at}`, shipType: 'cargo' as const },
        ...{ options: '{}', createdMs: CREATED_MS },
      }));
      const added = await db.insertInto('vessel').values(vessels).returning('id').execute();
      vesselIds.push(...added.map(({ id }) => id));
    }
    const people = rows(FLEET.people, (at) => ({
      ...{ userName: `person${at}`, email: `person${at}@company.example`, fullName: `Person ${at}` },
      ...{ role: at % 10 === 0 ? ('Manager' as const) : ('User' as const), organizationId: organizationOf(at) },
      ...{ passwordHash: NO_PASSWORD, passwordChangedMs: CREATED_MS, data: '{}', createdMs: CREATED_MS },
    }));
    const userIds: UserId[] = (await db.insertInto('account').values(people).returning('id').execute()).map(
      ({ id }) => id,
    );
    for (let from = 0; from < FLEET.assignments; from += AT_ONCE) {
      const assignments = rows(AT_ONCE, (at) => ({
        accountId: userIds[(from + at) % userIds.length] as UserId,
        vesselId: vesselIds[((from + at) * 7) % vesselIds.length] as VesselId,
        words: JSON.stringify(VESSEL_WORDS.slice(0, 2)),
      }));
      await db
        .insertInto('vesselAssignment')
        .values(assignments)
        .onConflict((at) => at.doNothing())
        .execute();
    }
  });
}
