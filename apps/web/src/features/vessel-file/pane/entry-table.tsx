import type { FileEntry } from '@fms/contract/file';
import { Icon } from '@fms/ui/icon';
import { type DragEvent, useCallback, useId, useRef, useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { MoreButton } from '../../../ui/more-button.tsx';
import { ENTRY_COLUMNS, type EntryOrder } from '../model/arrange-entries.ts';
import { joinPath, type Side } from '../model/file-path.ts';
import type { RowKeys } from '../model/use-row-keys.ts';
import { RowGrid } from '../part/row-grid.tsx';
import style from '../style/file.module.css';
import { EntryRow } from './entry-row.tsx';

interface EntryTableProps {
  readonly label: string;
  readonly side: Side;
  readonly directory: string;
  readonly entries: readonly FileEntry[];
  readonly rows: RowKeys<string>;
  /** The file of the address. */
  readonly selected: string | undefined;
  readonly isFixed: boolean;
  readonly order: EntryOrder;
  readonly onOrder: (order: EntryOrder) => void;
  readonly onOpen: (path: string) => void;
  readonly onDrag: (event: DragEvent) => void;
}

const TITLES: Record<EntryOrder['by'], TextKey> = { name: 'FILE_NAME', size: 'FILE_SIZE', modified: 'FILE_CHANGED' };
/** Rows that are drawn at first, and more with each press: a directory may hold 10,000. */
const PAGE = 200;

/**
 * A directory as a list that is one stop of the Tab key: arrows move, Space marks, Shift with an arrow marks on the way,
 * Enter opens; what other keys do is the pane's.
 */
export function EntryTable(props: EntryTableProps) {
  const { label, side, directory, entries, rows, selected, isFixed, order, onOrder, onOpen, onDrag } = props;
  const t = useText();
  const id = useId();
  const [most, setMost] = useState(PAGE);
  // The rows stay as they are drawn while marks and keys of others change.
  const latest = useRef({ rows, onOpen, onDrag });
  latest.current = { rows, onOpen, onDrag };
  const click = useCallback<RowKeys<string>['onRowClick']>(
    (path, event) => latest.current.rows.onRowClick(path, event),
    [],
  );
  const mark = useCallback((path: string) => latest.current.rows.marked.toggle([path]), []);
  const open = useCallback((path: string) => latest.current.onOpen(path), []);
  const drag = useCallback((path: string, event: DragEvent) => {
    const now = latest.current;
    if (!now.rows.marked.ids.has(path)) now.rows.markOnly(path);
    now.onDrag(event);
  }, []);
  const shown = entries.slice(0, most);
  const activeIndex = shown.findIndex(({ name }) => joinPath(directory, name) === rows.active);
  return (
    <div className={style.scroll}>
      <RowGrid
        className={style.table}
        label={label}
        rows={rows}
        activeId={activeIndex === -1 ? undefined : `${id}${activeIndex}`}
        rowCount={entries.length + 1}
      >
        <thead>
          <tr>
            {ENTRY_COLUMNS.map((by) => {
              const isSorted = order.by === by;
              const descending = isSorted && order.descending;
              return (
                <th
                  key={by}
                  scope="col"
                  className={by === 'name' ? undefined : style.number}
                  aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className={style.sort}
                    onClick={() => onOrder({ by, descending: isSorted && !descending })}
                  >
                    {t(TITLES[by])}
                    {isSorted && <Icon name={descending ? 'arrow-up' : 'arrow-down'} size={14} />}
                  </button>
                </th>
              );
            })}
            <th scope="col">{t('FILE_HASH')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((entry, index) => {
            const path = joinPath(directory, entry.name);
            return (
              <EntryRow
                key={path}
                id={`${id}${index}`}
                side={side}
                path={path}
                entry={entry}
                isActive={index === activeIndex}
                isMarked={rows.marked.ids.has(path)}
                isSelected={path === selected}
                isFixed={isFixed}
                onClick={click}
                onMark={mark}
                onOpen={open}
                onDrag={drag}
              />
            );
          })}
        </tbody>
      </RowGrid>
      <MoreButton rest={entries.length - shown.length} onClick={() => setMost(most + PAGE)} />
    </div>
  );
}
