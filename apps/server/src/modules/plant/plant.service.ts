/** Plants of vessels: read with what their tags add, saved as a new version, and brought back to an earlier one. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { BindingProposal, PlantVersion, restorePlant, savePlant, VesselPlant } from '@fms/contract/plant';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { listPlantProblems } from '@fms/domain/plant';
import { type Caller, isAllowed, type VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { createChangedFailure } from '../../platform/audit/undo-rule.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { PlantVersionRow } from '../../platform/database/tables/plant.ts';
import { invalid, notFound } from '../../platform/failure/failure.ts';
import { requireOwnTags, type TagCatalog } from '../tag/index.ts';
import { listProposals } from './binding-proposal.ts';
import type { CurrentPlants } from './current-plant.service.ts';
import { findPlantVersion, insertPlantVersion, listVersions } from './plant.repository.ts';
import {
  completeContent,
  leaveOutGone,
  leaveOutRuleMade,
  type PlantContent,
  readContent,
  toContent,
} from './plant-content.ts';
import { listChanges, toAudited, toKeptChanges, toVersion } from './plant-version.ts';
import type { SisterDecisions } from './sister-decision.service.ts';

export interface PlantPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish'>;
  readonly rights: VesselRights;
  readonly catalog: TagCatalog;
  readonly sisters: SisterDecisions;
  readonly plants: CurrentPlants;
}

/** Who asks for a change, and from where: both stand in the audit. */
export interface PlantEditor {
  readonly caller: Caller;
  readonly from: string;
}

type SaveRequest = BodyOf<typeof savePlant>;
type RestoreRequest = BodyOf<typeof restorePlant>;

export function createPlantService(ports: PlantPorts) {
  const { db, rights, catalog, sisters, plants } = ports;

  async function read(caller: Caller, vesselId: VesselId, version?: number): Promise<VesselPlant> {
    const row = await requireVersion(db, vesselId, version);
    return {
      vesselId,
      version: row?.version ?? 0,
      savedAt: row === undefined ? null : toWireTime(row.savedMs),
      savedBy: row?.savedBy ?? null,
      isEditable: await isAllowed(rights, caller, 'edit', vesselId),
      ...(version === undefined ? await plants.complete(vesselId, row) : readContent(row)),
    };
  }

  async function write(editor: PlantEditor, change: Change): Promise<VesselPlant> {
    const { vesselId } = change;
    const others = await sisters.of(vesselId);
    await store(ports, editor, change, (content) => completeContent(content, catalog.ofVessel(vesselId), others));
    ports.bus.publish('tag.changed', { vesselIds: [vesselId] });
    return read(editor.caller, vesselId);
  }

  return {
    /** The current plant, or a saved version as it was. */
    async get(caller: Caller, vesselId: VesselId, version?: number): Promise<VesselPlant> {
      await rights.require(caller, 'view', [vesselId]);
      return read(caller, vesselId, version);
    },

    async versions(caller: Caller, vesselId: VesselId): Promise<PlantVersion[]> {
      await rights.require(caller, 'view', [vesselId]);
      return (await listVersions(db, vesselId)).map(toVersion);
    },

    /** In the order of the tags. */
    async proposals(caller: Caller, vesselId: VesselId): Promise<BindingProposal[]> {
      await rights.require(caller, 'edit', [vesselId]);
      const row = await findPlantVersion(db, vesselId);
      const plant = { stored: readContent(row), current: await plants.complete(vesselId, row) };
      const known = { decisions: await sisters.of(vesselId), visible: await rights.visible(caller) };
      return listProposals(plant, catalog.ofVessel(vesselId), known);
    },

    /** Throws `invalid-input` with every problem by name, and `changed-meanwhile` for an outdated version. */
    async save(editor: PlantEditor, request: SaveRequest): Promise<VesselPlant> {
      const { vesselId, version } = request;
      await rights.require(editor.caller, 'edit', [vesselId]);
      const sent = toContent(request);
      requireSound(sent);
      requireOwnTags(catalog, vesselId, listTagIds(sent));
      const row = await findPlantVersion(db, vesselId);
      const content = leaveOutRuleMade(sent, readContent(row), await plants.complete(vesselId, row));
      return write(editor, { vesselId, version, content, restored: null });
    },

    /** An earlier version saved as the newest one. Throws as `save`, and `not-found` for a version there never was. */
    async restore(editor: PlantEditor, request: RestoreRequest): Promise<VesselPlant> {
      await rights.require(editor.caller, 'edit', [request.vesselId]);
      return write(editor, { ...request, content: await readRestored(ports, request) });
    },
  };
}
export type PlantService = ReturnType<typeof createPlantService>;

/** What a version would save now: bindings to tags that are gone are left out. */
async function readRestored({ db, catalog }: PlantPorts, { vesselId, restored }: RestoreRequest) {
  const row = restored === 0 ? undefined : await requireVersion(db, vesselId, restored);
  const content = leaveOutGone(readContent(row), catalog.ofVessel(vesselId));
  requireSound(content);
  return content;
}

/** That version, or the latest; only a version that was asked for must be there. */
async function requireVersion(db: Db, vesselId: VesselId, version?: number): Promise<PlantVersionRow | undefined> {
  const row = await findPlantVersion(db, vesselId, version);
  if (row === undefined && version !== undefined) throw notFound(`Version ${version} of the plant`);
  return row;
}

const listTagIds = ({ bindings }: PlantContent) => bindings.flatMap(({ tagId }) => tagId ?? []);

function requireSound(content: PlantContent): void {
  const problems = listPlantProblems(content);
  if (problems.length === 0) return;
  throw invalid(
    'The plant cannot be saved.',
    problems.map(({ code, at }) => `${at}: ${code}`),
  );
}

interface Change {
  readonly vesselId: VesselId;
  /** The version it was made from. */
  readonly version: number;
  readonly content: PlantContent;
  readonly restored: number | null;
}

/** @param complete what tags add: a change is told as people see it */
async function store(
  { db, clock, catalog }: PlantPorts,
  { caller, from }: PlantEditor,
  { vesselId, version, content, restored }: Change,
  complete: (stored: PlantContent) => PlantContent,
): Promise<void> {
  const [at, next] = [clock.now(), version + 1];
  await db.transaction().execute(async (tx) => {
    const old = await findPlantVersion(tx, vesselId);
    if ((old?.version ?? 0) !== version) throw outdated(old?.savedBy);
    const changes = listChanges(complete(readContent(old)), complete(content), catalog);
    const row = { vesselId, version: next, content: JSON.stringify(content), savedMs: at, savedBy: caller.userName };
    const isFirst = await insertPlantVersion(tx, { ...row, changes: toKeptChanges(changes), restored });
    if (!isFirst) throw outdated(undefined);
    await recordAudit(tx, {
      at,
      ...toActor(caller),
      from,
      what: 'plant.saved',
      subject: `vessel:${vesselId}`,
      old: toAudited(changes, 'from', version),
      new: { ...toAudited(changes, 'to', next), ...(restored !== null && { restoredVersion: restored }) },
    });
  });
}

const outdated = (savedBy: string | undefined) =>
  createChangedFailure(`${savedBy ?? 'Another user'} saved this plant.`);
