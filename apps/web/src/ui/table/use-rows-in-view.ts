import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useRef } from 'react';

interface RowsInViewOptions {
  readonly count: number;
  /** Height of a row in px, until it is drawn and measured. */
  readonly rowHeight: number;
  /** The last rows are in view: time to ask for the next page. */
  readonly onEnd: () => void;
}

interface RowsInView {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Places of the rows to draw, in order. */
  readonly places: readonly number[];
  /** Heights in px of what is not drawn above and below them. */
  readonly above: number;
  readonly below: number;
  /** The `ref` of a drawn row, which names its place by `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
}

/** Rows before the end at which the next page is asked for. */
const AHEAD = 20;

/**
 * Which rows of a long table are in view, of any height. The others are replaced by two empty rows of their total height,
 * so that the scroll bar is true. The columns need a fixed layout: widths computed from the rows in view change while the
 * list is scrolled.
 */
export function useRowsInView({ count, rowHeight, onEnd }: RowsInViewOptions): RowsInView {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const isAtEnd = (last?.index ?? 0) >= count - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each longer list is looked at anew
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, count, onEnd]);
  return {
    scroller,
    places: items.map(({ index }) => index),
    above: first?.start ?? 0,
    below: virtualizer.getTotalSize() - (last?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
