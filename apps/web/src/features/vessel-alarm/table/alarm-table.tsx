import type { ReactNode } from 'react';

export interface AlarmColumn {
  readonly title: string;
  readonly className?: string | undefined;
  /** Said to a screen reader, not drawn: what the column holds needs no words above it. */
  readonly isSpoken?: boolean;
}

interface AlarmTableProps {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  readonly columns: readonly AlarmColumn[];
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
    <table className={classes.filter(Boolean).join(' ')} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ title, className: look, isSpoken }) => (
            <th key={title} scope="col" className={look}>
              {isSpoken ? <span className="fms-spoken">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
