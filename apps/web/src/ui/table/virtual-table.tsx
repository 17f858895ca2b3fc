import { Icon } from '@fms/ui/icon';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useId, useRef, useState } from 'react';
import style from './virtual-table.module.css';

export interface VirtualColumn<Row> {
  readonly id: string;
  readonly name: string;
  /** A track of the grid: `minmax(120px, 2fr)`. */
  readonly width: string;
  readonly cell: (row: Row) => ReactNode;
  readonly look?: 'identity' | 'quiet' | 'number' | 'actions';
  readonly isSortable?: boolean;
}

export interface TableOrder {
  /** Id of a column. */
  readonly sort: string;
  readonly descending: boolean;
}

interface VirtualTableProps<Row> {
  /** What the rows are, for a screen reader. */
  readonly label: string;
  readonly columns: readonly VirtualColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly order?: TableOrder;
  readonly onOrder?: (order: TableOrder) => void;
  /** Enter on a row. */
  readonly onOpen?: (row: Row) => void;
  /** Another key on the row one has moved to. */
  readonly onKey?: (row: Row, key: string) => void;
  /** Width in px under which the rows scroll sideways. */
  readonly minWidth: number;
}

const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 30;
/** Of one value on a phone, of the buttons of a row there, and of the space around a card. */
const [LINE_HEIGHT, BUTTON_HEIGHT, CARD_PADDING] = [26, 48, 24];

/**
 * Rows under named columns, of which only those in view are drawn: as quick with 10,000 rows as with ten. Arrow keys, or
 * J and K, move among the rows; on a phone each row is a card that names its values.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, keyOf, order, onOrder, onOpen, onKey, minWidth } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) === true;
  const lines = columns.map(({ look }) => (look === 'actions' ? BUTTON_HEIGHT : LINE_HEIGHT));
  const height = isNarrow ? lines.reduce((sum, one) => sum + one, CARD_PADDING) : ROW_HEIGHT;
  const headHeight = isNarrow ? 0 : HEAD_HEIGHT;
  const [active, setActive] = useState<string | number>();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const index = rows.findIndex((row) => keyOf(row) === active);
    const row = rows[index];
    if (event.key === 'Enter' && row !== undefined) onOpen?.(row);
    if (row !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) onKey?.(row, event.key);
    const next = findNextRow(event.key, index, rows.length);
    const target = next === undefined ? undefined : rows[next];
    if (next === undefined || target === undefined) return;
    event.preventDefault();
    setActive(keyOf(target));
    virtualizer.scrollToIndex(next);
  };
  const template = isNarrow ? undefined : columns.map(({ width }) => width).join(' ');
  const items = virtualizer.getVirtualItems();
  const drawn = items.find(({ index }) => {
    const row = rows[index];
    return row !== undefined && keyOf(row) === active;
  });
  return (
    <div ref={scroller} className={style.scroller}>
      <table
        className={style.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table one moves in with the arrows is a grid
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={drawn && `${id}${drawn.index}`}
        tabIndex={0}
        style={{ minWidth: isNarrow ? undefined : minWidth }}
        onKeyDown={onKeyDown}
      >
        <Head columns={columns} order={order} onOrder={onOrder} template={template} />
        <tbody className={style.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const key = keyOf(row);
            return (
              <MemoizedRow
                key={key}
                id={`${id}${index}`}
                index={index}
                top={start - headHeight}
                height={height}
                template={template}
                isActive={key === active}
                row={row}
                columns={columns}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  readonly id: string;
  readonly index: number;
  /** Distance from the first row and height, px. */
  readonly top: number;
  readonly height: number;
  readonly template: string | undefined;
  readonly isActive: boolean;
  readonly row: Row;
  readonly columns: readonly VirtualColumn<Row>[];
}

function TableRow<Row>({ id, index, top, height, template, isActive, row, columns }: TableRowProps<Row>) {
  return (
    <tr
      id={id}
      className={style.row}
      aria-rowindex={index + 2}
      data-active={isActive}
      style={{ height, transform: `translateY(${top}px)`, gridTemplateColumns: template }}
    >
      {columns.map(({ id: column, name, cell, look }) => (
        <td key={column} data-name={name} data-look={look}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Drawn again only when its data, its place or its columns change, and not with each key typed into the filter. */
const MemoizedRow = memo(TableRow) as typeof TableRow;

/** Where a key leads from the row at `index`, -1 for none; undefined for other keys. */
function findNextRow(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown' || key === 'j') return Math.min(last, index + 1);
  if (key === 'ArrowUp' || key === 'k') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

interface HeadProps<Row> {
  readonly columns: readonly VirtualColumn<Row>[];
  readonly order: TableOrder | undefined;
  readonly onOrder: ((order: TableOrder) => void) | undefined;
  readonly template: string | undefined;
}

function Head<Row>({ columns, order, onOrder, template }: HeadProps<Row>) {
  return (
    <thead className={style.headGroup}>
      <tr className={style.head} aria-rowindex={1} style={{ gridTemplateColumns: template }}>
        {columns.map(({ id, name, look, isSortable }) => {
          const isSorted = order?.sort === id;
          const descending = isSorted && order.descending;
          if (isSortable !== true || onOrder === undefined)
            return (
              <th key={id} scope="col" data-look={look}>
                {look === 'actions' ? <span className="fms-spoken">{name}</span> : name}
              </th>
            );
          return (
            <th
              key={id}
              scope="col"
              data-look={look}
              aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
            >
              <button
                type="button"
                className={style.sort}
                onClick={() => onOrder({ sort: id, descending: isSorted && !descending })}
              >
                {name}
                {isSorted && <Icon name={descending ? 'arrow-up' : 'arrow-down'} size={14} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
