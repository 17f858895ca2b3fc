/** What is selected in the matrix, and where the arrow keys lead. */
import type { MatrixColumn, MatrixRow } from './matrix-layout.ts';

/** Ids: both for a cell, one of them for a whole row or column. */
export interface Selection {
  readonly user: number | undefined;
  readonly vessel: number | undefined;
}

export interface NextCell {
  readonly selection: Selection;
  /** Indices, to scroll there. */
  readonly row: number;
  readonly column: number;
}

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The cell an arrow key leads to, past headings and folders; undefined for other keys and without cells. */
export function findNextCell(
  key: string,
  { user, vessel }: Selection,
  rows: readonly MatrixRow[],
  columns: readonly MatrixColumn[],
): NextCell | undefined {
  const [down, right] = STEPS[key] ?? [];
  if (down === undefined || right === undefined) return undefined;
  const users = rows.flatMap((row, index) => (row.kind === 'user' ? [{ id: Number(row.user.id), index }] : []));
  const vessels = columns.flatMap((column, index) =>
    column.kind === 'vessel' ? [{ id: Number(column.vessel.id), index }] : [],
  );
  const row = step(users, user, down);
  const column = step(vessels, vessel, right);
  if (row === undefined || column === undefined) return undefined;
  return { selection: { user: row.id, vessel: column.id }, row: row.index, column: column.index };
}

/** The entry so many after that of the id; the first one where none has it. */
function step<Entry extends { id: number }>(entries: readonly Entry[], id: number | undefined, by: number) {
  const at = entries.findIndex((entry) => entry.id === id);
  return entries[at < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, at + by))];
}
