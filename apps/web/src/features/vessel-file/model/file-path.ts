/** Paths in the trees of a vessel, as the two panes walk them. */
import type { FileTree } from '@fms/domain/file';

/** The tree of the ship's pane, and those of the shore's, the one that is shown first before the other. */
export const SHIP_TREE = 'on-vessel' satisfies FileTree;
export const SHORE_TREES = ['to-vessel', 'from-vessel'] as const satisfies readonly FileTree[];

export type Side = 'ship' | 'shore';

export function joinPath(directory: string, name: string): string {
  return `${directory}/${name}`;
}

/** The last part of a path. */
export function getFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The tree that a path begins with. */
export function getTree(path: string): string {
  return path.split('/', 1)[0] ?? path;
}

/** Directories from the tree down to the path, each with its own path. */
export function listSteps(path: string): { readonly name: string; readonly path: string }[] {
  const parts = path.split('/');
  return parts.map((name, index) => ({ name, path: parts.slice(0, index + 1).join('/') }));
}
