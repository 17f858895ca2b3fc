/** The three trees of a vessel's files, and what may be done in each. */

import { type FileRefusal, isFileRefusal, refuseFile } from '../refusal/file-refusal.ts';
import { checkFilePath } from './file-path.ts';

/** `on-vessel`: the ship's outbox as it was last listed; `from-vessel`: what arrived ashore; `to-vessel`: what goes on board. */
export const FILE_TREES = ['on-vessel', 'from-vessel', 'to-vessel'] as const;
export type FileTree = (typeof FILE_TREES)[number];

/** `fetch` asks the ship to send it; `upload` also adds directories. */
export type FileAction = 'list' | 'download' | 'fetch' | 'upload' | 'delete';

const ACTIONS: Record<FileTree, ReadonlySet<FileAction>> = {
  'on-vessel': new Set(['list', 'fetch']),
  'from-vessel': new Set(['list', 'download']),
  'to-vessel': new Set(['list', 'download', 'upload', 'delete']),
};

export interface FilePlace {
  readonly tree: FileTree;
  /** Below the tree, each in NFC; none for the tree itself. */
  readonly parts: readonly string[];
}

/**
 * The place that a path such as `to-vessel/charts/week-47.zip` names, when the action can be done there. A tree itself can
 * be listed only.
 */
export function checkFilePlace(given: string, action: FileAction): FilePlace | FileRefusal {
  const checked = checkFilePath(given);
  if (isFileRefusal(checked)) return checked;
  const [first, ...parts] = checked.parts;
  const tree = FILE_TREES.find((name) => name === first);
  if (tree === undefined) return refuseFile('unknown-tree', given);
  if (!ACTIONS[tree].has(action) || (parts.length === 0 && action !== 'list'))
    return refuseFile('read-only-tree', given);
  return { tree, parts };
}
