/** How a cell of the matrix looks. */
import type { MatrixCell, PermissionChange, PreviewedChange } from '@fms/contract/permission';
import type { Instant } from '@fms/domain/time';
import { formatWordSet, hasWords } from '../words/word-set.ts';

export interface CellLook {
  /** A letter for the words, empty for none. */
  readonly text: string;
  /** `direct`: an assignment of this person to this vessel. */
  readonly kind: 'none' | 'inherited' | 'direct';
  readonly hasEnd: boolean;
  /** Given, and cannot be used. */
  readonly isStruck: boolean;
  readonly isChanged: boolean;
}

const EMPTY: CellLook = { text: '', kind: 'none', hasEnd: false, isStruck: false, isChanged: false };

/** What is stored. */
export function describeCell(cell: MatrixCell | undefined, now: Instant): CellLook {
  if (cell === undefined) return EMPTY;
  const { words, usable, assigned, until } = cell;
  const isOver = assigned !== null && until !== null && Date.parse(until) <= now;
  const isGiven = words.length > 0;
  return {
    text: formatWordSet(isGiven ? words : (assigned ?? [])),
    kind: assigned !== null && !(isOver && isGiven) ? 'direct' : isGiven ? 'inherited' : 'none',
    hasEnd: assigned !== null && until !== null,
    isStruck: isGiven ? usable.length < words.length : assigned !== null,
    isChanged: false,
  };
}

/** What a change makes of it; the effect is known once the server has answered. */
export function describeDraft(
  { words, until }: PermissionChange,
  effect: PreviewedChange | undefined,
  cell: MatrixCell | undefined,
): CellLook {
  const inherited = cell?.through === 'assignment' ? [] : (cell?.words ?? []);
  const isDirect = words.length > 0;
  const held = effect?.after ?? (isDirect ? words : inherited);
  const isStruck = isDirect && effect !== undefined && !hasWords(effect.after, words);
  return {
    text: formatWordSet(isStruck ? words : held),
    kind: isDirect ? 'direct' : held.length > 0 ? 'inherited' : 'none',
    hasEnd: isDirect && until !== null,
    isStruck,
    isChanged: true,
  };
}
