/** Which vessel a gateway means, and making it when that is asked for and allowed. */
import type { Particulars, VesselReference } from '@fms/contract/link';
import type { FolderId, OrganizationId, VesselId } from '@fms/domain/identity';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { BatchLoader } from '../../platform/concurrency/batch-loader.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { conflict, Failure, forbidden, invalid, notFound } from '../../platform/failure/failure.ts';
import { findFirstOrganization, findOrInsertFolder, findOrInsertOrganization } from '../organization/index.ts';
import type { GatewayAuthority } from './gateway-key.service.ts';
import {
  findVesselById,
  findVesselsLike,
  insertVessels,
  lockVesselCreation,
  type NamedVessel,
  type NewVessel,
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

/** Vessels named in one transaction: a recording of a coast names ten thousand, one after the other. */
const NAMED_AT_ONCE = 500;

/** What is found or about to be made; a draft gets its id when all of them are written. */
interface Candidate {
  readonly name: string;
  mmsi: string;
  vessel?: NamedVessel;
  draft?: NewVessel;
}

/** A request with the MMSI it would be created with: created twice, two vessels would share one track. */
function wantedOf({ reference, particulars }: VesselRequest): VesselReference {
  const mmsi = reference.mmsi || particulars.MMSI;
  const wanted = { ...reference, ...(mmsi ? { mmsi } : {}) };
  if (wanted.id === undefined && !wanted.mmsi && !wanted.name) {
    throw invalid('A vessel is named by its id, its MMSI or its name.');
  }
  return wanted;
}

/** The requests of one transaction. */
class Naming {
  readonly #tx: Tx;
  readonly #clock: Clock;
  readonly #byMmsi = new Map<string, Candidate>();
  readonly #byName = new Map<string, Candidate[]>();
  readonly #byId = new Map<number, Candidate>();
  readonly #drafts: Candidate[] = [];
  readonly #organizations = new Map<string, Promise<OrganizationId | undefined>>();
  readonly #folders = new Map<string, Promise<FolderId>>();

  constructor(tx: Tx, clock: Clock, known: readonly NamedVessel[]) {
    this.#tx = tx;
    this.#clock = clock;
    for (const vessel of known) this.#remember({ name: vessel.name, mmsi: vessel.mmsi ?? '', vessel });
  }

  async name(request: VesselRequest, wanted: VesselReference): Promise<Candidate> {
    const found = await this.#find(wanted);
    if (found?.vessel && found.vessel.removedMs !== null) throw forbidden('The vessel was deleted on shore.');
    if (found) return found;
    if (!request.create || request.reference.id !== undefined) throw notFound('The vessel');
    const draft = await this.#draft({ ...request, reference: wanted });
    const candidate = { name: draft.name, mmsi: draft.mmsi ?? '', draft };
    this.#remember(candidate);
    this.#drafts.push(candidate);
    return candidate;
  }

  /** Writes what is to be made; answers their ids. */
  async make(): Promise<VesselId[]> {
    if (this.#drafts.length === 0) return [];
    const made = await insertVessels(
      this.#tx,
      this.#drafts.map(({ draft }) => draft as NewVessel),
    );
    for (const [i, candidate] of this.#drafts.entries()) candidate.vessel = made[i] as NamedVessel;
    return made.map(({ id }) => id);
  }

  #remember(candidate: Candidate): void {
    if (candidate.vessel) this.#byId.set(candidate.vessel.id, candidate);
    if (candidate.mmsi !== '') this.#byMmsi.set(candidate.mmsi, candidate);
    const name = candidate.name.toLowerCase();
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), candidate]);
  }

  /** A vessel of the same name that carries another MMSI is another ship. */
  async #find({ id, mmsi, name }: VesselReference): Promise<Candidate | undefined> {
    if (id !== undefined) return this.#byId.get(id);
    const ofMmsi = mmsi ? this.#byMmsi.get(mmsi) : undefined;
    if (ofMmsi || !name) return ofMmsi;
    const ofName = (this.#byName.get(name.toLowerCase()) ?? []).filter((vessel) => !mmsi || vessel.mmsi === '');
    if (ofName.length > 1) throw conflict(`Several vessels are called ${name}: name it by its id.`);
    const [only] = ofName;
    if (only && mmsi) await this.#giveMmsi(only, mmsi);
    return only;
  }

  async #giveMmsi(candidate: Candidate, mmsi: string): Promise<void> {
    candidate.mmsi = mmsi;
    this.#byMmsi.set(mmsi, candidate);
    if (candidate.draft) candidate.draft = { ...candidate.draft, mmsi };
    else if (candidate.vessel) await setMmsi(this.#tx, candidate.vessel.id, mmsi);
  }

  async #draft({ reference, particulars }: VesselRequest): Promise<NewVessel> {
    const mmsi = reference.mmsi ?? '';
    const name = particulars.name || reference.name || (mmsi ? `MMSI ${mmsi}` : '');
    if (!name) throw invalid('A new vessel needs a name or an MMSI.');
    const organizationId = await this.#organization(particulars.organization ?? '');
    if (organizationId === undefined) throw conflict('There is no organisation yet that could own a vessel.');
    const folderId = particulars.folder ? await this.#folder(organizationId, particulars.folder) : null;
    const { IMO: imo, callSign, shipType } = particulars;
    return { name, organizationId, folderId, imo, mmsi, callSign, shipType, now: this.#clock.now() };
  }

  #organization(name: string): Promise<OrganizationId | undefined> {
    const known =
      this.#organizations.get(name) ??
      (name ? findOrInsertOrganization(this.#tx, { name, twoFactorRequired: false }) : findFirstOrganization(this.#tx));
    this.#organizations.set(name, known);
    return known;
  }

  #folder(organizationId: OrganizationId, name: string): Promise<FolderId> {
    const key = `${organizationId} ${name}`;
    const known = this.#folders.get(key) ?? findOrInsertFolder(this.#tx, organizationId, name);
    this.#folders.set(key, known);
    return known;
  }
}

