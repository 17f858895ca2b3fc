/** Changes of cells that are not saved yet. */
import type {
  Assignment,
  MatrixCell,
  MatrixUser,
  MatrixVessel,
  PermissionChange,
  PermissionMatrix,
} from '@fms/contract/permission';
import { sortWords, type VesselWord } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import { hasWords } from '../words/word-set.ts';

/** By `keyOfCell`. */
export type Drafts = ReadonlyMap<string, PermissionChange>;
export const NO_DRAFTS: Drafts = new Map();

type Pair = Pick<MatrixCell, 'userId' | 'vesselId'>;
export const formatCellKey = ({ userId, vesselId }: Pair): string => `${userId}:${vesselId}`;

/** A cell that a change is about, with what it shows now. */
export interface Target {
  readonly user: MatrixUser;
  readonly vessel: MatrixVessel;
  readonly cell: MatrixCell | undefined;
}

/** What the cell shall be given: words with an end, `null` for none. An end that is left out stays as it is. */
export interface Given {
  readonly words: readonly VesselWord[];
  readonly until?: string | null;
}

/** Cells by their key. */
export function mapCells({ cells }: Pick<PermissionMatrix, 'cells'>): ReadonlyMap<string, MatrixCell> {
  return new Map(cells.map((cell) => [formatCellKey(cell), cell]));
}

export function toAssignment(cell: MatrixCell | undefined): Assignment | null {
  return cell?.assigned == null ? null : { words: cell.assigned, until: cell.until };
}

/**
 * The drafts with these cells changed. Words that the caller may not give on a vessel are left out; without words the
 * assignment ends. A cell changed back to what is stored has no draft, and one that may not be changed gets none.
 */
export function draftCells(drafts: Drafts, targets: readonly Target[], given: Given, now: Instant): Drafts {
  const next = new Map(drafts);
  for (const target of targets) {
    const key = keyOfTarget(target);
    const draft = draftCell(target, drafts.get(key), given, now);
    if (draft === undefined) next.delete(key);
    else if (draft !== 'refused') next.set(key, draft);
  }
  return next;
}

const keyOfTarget = ({ user, vessel }: Target) => formatCellKey({ userId: user.id, vesselId: vessel.id });

function draftCell(
  { user, vessel, cell }: Target,
  draft: PermissionChange | undefined,
  given: Given,
  now: Instant,
): PermissionChange | undefined | 'refused' {
  const before = draft?.before ?? toAssignment(cell);
  const words = sortWords(given.words.filter((word) => vessel.grantable.includes(word)));
  // Without `view` no other word counts.
  const isEmpty = !words.includes('view');
  if (isEmpty ? given.words.length > 0 || (before === null && draft === undefined) : !user.editable) return 'refused';
  const kept = draft === undefined ? before?.until : draft.until;
  const isOver = kept != null && Date.parse(kept) <= now;
  const until = isEmpty ? null : given.until !== undefined ? given.until : isOver ? null : (kept ?? null);
  const change = { userId: user.id, vesselId: vessel.id, words: isEmpty ? [] : words, until, before };
  return isSameAssignment(before, toGiven(change)) ? undefined : change;
}

const toGiven = ({ words, until }: PermissionChange): Assignment | null =>
  words.length === 0 ? null : { words, until };

export function isSameAssignment(one: Assignment | null, other: Assignment | null): boolean {
  if (one === null || other === null) return one === other;
  return one.until === other.until && one.words.length === other.words.length && hasWords(one.words, other.words);
}

/** Whether the stored assignment is no longer the one that the draft was made from. */
export function isOutdated(draft: PermissionChange, cell: MatrixCell | undefined): boolean {
  return !isSameAssignment(draft.before ?? null, toAssignment(cell));
}

/** Of a row or column: the cells in which these words would change something. */
export function listDiffering(targets: readonly Target[], words: readonly VesselWord[]): readonly Target[] {
  return targets.filter(({ cell }) =>
    words.length === 0 ? cell?.assigned != null : !hasWords(cell?.words ?? [], words),
  );
}
