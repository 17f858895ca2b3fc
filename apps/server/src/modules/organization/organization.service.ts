/** Organisations and the folder tree, each caller's own part of them (§6 and §7.4). */
import type { Folder, OrganizationEntry } from '@fms/contract/organization';
import { canSeeFolder, LEVEL_ADMIN } from '@fms/domain/account';
import type { FolderId, VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { toLastEdit } from '../../platform/database/revision.ts';
import {
  type FolderRow,
  findFolders,
  findOrganizations,
  findVesselPlaces,
  type VesselPlace,
} from './organization.repository.ts';

/** What the tree is built from. */
type PlacedFolder = Pick<FolderRow, 'id' | 'parentId' | 'organizationId' | 'name' | 'revision'>;

/** Children of each folder; those of `null` are the roots. */
function byParent(folders: readonly PlacedFolder[]): Map<FolderId | null, PlacedFolder[]> {
  const children = new Map<FolderId | null, PlacedFolder[]>();
  for (const folder of folders) {
    const siblings = children.get(folder.parentId) ?? [];
    children.set(folder.parentId, [...siblings, folder]);
  }
  return children;
}

function countVessels(folder: Folder): number {
  return folder.vessels.length + folder.children.reduce((sum, child) => sum + countVessels(child), 0);
}

/** The tree a caller of this level sees: with `places` the vessels the caller may see. */
export function buildFolderTree(
  folders: readonly PlacedFolder[],
  places: readonly VesselPlace[],
  level: Caller['level'],
): Folder[] {
  const children = byParent(folders);
  const branch = (parent: FolderId | null): Folder[] =>
    (children.get(parent) ?? [])
      .map(({ id, name, organizationId, revision }) => ({
        id,
        name,
        organizationId,
        revision,
        vessels: places.filter(({ folderId }) => folderId === id).map((place) => ({ id: place.id })),
        children: branch(id),
      }))
      .filter((folder) => canSeeFolder(level, countVessels(folder)));
  return branch(null);
}

export function createOrganizationService(db: Db, rights: Pick<VesselRights, 'visible'>) {
  async function visiblePlaces(caller: Caller): Promise<VesselPlace[]> {
    const visible: ReadonlySet<VesselId> = await rights.visible(caller);
    return (await findVesselPlaces(db)).filter(({ id }) => visible.has(id));
  }

  return {
    async list(caller: Caller): Promise<OrganizationEntry[]> {
      const organizations = await findOrganizations(db, caller.level === LEVEL_ADMIN ? 'all' : caller.userId);
      const places = await visiblePlaces(caller);
      return organizations.map(({ changedMs, changedBy, ...organization }) => ({
        organization: { ...organization, ...toLastEdit({ ...organization, changedMs, changedBy }) },
        vessels: places.filter(({ organizationId }) => organizationId === organization.id).map(({ id }) => ({ id })),
      }));
    },

    async folders(caller: Caller): Promise<Folder[]> {
      return buildFolderTree(await findFolders(db), await visiblePlaces(caller), caller.level);
    },
  };
}
export type OrganizationService = ReturnType<typeof createOrganizationService>;
