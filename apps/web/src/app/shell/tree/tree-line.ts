/** The vessel tree as lines from top to bottom: what is unfolded, or what a search leaves of it. */
import type { FolderId, VesselId } from '@fms/domain/identity';
import type { TreeFolder, TreeVessel, VesselTree } from './vessel-tree-model.ts';

export type TreeLine =
  | { readonly kind: 'folder'; readonly folder: TreeFolder; readonly depth: number; readonly isOpen: boolean }
  | { readonly kind: 'vessel'; readonly vessel: TreeVessel; readonly depth: number };

/** Folders before vessels, each folder followed by what is in it while it is open. */
export function buildTreeLines(tree: VesselTree, openFolders: ReadonlySet<FolderId>): TreeLine[] {
  const lines: TreeLine[] = [];
  const walk = ({ folders, vessels }: VesselTree, depth: number) => {
    for (const folder of folders) {
      const isOpen = openFolders.has(folder.id);
      lines.push({ kind: 'folder', folder, depth, isOpen });
      if (isOpen) walk(folder, depth + 1);
    }
    for (const vessel of vessels) lines.push({ kind: 'vessel', vessel, depth });
  };
  walk(tree, 0);
  return lines;
}

/** Only vessels in whose tooltip the words occur, and the folders that lead to them, all unfolded. */
export function findTreeLines(tree: VesselTree, words: string): TreeLine[] {
  const sought = words.trim().toLowerCase();
  const walk = ({ folders, vessels }: VesselTree, depth: number): TreeLine[] => [
    ...folders.flatMap((folder): TreeLine[] => {
      const inside = walk(folder, depth + 1);
      return inside.length === 0 ? [] : [{ kind: 'folder', folder, depth, isOpen: true }, ...inside];
    }),
    ...vessels
      .filter(({ tooltip }) => tooltip.toLowerCase().includes(sought))
      .map((vessel): TreeLine => ({ kind: 'vessel', vessel, depth })),
  ];
  return walk(tree, 0);
}

/** All vessels of a folder and of those below it. */
export function listVesselsIn({ folders, vessels }: VesselTree): TreeVessel[] {
  return [...vessels, ...folders.flatMap(listVesselsIn)];
}

/** The folders a vessel lies in, from the outside in; empty for a vessel of no folder. */
export function listFoldersAround({ folders }: VesselTree, vesselId: VesselId): FolderId[] {
  const around = folders.find((folder) => listVesselsIn(folder).some(({ id }) => id === vesselId));
  return around === undefined ? [] : [around.id, ...listFoldersAround(around, vesselId)];
}
