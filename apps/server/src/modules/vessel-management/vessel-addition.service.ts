/** Vessels that people add, from nothing or like another one (§7.10). */
import type { BodyOf } from '@fms/contract/endpoint';
import { type addVessel, type Vessel, vesselOptions } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { formatImo, listIdentityProblems } from '@fms/domain/vessel';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { VesselRow } from '../../platform/database/tables/vessel.ts';
import { invalid } from '../../platform/failure/failure.ts';
import { findFolders, type OrganizationPolicy } from '../organization/index.ts';
import type { TagCatalog } from '../tag/index.ts';
import type { VesselInfoPorts, VesselService } from '../vessel/index.ts';
import { findVessels, requireFreeIdentity } from '../vessel/index.ts';
import { copyTagLimits, copyVesselLayout, insertVessel } from './vessel-lifecycle.repository.ts';

export interface VesselAdditionPorts extends VesselInfoPorts {
  organizations: OrganizationPolicy;
  vessels: Pick<VesselService, 'one'>;
  catalog: Pick<TagCatalog, 'adopt'>;
}

type NewVessel = BodyOf<typeof addVessel>;

export function createVesselAdditionService(ports: VesselAdditionPorts) {
  const { db, bus, clock, policy, organizations, vessels, catalog } = ports;

  async function readLike(caller: Caller, id: VesselId | undefined): Promise<VesselRow | undefined> {
    if (id === undefined) return undefined;
    await policy.require(caller, 'view', [id]);
    return (await findVessels(db, new Set([id])))[0];
  }

  /** The row, with what it takes over from a vessel it is like. */
  async function insert(tx: Db, wanted: NewVessel, like: VesselRow | undefined) {
    const { IMO, MMSI, organizationId, folderId, shipType, likeVesselId: _, ...names } = wanted;
    const taken = like && vesselOptions.parse(like.options);
    const row = await insertVessel(tx, {
      ...names,
      organizationId,
      folderId,
      imo: formatImo(IMO),
      mmsi: MMSI,
      shipType: shipType ?? like?.shipType,
      options: JSON.stringify(taken ? { setting: taken.setting, tabs: taken.tabs } : {}),
      createdMs: clock.now(),
    });
    if (!like) return { row, tags: [] };
    await copyVesselLayout(tx, like.id, row.id);
    return { row, tags: await copyTagLimits(tx, like.id, row.id, clock.now()) };
  }

  return {
    async add(caller: Caller, from: string, wanted: NewVessel): Promise<Vessel> {
      await organizations.requireManage(caller, wanted.organizationId);
      const like = await readLike(caller, wanted.likeVesselId);
      requireIdentity(wanted);
      await requireFolder(db, wanted);
      const visible = await policy.visible(caller);
      const { row, tags } = await db.transaction().execute(async (tx) => {
        await requireFreeIdentity(tx, { imo: formatImo(wanted.IMO), mmsi: wanted.MMSI }, null, visible);
        const made = await insert(tx, wanted, like);
        const by = { at: clock.now(), ...toActor(caller), from };
        await recordAudit(tx, { ...by, what: 'vessel.added', subject: `vessel:${made.row.id}`, new: wanted });
        return made;
      });
      if (tags.length > 0) catalog.adopt(tags);
      bus.publish('vessel.changed', { vesselIds: [row.id] });
      return vessels.one(caller, row.id);
    },
  };
}
export type VesselAdditionService = ReturnType<typeof createVesselAdditionService>;

function requireIdentity(identity: NewVessel): void {
  const problems = Object.entries(listIdentityProblems(identity)).map(([field, problem]) => `${field}: ${problem}`);
  if (problems.length > 0) throw invalid('The identity is not right.', problems);
}

async function requireFolder(db: Db, { folderId, organizationId }: NewVessel): Promise<void> {
  if (folderId === null) return;
  const folder = (await findFolders(db)).find(({ id }) => id === folderId);
  if (folder?.organizationId !== organizationId) {
    throw invalid('The folder is not of the organisation.', ['folderId: not of the organisation']);
  }
}
