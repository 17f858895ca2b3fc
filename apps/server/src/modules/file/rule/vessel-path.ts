/** Paths of files as callers and ships give them: evaluated by the rules of names, and told apart where they lie. */
import type { ErrorCode } from '@fms/contract/error';
import {
  checkFilePlace,
  FILE_TREES,
  type FileAction,
  type FileRefusal,
  type FileRefusalCode,
  type FileTree,
  foldName,
  isFileRefusal,
} from '@fms/domain/file';
import { Failure } from '../../../platform/failure/failure.ts';

/** A place in one of the trees. */
export interface VesselPath {
  readonly tree: FileTree;
  /** Below the tree; empty for the tree itself. */
  readonly path: string;
  /** As names are compared. */
  readonly pathFold: string;
  /** Of `path`, what stands before the name; empty at the top of the tree. */
  readonly directory: string;
  readonly name: string;
}

/** What is in the way is a conflict, what is over a bound too large; all others are wrong names. */
const CODES: Partial<Record<FileRefusalCode, ErrorCode>> = {
  'same-name': 'conflict',
  'other-kind': 'conflict',
  'over-quota': 'conflict',
  'file-too-large': 'too-large',
  'part-too-large': 'too-large',
};

/** The refusal with its sentence; `errors` name the rule and the part that breaks it. */
export function toFileFailure({ refused, sentence, part }: FileRefusal): Failure {
  return new Failure(CODES[refused] ?? 'invalid-input', sentence, [`${refused}: ${part}`]);
}

/** A place by the parts of its path below the tree. */
export function toVesselPath(tree: FileTree, parts: readonly string[]): VesselPath {
  const path = parts.join('/');
  const pathFold = parts.map(foldName).join('/');
  return { tree, path, pathFold, directory: parts.slice(0, -1).join('/'), name: parts.at(-1) ?? '' };
}

/** @throws {Failure} with the sentence of the rule that the path breaks, or that the tree does not allow the action */
export function requireVesselPath(given: string, action: FileAction): VesselPath {
  const place = checkFilePlace(given, action);
  if (isFileRefusal(place)) throw toFileFailure(place);
  return toVesselPath(place.tree, place.parts);
}

/** The place of a name in a directory, for uploads: a directory of `to-vessel`, which need not be there yet. */
export function requireUploadPath(directory: string, fileName: string): VesselPath & { readonly tree: 'to-vessel' } {
  // Evaluated as one part: a name with a slash in it is no way to another directory.
  if (/[\\/]/.test(fileName))
    throw new Failure('invalid-input', 'A name of a file holds no slash.', ['forbidden-character']);
  // No other tree takes uploads.
  return { ...requireVesselPath(`${directory}/${fileName}`, 'upload'), tree: 'to-vessel' };
}

/** The names of the trees, as the empty directory lists them. */
export const TREE_NAMES: readonly FileTree[] = FILE_TREES;
