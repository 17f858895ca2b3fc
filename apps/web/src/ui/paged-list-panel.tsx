import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Column, ColumnTable } from './column-table.tsx';
import { ListPanel } from './list-panel.tsx';
import { Pager } from './pager.tsx';

interface Page<Row> {
  readonly rows: Row[];
  /** Of the whole list. */
  readonly total: number;
}

interface PagedListPanelProps<Row, Key extends QueryKey> {
  readonly title: string;
  /** Between the title and the rows of the page. */
  readonly toolsOf?: (rows: readonly Row[]) => ReactNode;
  /** The most rows of one page. */
  readonly size: number;
  /** What asks for the page from an entry on. */
  readonly queryAt: (offset: number) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>;
  readonly empty: { title: string; detail: string };
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly children?: ReactNode;
}

/** A list of which one page is shown at a time, under named columns. */
export function PagedListPanel<Row, Key extends QueryKey>(props: PagedListPanelProps<Row, Key>) {
  const { title, toolsOf, size, queryAt, empty, columns, keyOf, children } = props;
  const [offset, setOffset] = useState(0);
  const query = useQuery(queryAt(offset));
  const { rows = [], total = 0 } = query.data ?? {};
  return (
    <ListPanel
      title={title}
      tools={toolsOf?.(rows)}
      query={{ ...query, data: query.data?.rows }}
      empty={empty}
      foot={<Pager page={size} offset={offset} total={total} onChange={setOffset} />}
    >
      <ColumnTable label={title} columns={columns} rows={rows} keyOf={keyOf} />
      {children}
    </ListPanel>
  );
}
