import { Icon } from '@fms/ui/icon';
import type { ColumnId, OverviewView } from '../../../entities/fleet/index.ts';
import { useText } from '../../../language/index.ts';
import { getColumnTitle } from '../column/column-title.ts';
import type { ColumnLayout } from '../column/column-width.ts';
import style from '../style/vessel-table.module.css';

/** Numbers stand at the right of their column. */
export const RIGHT: ReadonlySet<ColumnId> = new Set(['sog', 'cog', 'hdg', 'backlog']);

interface TableHeadProps {
  readonly view: OverviewView;
  /** Those of the view that are drawn. */
  readonly columns: readonly ColumnId[];
  readonly layout: ColumnLayout;
  readonly onSort: (column: ColumnId) => void;
}

/** The heads of the columns; each sorts, and once more the other way round. */
export function TableHead({ view, columns, layout: { template, minWidth }, onSort }: TableHeadProps) {
  const t = useText();
  return (
    <thead className={style.headGroup} style={{ minWidth }}>
      <tr className={style.head} aria-rowindex={1} style={{ gridTemplateColumns: template }}>
        {columns.map((id) => {
          const isSorted = view.sort === id;
          const order = isSorted ? (view.descending ? 'descending' : 'ascending') : undefined;
          return (
            <th key={id} scope="col" aria-sort={order} data-right={RIGHT.has(id)}>
              <button type="button" className={style.sort} onClick={() => onSort(id)}>
                {getColumnTitle(id, t)}
                {isSorted && <Icon name={view.descending ? 'arrow-up' : 'arrow-down'} size={14} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