type Named = NamedVessel | Failure;

export function createVesselRegistry(db: Db, bus: Pick<Bus, 'publish'>, clock: Clock): VesselRegistry {
  const naming = new BatchLoader<{ request: VesselRequest; wanted: VesselReference }, Named>(nameAll, NAMED_AT_ONCE);

  async function nameAll(asked: readonly { request: VesselRequest; wanted: VesselReference }[]): Promise<Named[]> {
    const { named, made } = await db.transaction().execute(async (tx) => {
      await lockVesselCreation(tx);
      const known = await findVesselsLike(tx, {
        ids: asked.flatMap(({ wanted }) => wanted.id ?? []),
        mmsis: asked.flatMap(({ wanted }) => wanted.mmsi || []),
        names: asked.flatMap(({ wanted }) => wanted.name || []),
      });
      const all = new Naming(tx, clock, known);
      const found: (Candidate | Failure)[] = [];
      for (const { request, wanted } of asked) found.push(await all.name(request, wanted).catch(failureOf));
      const made = await all.make();
      return { named: found.map((one) => (one instanceof Failure ? one : (one.vessel as NamedVessel))), made };
    });
    if (made.length > 0) bus.publish('vessel.changed', { vesselIds: made });
    return named;
  }

  return {
    async findOrCreateVessel(request) {
      const { reference, authority } = request;
      if (authority.kind === 'vessel') {
        const vessel = await vesselOfKey(db, authority.vesselId, reference);
        return { vesselId: vessel.id, name: vessel.name };
      }
      const named = await naming.load({ request, wanted: wantedOf(request) });
      if (named instanceof Failure) throw named;
      return { vesselId: named.id, name: named.name };
    },
  };
}

/** A fault of one request fails that one alone; a fault of the database fails all. */
function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}
