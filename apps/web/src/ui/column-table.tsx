import type { ReactNode } from 'react';
import style from './list.module.css';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly look?: 'identity' | 'quiet' | 'long' | 'number' | 'actions';
}

interface ColumnTableProps<Row> {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** Rows under named columns; on a phone each row names its values itself. */
export function ColumnTable<Row>({ label, columns, rows, keyOf }: ColumnTableProps<Row>) {
  return (
    <div className={style.scroll}>
      <table className={style.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name, look }, index) => (
              <th key={name} scope="col" className={look === 'number' ? style.number : undefined}>
                {index === columns.length - 1 && name === '' ? <span className="fms-spoken">{label}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell, look }) => (
                <td key={name} data-name={name === '' ? undefined : name} className={look && (style[look] ?? '')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
