import type { VesselWord } from '@fms/domain/permission';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../../language/index.ts';
import { buildGridProps } from '../../../ui/table/grid-props.ts';
import { WORD_SETS } from '../words/word-set.ts';
import type { MatrixGridProps } from './grid-props.ts';
import style from './matrix.module.css';
import { MatrixHead } from './matrix-head.tsx';
import type { MatrixRow } from './matrix-layout.ts';
import { MatrixLine } from './matrix-line.tsx';
import { findNextCell } from './selection.ts';

/** Px; they stand in the style too. */
const [NAME_WIDTH, HEAD_HEIGHT, ROW_HEIGHT] = [220, 122, 32];
const COLUMN_WIDTH = { vessel: 36, folder: 76 } as const;

/**
 * Users × vessels, of which only the cells in view are drawn. One stop of the Tab key: arrows move from cell to cell, V, M
 * and A give, Delete takes, Y or Enter asks why; on a head the same keys are for its whole row or column.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { rows, columns, selection, onSelect, onGive, onWhy } = props;
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const getScrollElement = () => scroller.current;
  const down = useVirtualizer({
    ...{ count: rows.length, getScrollElement, estimateSize: () => ROW_HEIGHT, overscan: 6 },
    ...{ scrollMargin: HEAD_HEIGHT, scrollPaddingStart: HEAD_HEIGHT },
  });
  const across = useVirtualizer({
    ...{ count: columns.length, getScrollElement, horizontal: true, overscan: 6 },
    ...{ scrollMargin: NAME_WIDTH, scrollPaddingStart: NAME_WIDTH },
    estimateSize: (index) => COLUMN_WIDTH[columns[index]?.kind ?? 'vessel'],
  });
  // Sizes are remembered by place, and opening a folder puts other columns there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the columns change
  useEffect(() => across.measure(), [columns]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The button of a head keeps the focus once it was pressed.
    if (event.target !== event.currentTarget && (event.key === 'Enter' || event.key === ' ')) return;
    const next = findNextCell(event.key, selection, rows, columns);
    if (next !== undefined) {
      onSelect(next.selection);
      down.scrollToIndex(next.row);
      across.scrollToIndex(next.column);
    } else if (event.key === 'y' || event.key === 'Y' || event.key === 'Enter') onWhy();
    else {
      const words = wordsOfKey(event.key);
      if (words === undefined) return;
      onGive(words);
    }
    event.preventDefault();
  };
  const placed = across.getVirtualItems().flatMap(({ index, start, size }) => {
    const column = columns[index];
    return column === undefined ? [] : [{ column, left: start, width: size, index }];
  });
  const width = NAME_WIDTH + across.getTotalSize();
  const lines = down.getVirtualItems();
  const isDrawn =
    placed.some(({ column }) => column.kind === 'vessel' && Number(column.vessel.id) === selection.vessel) &&
    lines.some(({ index }) => isRowOf(rows[index], selection.user));
  const active = isDrawn ? `cell-${selection.user}-${selection.vessel}` : undefined;
  const grid = buildGridProps({ rows: rows.length, active, onKeyDown });
  return (
    <div ref={scroller} className={style.scroller}>
      <table
        {...grid}
        className={style.grid}
        aria-label={t('USERS_MATRIX')}
        aria-colcount={columns.length + 1}
        style={{ width, height: HEAD_HEIGHT + down.getTotalSize() }}
      >
        <MatrixHead {...props} placed={placed} count={columns.length} />
        <tbody className={style.body}>
          {lines.map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return <MatrixLine key={index} {...props} row={row} index={index} top={start} placed={placed} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

const isRowOf = (row: MatrixRow | undefined, user: number | undefined) =>
  row?.kind === 'user' && Number(row.user.id) === user;

function wordsOfKey(key: string): readonly VesselWord[] | undefined {
  if (key === 'Delete' || key === 'Backspace') return [];
  const name = key.toUpperCase();
  return name === 'V' || name === 'M' || name === 'A' ? WORD_SETS[name] : undefined;
}
