/** The folders of the tree as a list: who stands above whom, and the names on the way down. */
import type { Folder } from '@fms/contract/organization';
import type { FolderId, OrganizationId, VesselId } from '@fms/domain/identity';

export interface ListedFolder {
  readonly id: FolderId;
  readonly name: string;
  /** Names from the outside in: `Offshore / North`. */
  readonly path: string;
  readonly parentId: FolderId | null;
  readonly organizationId: OrganizationId;
  /** Levels above it. */
  readonly depth: number;
  readonly revision: number;
  readonly vesselIds: readonly VesselId[];
}

/** Every folder, each directly before the folders inside of it, in the order of the server. */
export function listFolders(roots: readonly Folder[]): readonly ListedFolder[] {
  const listed: ListedFolder[] = [];
  const walk = (folder: Folder, above: ListedFolder | undefined) => {
    const { id, name, organizationId, revision, vessels, children } = folder;
    const one: ListedFolder = {
      ...{ id, name, organizationId, revision },
      path: above === undefined ? name : `${above.path} / ${name}`,
      parentId: above?.id ?? null,
      depth: above === undefined ? 0 : above.depth + 1,
      vesselIds: vessels.map((vessel) => vessel.id),
    };
    listed.push(one);
    for (const child of children) walk(child, one);
  };
  for (const root of roots) walk(root, undefined);
  return listed;
}

/** The folder and all folders inside of it: where it cannot be moved to. */
export function listInside(folders: readonly ListedFolder[], id: FolderId): ReadonlySet<FolderId> {
  const inside = new Set([id]);
  for (const folder of folders) {
    if (folder.parentId !== null && inside.has(folder.parentId)) inside.add(folder.id);
  }
  return inside;
}
