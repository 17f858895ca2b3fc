/** What the parts of the grid are drawn from. */
import type { MatrixUser, MatrixVessel } from '@fms/contract/permission';
import type { VesselWord } from '@fms/domain/permission';
import type { CellLook } from './cell-look.ts';
import type { MatrixColumn, MatrixRow } from './matrix-layout.ts';
import type { Selection } from './selection.ts';

export interface MatrixGridProps {
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly MatrixColumn[];
  readonly selection: Selection;
  readonly lookOf: (user: MatrixUser, vessel: MatrixVessel) => CellLook;
  readonly nameOf: (id: MatrixUser['organizationId']) => string;
  readonly onSelect: (selection: Selection) => void;
  /** Words for what is selected; none ends its assignments. */
  readonly onGive: (words: readonly VesselWord[]) => void;
  readonly onOpenFolder: (folder: string) => void;
  /** Leads to the reasons for the selected cell. */
  readonly onWhy: () => void;
}

/** A column in view. */
export interface PlacedColumn {
  readonly column: MatrixColumn;
  readonly index: number;
  /** Px from the left edge of the grid. */
  readonly left: number;
  readonly width: number;
}
