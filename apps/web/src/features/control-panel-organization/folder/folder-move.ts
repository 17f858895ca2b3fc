/** Where a folder goes by keyboard, and where it may go at all. */
import type { FolderId } from '@fms/domain/identity';
import { type ListedFolder, listInside } from '../../../entities/organization/index.ts';

/** The folders a folder may be put into: all but itself and those inside of it. */
export function listPlaces(folders: readonly ListedFolder[], id: FolderId | undefined): readonly ListedFolder[] {
  if (id === undefined) return folders;
  const inside = listInside(folders, id);
  return folders.filter((folder) => !inside.has(folder.id));
}

/**
 * The new parent when a folder is moved one level: `in` puts it into the folder before it on its level, `out` beside the
 * folder that holds it. Undefined where there is no such place.
 */
export function findMove(
  folders: readonly ListedFolder[],
  { id, parentId }: ListedFolder,
  way: 'in' | 'out',
): FolderId | null | undefined {
  if (way === 'out') {
    return parentId === null ? undefined : (folders.find((folder) => folder.id === parentId)?.parentId ?? null);
  }
  const level = folders.filter((folder) => folder.parentId === parentId);
  return level[level.findIndex((folder) => folder.id === id) - 1]?.id;
}
