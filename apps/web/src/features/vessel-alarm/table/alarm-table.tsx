import type { ReactNode } from 'react';
import type { Columns } from '../../../ui/table/head-row.tsx';
import { HeadTable } from '../../../ui/table/head-table.tsx';

interface AlarmTableProps {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  readonly columns: Columns;
  readonly className?: string | undefined;
  /** On a phone each row is a block that its own style lays out. */
  readonly isStacking?: boolean;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of the alarm tab: the heads from data, the rows as their screen draws them. */
export function AlarmTable({ label, columns, className, isStacking = false, children }: AlarmTableProps) {
  const classes = ['fms-table', isStacking ? 'fms-stacking' : '', className ?? ''];
  return (
    <HeadTable label={label} columns={columns} className={classes.filter(Boolean).join(' ')}>
      {children}
    </HeadTable>
  );
}
