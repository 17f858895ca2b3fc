/** Which vessel a gateway means, and making it when that is asked for and allowed. */
import type { Particulars, VesselReference } from '@fms/contract/link';
import { toId, type VesselId } from '@fms/domain';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/failure.ts';
import { findFirstOrganization, findOrInsertFolder, findOrInsertOrganization } from '../organization/index.ts';
import type { GatewayAuthority } from './gateway-key.service.ts';
import {
  findVesselById,
  findVesselByMmsi,
  findVesselsByName,
  insertVessel,
  lockVesselCreation,
  type NamedVessel,
  setMmsi,
} from './vessel.repository.ts';

export interface VesselRequest {
  reference: VesselReference;
  /** Used only when the vessel is made. */
  particulars: Particulars;
  create: boolean;
  authority: GatewayAuthority;
}

export interface VesselRegistry {
  /**
   * By id, else by MMSI, else by name. Throws `not-found`, `forbidden` when the key allows it not, `conflict` when
   * several vessels have the name, `invalid-input` when there is nothing to find it by.
   */
  findOrCreateVessel(request: VesselRequest): Promise<{ vesselId: VesselId; name: string }>;
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A key of one vessel means that vessel; a reference to another one is refused rather than obeyed or ignored. */
async function vesselOfKey(db: Db, vesselId: VesselId, { id, mmsi, name }: VesselReference): Promise<NamedVessel> {
  const vessel = await findVesselById(db, vesselId);
  if (!vessel) throw notFound('The vessel of this key');
  const differs =
    (id !== undefined && id !== vessel.id) ||
    (mmsi && vessel.mmsi && mmsi !== vessel.mmsi) ||
    (name && !sameName(name, vessel.name));
  if (differs) throw forbidden('This key belongs to another vessel.');
  return vessel;
}

/** A vessel of the same name that carries another MMSI is another ship. */
async function findByReference(db: Db, { id, mmsi, name }: VesselReference): Promise<NamedVessel | undefined> {
  if (id !== undefined) return findVesselById(db, toId<VesselId>(id));
  const ofMmsi = mmsi ? await findVesselByMmsi(db, mmsi) : undefined;
  if (ofMmsi || !name) return ofMmsi;
  const ofName = (await findVesselsByName(db, name)).filter((vessel) => !mmsi || !vessel.mmsi);
  if (ofName.length > 1) throw conflict(`Several vessels are called ${name}: name it by its id.`);
  const [only] = ofName;
  if (only && mmsi) await setMmsi(db, only.id, mmsi);
  return only;
}

async function createVessel(tx: Tx, { reference, particulars }: VesselRequest, clock: Clock): Promise<NamedVessel> {
  const mmsi = reference.mmsi ?? '';
  const name = particulars.name || reference.name || (mmsi ? `MMSI ${mmsi}` : '');
  if (!name) throw invalid('A new vessel needs a name or an MMSI.');
  const organizationId = particulars.organization
    ? await findOrInsertOrganization(tx, { name: particulars.organization, twoFactorRequired: false })
    : await findFirstOrganization(tx);
  if (organizationId === undefined) throw conflict('There is no organisation yet that could own a vessel.');
  const folderId = particulars.folder ? await findOrInsertFolder(tx, organizationId, particulars.folder) : null;
  const { IMO: imo, callSign, shipType } = particulars;
  return insertVessel(tx, { name, organizationId, folderId, imo, mmsi, callSign, shipType, now: clock.now() });
}

export function createVesselRegistry(db: Db, bus: Pick<Bus, 'publish'>, clock: Clock): VesselRegistry {
  return {
    async findOrCreateVessel(request) {
      const { reference, authority, create } = request;
      if (authority.kind === 'vessel') {
        const vessel = await vesselOfKey(db, authority.vesselId, reference);
        return { vesselId: vessel.id, name: vessel.name };
      }
      // The MMSI it would be made with also finds it: made twice, it would share its track with itself.
      const mmsi = reference.mmsi || request.particulars.MMSI;
      const wanted = { ...reference, ...(mmsi ? { mmsi } : {}) };
      if (wanted.id === undefined && !wanted.mmsi && !wanted.name) {
        throw invalid('A vessel is named by its id, its MMSI or its name.');
      }
      const { vessel, created } = await db.transaction().execute(async (tx) => {
        await lockVesselCreation(tx);
        const found = await findByReference(tx, wanted);
        if (found) return { vessel: found, created: false };
        if (!create || reference.id !== undefined) throw notFound('The vessel');
        return { vessel: await createVessel(tx, { ...request, reference: wanted }, clock), created: true };
      });
      if (created) bus.publish('vessel.changed', { vesselIds: [vessel.id] });
      return { vesselId: vessel.id, name: vessel.name };
    },
  };
}
