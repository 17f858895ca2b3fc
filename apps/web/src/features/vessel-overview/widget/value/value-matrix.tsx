import type { ReactNode } from 'react';
import style from './value-table.module.css';

interface MatrixColumn {
  readonly key: string;
  readonly head: ReactNode;
  /** Gives way first where the widget is narrow. */
  readonly isMinor?: boolean | undefined;
}

interface MatrixRow {
  readonly name: string;
  /** As it is written where `name` says more than the table needs. */
  readonly shortName?: string;
}

interface ValueMatrixProps<Row extends MatrixRow> {
  /** Head of the names. */
  readonly corner: string;
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly Row[];
  /** `place` is that of the column, from 0. */
  readonly cell: (row: Row, place: number) => ReactNode;
  readonly className?: string | undefined;
}

/** One line a machine, one column a quantity, so that a value that differs from its neighbours is seen. */
export function ValueMatrix<Row extends MatrixRow>({ corner, columns, rows, cell, className }: ValueMatrixProps<Row>) {
  return (
    <table className={[style.table, className].filter(Boolean).join(' ')}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ key, head, isMinor }) => (
            <th key={key} scope="col" data-minor={isMinor}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" title={row.name}>
              {row.shortName ?? row.name}
            </th>
            {columns.map(({ key, isMinor }, place) => (
              <td key={key} data-minor={isMinor}>
                {cell(row, place)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
