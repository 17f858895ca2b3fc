import { DASHBOARD_COLUMNS, type PlaceChange, type WidgetPlace } from '@fms/domain/dashboard';
import { type PointerEvent, useRef, useState } from 'react';
import { GAP_PX, ROW_PX } from '../dashboard/place-style.ts';

export type DragKind = 'move' | 'resize';

interface Drag {
  readonly id: string;
  readonly kind: DragKind;
  readonly startX: number;
  readonly startY: number;
  readonly place: WidgetPlace;
  readonly columnPx: number;
}

interface CellDragPorts {
  /** With each cell the pointer passes, counted from where the widget stood. */
  readonly onDrag: (id: string, change: PlaceChange) => void;
  readonly onDrop: () => void;
  readonly onCancel: () => void;
}

/**
 * Moves or resizes a widget with the pointer, cell by cell. The handlers belong on the part that is taken hold of; what
 * was only pressed and let go is a click and no drag.
 */
export function useCellDrag(grid: () => HTMLElement | null, { onDrag, onDrop, onCancel }: CellDragPorts) {
  const drag = useRef<Drag | undefined>(undefined);
  const [draggedId, setDraggedId] = useState<string>();
  const end = (after: () => void) => {
    if (drag.current === undefined) return;
    drag.current = undefined;
    setDraggedId(undefined);
    after();
  };
  return {
    draggedId,
    handlers: (place: WidgetPlace, kind: DragKind) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const width = grid()?.clientWidth;
        if (event.button !== 0 || width === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const columnPx = (width + GAP_PX) / DASHBOARD_COLUMNS;
        drag.current = { id: place.id, kind, startX: event.clientX, startY: event.clientY, place, columnPx };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = drag;
        if (current === undefined) return;
        const columns = Math.round((event.clientX - current.startX) / current.columnPx);
        const rows = Math.round((event.clientY - current.startY) / (ROW_PX + GAP_PX));
        if (draggedId === undefined && columns === 0 && rows === 0) return;
        setDraggedId(current.id);
        onDrag(current.id, changeOf(current, columns, rows));
      },
      onPointerUp: () => end(onDrop),
      onPointerCancel: () => end(onCancel),
    }),
  };
}

function changeOf({ kind, place }: Drag, columns: number, rows: number): PlaceChange {
  return kind === 'move'
    ? { column: place.column + columns, row: place.row + rows }
    : { columnSpan: place.columnSpan + columns, rowSpan: place.rowSpan + rows };
}
