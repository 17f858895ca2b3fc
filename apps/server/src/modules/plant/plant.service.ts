/** Plants of vessels: read with what their tags add, saved as a new version, and asked for values by slot. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { BindingProposal, getPlantValues, SlotValue, savePlant, VesselPlant } from '@fms/contract/plant';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { TagId, VesselId } from '@fms/domain/identity';
import { listPlantProblems } from '@fms/domain/plant';
import { type Caller, isAllowed, type VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { Failure, invalid, notFound } from '../../platform/failure/failure.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import { requireOwnTags, type TagCatalog, toWireValue } from '../tag/index.ts';
import { listProposals } from './binding-proposal.ts';
import { requireSlots } from './plant.policy.ts';
import { findPlantVersion, insertPlantVersion, listVersions } from './plant.repository.ts';
import { completeContent, type PlantContent, readContent, readPlant, toContent } from './plant-content.ts';

export interface PlantPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish'>;
  readonly rights: VesselRights;
  readonly catalog: TagCatalog;
  readonly samples: Pick<SampleStore, 'latest' | 'latestAt'>;
}

/** Who asks for a change, and from where: both stand in the audit. */
export interface PlantEditor {
  readonly caller: Caller;
  readonly from: string;
}

type SaveRequest = BodyOf<typeof savePlant>;
type ValueRequest = BodyOf<typeof getPlantValues>;

export function createPlantService(ports: PlantPorts) {
  const { db, rights, catalog } = ports;

  async function read(caller: Caller, vesselId: VesselId, version?: number): Promise<VesselPlant> {
    const row = await findPlantVersion(db, vesselId, version);
    if (row === undefined && version !== undefined) throw notFound(`Version ${version} of the plant`);
    const stored = readContent(row);
    return {
      vesselId,
      version: row?.version ?? 0,
      savedAt: row === undefined ? null : toWireTime(row.savedMs),
      savedBy: row?.savedBy ?? null,
      isEditable: await isAllowed(rights, caller, 'edit', vesselId),
      ...(version === undefined ? completeContent(stored, catalog.ofVessel(vesselId)) : stored),
    };
  }

  return {
    /** The current plant, or a saved version as it was. */
    async get(caller: Caller, vesselId: VesselId, version?: number): Promise<VesselPlant> {
      await rights.require(caller, 'view', [vesselId]);
      return read(caller, vesselId, version);
    },

    async versions(caller: Caller, vesselId: VesselId) {
      await rights.require(caller, 'view', [vesselId]);
      const rows = await listVersions(db, vesselId);
      return rows.map(({ version, savedMs, savedBy }) => ({ version, savedAt: toWireTime(savedMs), savedBy }));
    },

    /** In the order of the tags. */
    async proposals(caller: Caller, vesselId: VesselId): Promise<BindingProposal[]> {
      await rights.require(caller, 'edit', [vesselId]);
      const stored = readContent(await findPlantVersion(db, vesselId));
      return listProposals(stored, catalog.ofVessel(vesselId));
    },

    /** Throws `invalid-input` with every problem by name, and `changed-meanwhile` for an outdated version. */
    async save(editor: PlantEditor, request: SaveRequest): Promise<VesselPlant> {
      const { vesselId } = request;
      await rights.require(editor.caller, 'edit', [vesselId]);
      checkContent(catalog, request);
      await store(ports, editor, request);
      ports.bus.publish('tag.changed', { vesselIds: [vesselId] });
      return read(editor.caller, vesselId);
    },

    /** In the order asked for; a slot no tag fills has no value. */
    async values(caller: Caller, { vesselId, slots, at }: ValueRequest): Promise<SlotValue[]> {
      await rights.require(caller, 'view', [vesselId]);
      const content = await readPlant(db, catalog, vesselId);
      requireSlots(caller, content, slots);
      const tagOf = new Map(content.bindings.map(({ slot, tagId }) => [slot, tagId]));
      const tagIds = slots.flatMap((slot) => tagOf.get(slot) ?? []);
      const readings = await readTags(ports, tagIds, at);
      return slots.map((slot): SlotValue => {
        const tag = catalog.of(tagOf.get(slot) ?? 0);
        const reading = tag && readings(tag.id);
        return {
          slot,
          dataTagId: tag?.id ?? null,
          unit: tag?.unit ?? '',
          value: tag && reading ? toWireValue(tag, reading.value) : null,
          timestamp: reading ? toWireTime(reading.time) : null,
          quality: reading?.quality ?? 0,
        };
      });
    },
  };
}
export type PlantService = ReturnType<typeof createPlantService>;

async function readTags({ samples }: PlantPorts, tagIds: readonly TagId[], at: string | undefined) {
  if (at === undefined) return (tagId: TagId) => samples.latest(tagId);
  const found = await samples.latestAt(tagIds, fromWireTime(at));
  return (tagId: TagId) => found.get(tagId);
}

function checkContent(catalog: TagCatalog, { vesselId, equipment, bindings }: SaveRequest): void {
  const problems = listPlantProblems({ equipment, bindings });
  if (problems.length > 0) {
    throw invalid(
      'The plant cannot be saved.',
      problems.map(({ code, at }) => `${at}: ${code}`),
    );
  }
  requireOwnTags(
    catalog,
    vesselId,
    bindings.flatMap(({ tagId }) => tagId ?? []),
  );
}

async function store({ db, clock }: PlantPorts, { caller, from }: PlantEditor, request: SaveRequest): Promise<void> {
  const { vesselId, version } = request;
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const old = await findPlantVersion(tx, vesselId);
    const content = toContent(request);
    const row = {
      vesselId,
      version: version + 1,
      content: JSON.stringify(content),
      savedMs: at,
      savedBy: caller.userName,
    };
    if ((old?.version ?? 0) !== version || !(await insertPlantVersion(tx, row))) throw outdated(old?.savedBy);
    const told = { old: old && tell(readContent(old), version), new: tell(content, row.version) };
    await recordAudit(tx, {
      at,
      ...toActor(caller),
      from,
      what: 'plant.saved',
      subject: `vessel:${vesselId}`,
      ...told,
    });
  });
}

const outdated = (savedBy: string | undefined) =>
  new Failure('changed-meanwhile', `${savedBy ?? 'Another user'} saved this plant.`);

/** The audit keeps how much there was, the version all of it. */
const tell = ({ equipment, bindings }: PlantContent, version: number) => ({
  version,
  equipment: equipment.length,
  bindings: bindings.filter(({ tagId }) => tagId !== null).length,
});
