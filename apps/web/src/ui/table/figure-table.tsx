import type { ReactNode } from 'react';
import style from './figure-table.module.css';
import { type Columns, HeadRow } from './head-row.tsx';

interface FigureTableProps {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  readonly columns: Columns;
  readonly className?: string | undefined;
  /** The rows, each with its name in its first cell. */
  readonly children: ReactNode;
}

/** A table of figures: names left, numbers right. It scrolls sideways by touch and by keys; on a phone minor columns are left out. */
export function FigureTable({ label, columns, className, children }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={[style.scroll, className].filter(Boolean).join(' ')} tabIndex={0} aria-label={label}>
      <table className={`fms-table ${style.table}`}>
        <thead>
          <HeadRow columns={columns} />
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
