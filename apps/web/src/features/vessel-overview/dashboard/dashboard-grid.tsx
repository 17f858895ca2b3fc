import type { PlacedWidget } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { type DashboardColumns, placeInColumns, sortInReadingOrder, WIDGET_SUBJECT } from '@fms/domain/dashboard';
import { type RefCallback, useDeferredValue, useMemo } from 'react';
import style from './dashboard-grid.module.css';
import { GAP_PX, getPlaceStyle, ROW_PX } from './place-style.ts';
import { WidgetFrame } from './widget-frame.tsx';

interface DashboardGridProps {
  /** Told the element whose width decides about the columns. */
  readonly place: RefCallback<HTMLDivElement>;
  readonly columns: DashboardColumns;
  readonly widgets: readonly PlacedWidget[];
  readonly vessel: Vessel;
  readonly tags: readonly Tag[];
  readonly onTrend: (tag: Tag) => void;
}

/** The widgets where they stand, by plain CSS grid, in the order they are read. */
export function DashboardGrid({ place, columns, widgets, ...shown }: DashboardGridProps) {
  const placed = useMemo(() => {
    const byId = new Map(widgets.map((widget) => [widget.id, widget]));
    const places = widgets.map(({ id, type, column, row, columnSpan, rowSpan }) => {
      return { id, column, row, columnSpan, rowSpan, subject: WIDGET_SUBJECT[type] };
    });
    return sortInReadingOrder(placeInColumns(places, columns)).flatMap((at) => {
      const widget = byId.get(at.id);
      return widget === undefined ? [] : { at, widget };
    });
  }, [widgets, columns]);
  const rows = useDrawnRows();
  return (
    <div ref={place} className={style.grid} data-columns={columns}>
      {placed
        .filter(({ at }) => at.row < rows)
        .map(({ at, widget }) => (
          <div key={widget.id} className={style.cell} style={getPlaceStyle(at)}>
            <WidgetFrame widget={widget} {...shown} />
          </div>
        ))}
    </div>
  );
}

/** How many rows are drawn: first those in the window, the rest right after, so that the first rows appear sooner. */
function useDrawnRows(): number {
  return useDeferredValue(Number.POSITIVE_INFINITY, Math.ceil(innerHeight / (ROW_PX + GAP_PX)));
}
