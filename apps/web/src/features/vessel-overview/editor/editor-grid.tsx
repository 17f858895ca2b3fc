import type { PlacedWidget } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { type Direction, type PlaceChange, rearrangeLayout, stepPlace, type WidgetPlace } from '@fms/domain/dashboard';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '../../../language/index.ts';
import gridStyle from '../dashboard/dashboard-grid.module.css';
import { WidgetFrame } from '../dashboard/widget-frame.tsx';
import { getWidgetDefinition } from '../widget/widget-library.ts';
import { EditorCell } from './editor-cell.tsx';
import { useCellDrag } from './use-cell-drag.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const GROWTH = {
  left: { columnSpan: -1, rowSpan: 0 },
  right: { columnSpan: 1, rowSpan: 0 },
  up: { columnSpan: 0, rowSpan: -1 },
  down: { columnSpan: 0, rowSpan: 1 },
} as const;
const ignore = () => {};

interface EditorGridProps {
  readonly widgets: readonly PlacedWidget[];
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly selectedId: string | undefined;
  readonly onSelect: (id: string) => void;
  /** After the pointer let go, and with each key. */
  readonly onArrange: (widgets: readonly PlacedWidget[], id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The layout as it will be drawn, each widget to be moved and resized by pointer and by keys. */
export function EditorGrid({ widgets, vessel, tags, selectedId, onSelect, onArrange, onRemove }: EditorGridProps) {
  const t = useText();
  const hintId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<readonly PlacedWidget[]>();
  // A widget that was dragged was not clicked: the side panel stays as it is.
  const wasDragged = useRef(false);
  const { draggedId, handlers } = useCellDrag(() => grid.current, {
    onDrag: (id, change) => {
      wasDragged.current = true;
      setPreview(arranged(widgets, id, change));
    },
    onDrop: () => {
      if (preview !== undefined && draggedId !== undefined) onArrange(preview, draggedId);
      setPreview(undefined);
    },
    onCancel: () => setPreview(undefined),
  });
  const select = (id: string) => {
    if (!wasDragged.current) onSelect(id);
    wasDragged.current = false;
  };
  const onKeyDown = (event: KeyboardEvent, widget: PlacedWidget) => {
    const next = nextByKey(widgets, widget, event);
    if (next === undefined) return;
    event.preventDefault();
    if (next === 'remove') onRemove(widget.id);
    else onArrange(next, widget.id);
  };
  return (
    <>
      <p id={hintId} hidden>
        {t('EDITOR_KEYS')}
      </p>
      <div ref={grid} className={gridStyle.grid} data-columns={24}>
        {(preview ?? widgets).map((widget) => (
          <EditorCell
            key={widget.id}
            widget={widget}
            title={widget.option.title ?? t(getWidgetDefinition(widget.type).title)}
            hintId={hintId}
            isSelected={widget.id === selectedId}
            isDragged={widget.id === draggedId}
            move={handlers(widget, 'move')}
            resize={handlers(widget, 'resize')}
            onSelect={() => select(widget.id)}
            onKeyDown={(event) => onKeyDown(event, widget)}
          >
            <WidgetFrame widget={widget} vessel={vessel} tags={tags} onTrend={ignore} />
          </EditorCell>
        ))}
      </div>
    </>
  );
}

function arranged(widgets: readonly PlacedWidget[], id: string, change: PlaceChange): readonly PlacedWidget[] {
  const type = widgets.find((widget) => widget.id === id)?.type;
  return type === undefined ? widgets : rearrangeLayout(widgets, id, change, getWidgetDefinition(type).leastSpan);
}

/** What a key does to the layout: arrows move, with Shift they resize, Delete removes. */
function nextByKey(widgets: readonly PlacedWidget[], { id, columnSpan, rowSpan }: WidgetPlace, event: KeyboardEvent) {
  if (event.key === 'Delete' || event.key === 'Backspace') return 'remove';
  const direction = ARROWS[event.key];
  if (direction === undefined) return undefined;
  if (!event.shiftKey) return stepPlace(widgets, id, direction);
  const by = GROWTH[direction];
  return arranged(widgets, id, { columnSpan: columnSpan + by.columnSpan, rowSpan: rowSpan + by.rowSpan });
}
