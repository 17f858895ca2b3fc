import type { Vessel } from '@fms/contract/vessel';
import { memo } from 'react';
import type { ColumnId } from '../../../entities/fleet/index.ts';
import { VesselCell } from '../cell/vessel-cell.tsx';
import type { OverviewRow } from '../row/overview-row.ts';
import style from '../style/vessel-table.module.css';
import { RIGHT } from './table-head.tsx';

interface VesselLineProps {
  readonly row: OverviewRow;
  readonly columns: readonly ColumnId[];
  /** Distance from the top of the body and height, px. */
  readonly top: number;
  readonly height: number;
  readonly template: string;
  readonly index: number;
  readonly isActive: boolean;
  /** Depth below the headings of groups; undefined where there are none. */
  readonly level: number | undefined;
  readonly isNarrow: boolean;
  readonly mayAsk: boolean;
  readonly isPinned: boolean;
  readonly onOpen: (vesselId: Vessel['id']) => void;
  readonly onPin: (vesselId: Vessel['id']) => void;
}

/**
 * One vessel of the table; on a phone its cells stand in two lines. Remembered, so that scrolling draws only the lines
 * that come into view.
 */
export const VesselLine = memo(function VesselLine(props: VesselLineProps) {
  const { row, columns, top, height, template, index, isActive, isNarrow, mayAsk, isPinned } = props;
  const { level, onOpen, onPin } = props;
  const { id: vesselId } = row.vessel;
  const gridTemplateColumns = isNarrow ? undefined : template;
  return (
    // The grid handles the keys; the pointer has the whole line to hit.
    <tr
      id={`line-vessel-${vesselId}`}
      aria-rowindex={index + 2}
      aria-level={level}
      className={style.row}
      data-active={isActive}
      style={{ height, transform: `translateY(${top}px)`, gridTemplateColumns }}
      onClick={() => onOpen(vesselId)}
    >
      {columns.map((id) => (
        <td key={id} className={style.cell} data-column={id} data-right={RIGHT.has(id)}>
          <VesselCell id={id} row={row} isNarrow={isNarrow} mayAsk={mayAsk} isPinned={isPinned} onPin={onPin} />
        </td>
      ))}
    </tr>
  );
});
