import type { ReactNode } from 'react';
import { type Columns, HeadRow } from './head-row.tsx';

interface HeadTableProps {
  /** What the rows are, for a screen reader; left out where a title stands above the table. */
  readonly label?: string | undefined;
  readonly columns: Columns;
  readonly className?: string | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table: the heads from data, the rows as their screen draws them. */
export function HeadTable({ label, columns, className, children }: HeadTableProps) {
  return (
    <table className={className} aria-label={label}>
      <thead>
        <HeadRow columns={columns} />
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
