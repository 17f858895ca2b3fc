/** The vessel tree of the side menu (§2.3), made from folders and vessels. */
import type { Folder } from '@fms/contract/organization';
import type { Vessel } from '@fms/contract/vessel';
import type { FolderId, VesselId } from '@fms/domain/identity';

export interface TreeVessel {
  readonly id: VesselId;
  readonly label: string;
  /** The label plus the project number in brackets when present. */
  readonly tooltip: string;
}

/** What lies at one level: the tree itself, with the vessels of no folder, or the inside of a folder. */
export interface VesselTree {
  readonly folders: readonly TreeFolder[];
  readonly vessels: readonly TreeVessel[];
}

export interface TreeFolder extends VesselTree {
  readonly id: FolderId;
  readonly label: string;
  /** Vessels in it and below it. */
  readonly count: number;
}

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

/** Folders and vessels by label; exactly one root is left out and its children are shown directly. */
export function buildVesselTree(roots: readonly Folder[], vessels: readonly Vessel[]): VesselTree {
  const byId = new Map(vessels.map((vessel) => [vessel.id, vessel]));
  const placed = new Set<VesselId>();
  const folders = roots.map((root) => treeFolder(root, byId, placed)).sort(byLabel);
  const loose = vessels.filter(({ id }) => !placed.has(id)).map(treeVessel);
  const [only, ...others] = folders;
  if (only === undefined || others.length > 0) return { folders, vessels: loose.sort(byLabel) };
  return { folders: only.folders, vessels: [...only.vessels, ...loose].sort(byLabel) };
}

function treeFolder(folder: Folder, byId: ReadonlyMap<VesselId, Vessel>, placed: Set<VesselId>): TreeFolder {
  const folders = folder.children.map((child) => treeFolder(child, byId, placed)).sort(byLabel);
  const vessels = folder.vessels.flatMap(({ id }) => {
    const vessel = byId.get(id);
    if (vessel === undefined) return [];
    placed.add(id);
    return [treeVessel(vessel)];
  });
  const count = folders.reduce((sum, child) => sum + child.count, vessels.length);
  return { id: folder.id, label: folder.name, folders, vessels: vessels.sort(byLabel), count };
}

function treeVessel({ id, name, projectNumber }: Vessel): TreeVessel {
  return { id, label: name, tooltip: projectNumber === '' ? name : `${name} (${projectNumber})` };
}
