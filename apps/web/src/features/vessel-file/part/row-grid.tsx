import type { ReactNode } from 'react';
import type { RowKeys } from '../model/use-row-keys.ts';

interface RowGridProps<Id> {
  readonly className: string | undefined;
  readonly label: string;
  readonly rows: RowKeys<Id>;
  /** Element of the active row; undefined while none is active. */
  readonly activeId: string | undefined;
  /** Of all rows with the head, where not all are drawn. */
  readonly rowCount?: number;
  readonly children: ReactNode;
}

/** What makes a row of such a table: whether it is marked, and whether it is the one that keys act on. */
export const getRowAttributes = (id: string, isMarked: boolean, isActive: boolean) => ({
  id,
  'aria-selected': isMarked,
  'data-active': isActive,
});

/** A table as a list of files that is one stop of the Tab key: arrows move within it, other keys are those of `rows`. */
export function RowGrid<Id>({ className, label, rows, activeId, rowCount, children }: RowGridProps<Id>) {
  return (
    <table
      className={`fms-table ${className}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one moves in with the arrows is a grid
      role="grid"
      aria-label={label}
      aria-multiselectable
      aria-rowcount={rowCount}
      aria-activedescendant={activeId}
      tabIndex={0}
      data-file-list
      onKeyDown={rows.onKeyDown}
    >
      {children}
    </table>
  );
}
