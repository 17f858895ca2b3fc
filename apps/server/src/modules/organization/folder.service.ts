/** Folders added, named, moved and deleted by managers of their organisation (§7.4). */
import type { BodyOf } from '@fms/contract/endpoint';
import { type addFolder, type editFolder, type FolderPlace, MAX_FOLDER_DEPTH } from '@fms/contract/organization';
import type { FolderId, OrganizationId, VesselId } from '@fms/domain/identity';
import { type Caller, createUnknownFailure } from '../../platform/access/caller.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { requireRevision, takeNextRevision } from '../../platform/database/revision.ts';
import { conflict, Failure, invalid } from '../../platform/failure/failure.ts';
import { createEntryMaker } from './audit-entry.ts';
import {
  dissolveFolder,
  type FolderRow,
  findFolder,
  findVesselsIn,
  insertFolder,
  lockFoldersOf,
  placeVessels,
  updateFolder,
} from './folder.repository.ts';
import type { OrganizationPolicy } from './organization.policy.ts';

export interface FolderPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  policy: OrganizationPolicy;
}

export function createFolderService({ db, bus, clock, policy }: FolderPorts) {
  const entry = createEntryMaker<FolderId>(clock, 'folder');

  async function requireFolder(caller: Caller, id: FolderId): Promise<FolderRow> {
    const folder = await findFolder(db, id);
    if (!folder) throw createUnknownFailure(caller, 'The folder');
    await policy.requireManage(caller, folder.organizationId);
    return folder;
  }

  return {
    async add(caller: Caller, from: string, wanted: BodyOf<typeof addFolder>): Promise<FolderPlace> {
      await policy.requireManage(caller, wanted.organizationId);
      const made = await db.transaction().execute(async (tx) => {
        requirePlace(await lockFoldersOf(tx, wanted.organizationId), null, wanted);
        const row = await insertFolder(tx, wanted);
        await recordAudit(tx, { ...entry(caller, from, 'folder.added', row.id), new: toldOf(row) });
        return row;
      });
      bus.publish('organization.changed', { vesselIds: [] });
      return toPlace(made);
    },

    /** All of it or nothing; vessels that are left out of `vesselIds` leave the folder. */
    async edit(caller: Caller, from: string, edit: BodyOf<typeof editFolder>): Promise<FolderPlace> {
      const { id, name, parentId, vesselIds, revision } = edit;
      const { organizationId } = await requireFolder(caller, id);
      const { row, moved } = await db.transaction().execute(async (tx) => {
        const folders = await lockFoldersOf(tx, organizationId);
        const before = folders.find((folder) => folder.id === id);
        if (!before) throw createUnknownFailure(caller, 'The folder');
        requireRevision(before, revision);
        requirePlace(folders, id, { name, parentId });
        const moved = vesselIds ? await hold(tx, before, vesselIds) : [];
        const change = { name, parentId, ...takeNextRevision(caller.userName, clock.now()) };
        const row = await updateFolder(tx, id, change);
        const told = { ...toldOf(row), ...(vesselIds && { vessels: vesselIds.length }) };
        await recordAudit(tx, { ...entry(caller, from, 'folder.edited', id), old: toldOf(before), new: told });
        return { row, moved };
      });
      bus.publish('organization.changed', { vesselIds: moved });
      return toPlace(row);
    },

    /** What it holds moves to its parent. */
    async remove(caller: Caller, from: string, id: FolderId): Promise<void> {
      const { organizationId } = await requireFolder(caller, id);
      const moved = await db.transaction().execute(async (tx) => {
        const folders = await lockFoldersOf(tx, organizationId);
        const folder = folders.find((one) => one.id === id);
        if (!folder) throw createUnknownFailure(caller, 'The folder');
        requirePlacesAbove(folders, folder);
        const moved = await findVesselsIn(tx, id);
        await dissolveFolder(tx, folder);
        await recordAudit(tx, { ...entry(caller, from, 'folder.deleted', id), old: toldOf(folder) });
        return moved;
      });
      bus.publish('organization.changed', { vesselIds: moved });
    },
  };
}
export type FolderService = ReturnType<typeof createFolderService>;

const toPlace = ({ id, name, organizationId, parentId, revision }: FolderRow): FolderPlace => ({
  id,
  name,
  organizationId,
  parentId,
  revision,
});

const toldOf = ({ name, parentId, organizationId }: FolderRow) => ({ name, parentId, organizationId });

/** Makes the folder hold these vessels and no others; answers those that came or left. */
async function hold(
  tx: Db,
  { id, organizationId }: { id: FolderId; organizationId: OrganizationId },
  wanted: readonly VesselId[],
): Promise<VesselId[]> {
  const held = await findVesselsIn(tx, id);
  const [before, after] = [new Set(held), new Set(wanted)];
  const come = [...after].filter((vesselId) => !before.has(vesselId));
  const leave = held.filter((vesselId) => !after.has(vesselId));
  await placeVessels(tx, { organizationId, folderId: null }, leave);
  const placed = await placeVessels(tx, { organizationId, folderId: id }, come);
  if (placed.length < come.length) {
    throw invalid('Some of the vessels are not of the organisation.', ['vesselIds: not of the organisation']);
  }
  return [...come, ...leave];
}

/** Whether what lies in a folder may move to its parent. */
function requirePlacesAbove(folders: readonly FolderRow[], { id, parentId }: FolderRow): void {
  const rest = folders.filter((one) => one.id !== id);
  for (const child of folders) {
    if (child.parentId === id) requirePlace(rest, child.id, { name: child.name, parentId });
  }
}

/**
 * Whether a folder may be called so and lie there: the parent is of the same organisation and not below the folder
 * itself, no sibling has the name, and the folder lies no deeper than it may.
 */
function requirePlace(
  folders: readonly FolderRow[],
  id: FolderId | null,
  { name, parentId }: { name: string; parentId: FolderId | null },
): void {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  if (parentId !== null && !byId.has(parentId)) {
    throw invalid('The parent is no folder of the organisation.', ['parentId: unknown']);
  }
  let depth = 1;
  for (let above = parentId; above !== null; above = byId.get(above)?.parentId ?? null, depth++) {
    if (above === id) throw new Failure('folder-cycle', 'A folder cannot lie inside of itself.');
  }
  if (depth > MAX_FOLDER_DEPTH) throw invalid(`Folders are at most ${MAX_FOLDER_DEPTH} deep.`, ['parentId: too deep']);
  const isTaken = folders.some(
    (one) => one.id !== id && one.parentId === parentId && one.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw conflict(`There is a folder ${name} in this place already.`);
}
