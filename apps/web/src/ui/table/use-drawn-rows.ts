import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';

/** Height of the head of a table of drawn rows, px. */
export const HEAD_HEIGHT = 30;

/** Which of rows of one height (px) are in view, below a head that stays: for tables in the style `drawn-rows`. */
export function useDrawnRows<Row>(rows: readonly Row[], rowHeight: number, keyOf: (row: Row) => number) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : keyOf(row);
      },
      [rows, keyOf],
    ),
    overscan: 8,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  return { scroller, virtualizer };
}
