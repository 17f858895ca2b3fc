import type { ReactNode } from 'react';
import { type Columns, HeadRow } from '../../../ui/table/head-row.tsx';
import { useRowsInView } from '../../../ui/table/use-rows-in-view.ts';
import style from './fleet-alarm.module.css';

/** What a row must put on its `tr`, so that its height is known. */
export interface PlacedRow {
  readonly ref: (row: HTMLElement | null) => void;
  readonly 'data-index': number;
  readonly 'aria-rowindex': number;
}

interface TableInViewProps<Row> {
  readonly label: string;
  readonly className?: string | undefined;
  readonly columns: Columns;
  readonly rows: readonly Row[];
  readonly rowHeight: number;
  readonly draw: (row: Row, placed: PlacedRow) => ReactNode;
  readonly onEnd: () => void;
}

/** A table that scrolls in its panel and draws the rows in view; near its end it asks for more. */
export function TableInView<Row>({ label, className, columns, rows, rowHeight, draw, onEnd }: TableInViewProps<Row>) {
  const { scroller, places, above, below, measure } = useRowsInView({ count: rows.length, rowHeight, onEnd });
  return (
    <div ref={scroller} className={style.scroller}>
      <table className={`fms-table fms-stacking ${className}`} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead>
          <HeadRow columns={columns} />
        </thead>
        <tbody>
          {above > 0 && <Gap height={above} />}
          {places.map((place) => {
            const row = rows[place];
            return row && draw(row, { ref: measure, 'data-index': place, 'aria-rowindex': place + 2 });
          })}
          {below > 0 && <Gap height={below} />}
        </tbody>
      </table>
    </div>
  );
}

/** As high as the rows that are not drawn; a reader passes it by. */
// biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
const Gap = ({ height }: { height: number }) => <tr aria-hidden="true" className={style.gap} style={{ height }} />;
