import type { ReactNode } from 'react';

export interface ColumnHead {
  readonly title: string;
  readonly className?: string | undefined;
  /** Left out on a phone. */
  readonly isMinor?: boolean;
  /** Said to a screen reader, not drawn: what the column holds needs no words above it. */
  readonly isSpoken?: boolean;
  /** The whole of a title that may be cut. */
  readonly tooltip?: string;
  /** Stands in the place of the title, which then only names the column. */
  readonly content?: ReactNode;
}

/** A column whose head needs no more than a title is its title. */
export type Columns = readonly (ColumnHead | string)[];

/** The row of heads of a table, a cell for each column. */
export function HeadRow({ columns }: { columns: Columns }) {
  return (
    <tr>
      {columns.map((column) => {
        const head = typeof column === 'string' ? { title: column } : column;
        return <Head key={head.title} {...head} />;
      })}
    </tr>
  );
}

function Head({ title, className, isMinor = false, isSpoken = false, tooltip, content }: ColumnHead) {
  return (
    <th
      scope="col"
      className={className}
      data-minor={isMinor || undefined}
      title={tooltip}
      aria-label={content === undefined ? undefined : title}
    >
      {content ?? (isSpoken ? <span className="fms-spoken">{title}</span> : title)}
    </th>
  );
}
