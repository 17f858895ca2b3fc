import type { VesselId } from '@fms/domain/identity';
import { Icon } from '@fms/ui/icon';
import { Checkbox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import drawn from '../../../ui/table/drawn-rows.module.css';
import { buildGridProps } from '../../../ui/table/grid-props.ts';
import { findStep } from '../../../ui/table/step-key.ts';
import { HEAD_HEIGHT, useDrawnRows } from '../../../ui/table/use-drawn-rows.ts';
import type { Marked } from '../../../ui/table/use-marked.ts';
import type { ListState, SortColumn } from './list-address.ts';
import { VesselLine } from './vessel-line.tsx';
import type { VesselRow } from './vessel-row.ts';
import style from './vessel-table.module.css';

/** px */
const ROW_HEIGHT = 36;

const keyOf = ({ vessel }: VesselRow) => vessel.id;

const HEADS: readonly (readonly [SortColumn, TextKey])[] = [
  ['name', 'VESSEL'],
  ['imo', 'IMO'],
  ['organization', 'ORGANIZATION'],
  ['folder', 'FOLDER'],
  ['ends', 'ENDS'],
  ['link', 'LINK'],
];

interface VesselTableProps {
  readonly rows: readonly VesselRow[];
  readonly order: ListState['order'];
  readonly openId: number | undefined;
  readonly marked: Marked<VesselId>;
  readonly nowMs: number;
  readonly onSort: (order: ListState['order']) => void;
  readonly onOpen: (id: VesselId) => void;
}

/**
 * The list as a table that draws only what is in view. It is one stop of the Tab key: arrows move, Space marks, Shift
 * with an arrow marks on the way, Enter opens the sheet.
 */
export function VesselTable({ rows, order, openId, marked, nowMs, onSort, onOpen }: VesselTableProps) {
  const t = useText();
  const [active, setActive] = useState<VesselId>();
  const { scroller, virtualizer } = useDrawnRows(rows, ROW_HEIGHT, keyOf);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const index = rows.findIndex(({ vessel }) => vessel.id === active);
    const present = rows[index]?.vessel.id;
    if (event.key === 'Enter' && present !== undefined) onOpen(present);
    if (event.key === ' ' && present !== undefined) marked.toggle([present]);
    const next = rows[findStep(event.key, index, rows.length)]?.vessel.id;
    if (event.key === ' ' || next !== undefined) event.preventDefault();
    if (next === undefined) return;
    if (event.shiftKey) marked.toggle(present === undefined ? [next] : [present, next], true);
    setActive(next);
    virtualizer.scrollToIndex(rows.findIndex(({ vessel }) => vessel.id === next));
  };
  const items = virtualizer.getVirtualItems();
  const shown = items.some(({ key }) => key === active) ? `vessel-${active}` : undefined;
  const grid = buildGridProps({ rows: rows.length, active: shown, onKeyDown, isMultiple: true });
  return (
    <div ref={scroller} className={style.scroller}>
      <table {...grid} className={style.table} aria-label={t('VESSELS')}>
        <VesselHead rows={rows} order={order} marked={marked} onSort={onSort} />
        <tbody className={drawn.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const { id } = row.vessel;
            return (
              <VesselLine
                key={key}
                row={row}
                index={index}
                top={start - HEAD_HEIGHT}
                isActive={id === active}
                isOpen={id === openId}
                isMarked={marked.ids.has(id)}
                nowMs={nowMs}
                onOpen={onOpen}
                onMark={marked.toggle}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Heads that sort, and once more the other way round; the box marks all that the filter leaves. */
function VesselHead({ rows, order, marked, onSort }: Pick<VesselTableProps, 'rows' | 'order' | 'marked' | 'onSort'>) {
  const t = useText();
  const count = rows.filter(({ vessel }) => marked.ids.has(vessel.id)).length;
  const isAll = rows.length > 0 && count === rows.length;
  return (
    <thead className={drawn.headGroup}>
      <tr className={drawn.listHead} aria-rowindex={1}>
        <th scope="col">
          <Checkbox
            size="xs"
            aria-label={t('MARK_ALL_VESSELS', { count: rows.length })}
            checked={isAll}
            indeterminate={count > 0 && !isAll}
            onChange={() =>
              marked.toggle(
                rows.map(({ vessel }) => vessel.id),
                !isAll,
              )
            }
          />
        </th>
        {HEADS.map(([sort, title]) => {
          const isSorted = order.sort === sort;
          const descending = isSorted && !order.descending;
          return (
            <th
              key={sort}
              scope="col"
              aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
            >
              <button type="button" className={drawn.sort} onClick={() => onSort({ sort, descending })}>
                {t(title)}
                {isSorted && <Icon name={order.descending ? 'arrow-up' : 'arrow-down'} size={14} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
