/** The tree of folders a caller sees, made of rows (§6, §7.4). */
import type { Folder } from '@fms/contract/organization';
import { canSeeFolder, type PermissionLevel } from '@fms/domain/account';
import type { FolderId } from '@fms/domain/identity';
import type { FolderRow } from './folder.repository.ts';
import type { VesselPlace } from './organization.repository.ts';

/** What the tree is built from. */
type TreeRow = Pick<FolderRow, 'id' | 'parentId' | 'organizationId' | 'name' | 'revision'>;

/** Rows by what they lie in; `null` is the top. */
function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** The tree a caller of this level sees: with `places` the vessels the caller may see. Each row is visited once. */
export function buildFolderTree(
  folders: readonly TreeRow[],
  places: readonly VesselPlace[],
  level: PermissionLevel,
): Folder[] {
  const childrenOf = groupBy(folders, ({ parentId }) => parentId);
  const placesOf = groupBy(places, ({ folderId }) => folderId);

  function branch(parentId: FolderId | null): { folders: Folder[]; vessels: number } {
    const seen: Folder[] = [];
    let total = 0;
    for (const { id, name, organizationId, revision } of childrenOf.get(parentId) ?? []) {
      const below = branch(id);
      const vessels = (placesOf.get(id) ?? []).map((place) => ({ id: place.id }));
      const held = vessels.length + below.vessels;
      total += held;
      if (canSeeFolder(level, held))
        seen.push({ id, name, organizationId, revision, vessels, children: below.folders });
    }
    return { folders: seen, vessels: total };
  }
  return branch(null).folders;
}
