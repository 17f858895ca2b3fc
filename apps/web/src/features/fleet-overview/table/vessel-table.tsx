import type { Vessel } from '@fms/contract/vessel';
import { useElementSize, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ColumnId, OverviewView } from '../../../entities/fleet/index.ts';
import { useText } from '../../../language/index.ts';
import { buildColumnLayout, fitColumns } from '../column/column-width.ts';
import type { OverviewLine } from '../row/arrange-rows.ts';
import { GroupLine } from '../row/group-line.tsx';
import style from '../style/vessel-table.module.css';
import { findNextLine, getLineKey } from './line-key.ts';
import { TableHead } from './table-head.tsx';
import { VesselLine } from './vessel-line.tsx';

const GROUP_HEIGHT = 30;
const HEAD_HEIGHT = 30;

interface VesselTableProps {
  readonly lines: readonly OverviewLine[];
  readonly view: OverviewView;
  readonly group: OverviewView['group'];
  readonly onSort: (column: ColumnId) => void;
  readonly onFold: (key: string) => void;
  readonly pinned: ReadonlySet<Vessel['id']>;
  readonly onPin: (vesselId: Vessel['id']) => void;
}

/**
 * The fleet as a table that draws only what is in view. It is one stop of the Tab key; arrows move in it, Enter opens a
 * vessel or folds a group, P pins it, and a screen reader announces the row and the number of rows.
 */
export function VesselTable({ lines, view, group, onSort, onFold, pinned, onPin }: VesselTableProps) {
  const t = useText();
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: sized, width } = useElementSize<HTMLDivElement>();
  const place = useMergedRef(scroller, sized);
  const isNarrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) === true;
  const isCoarse = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) === true;
  const rowHeight = isNarrow ? 60 : isCoarse ? 44 : 36;
  const headHeight = isNarrow ? 0 : HEAD_HEIGHT;
  const [active, setActive] = useState<string>();
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === 'group' ? GROUP_HEIGHT : rowHeight),
    getItemKey: useCallback((index: number) => getLineKey(lines[index]), [lines]),
    overscan: 8,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
  });
  const openVessel = useCallback((id: Vessel['id']) => void navigate(`/vessel/vessel/${id}`), [navigate]);
  const open = (line: OverviewLine | undefined) => {
    if (line?.kind === 'group') onFold(line.key);
    if (line?.kind === 'vessel') openVessel(line.row.vessel.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const index = lines.findIndex((line) => getLineKey(line) === active);
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    if (event.key === 'Enter' || event.key === ' ') open(lines[index]);
    const line = lines[index];
    if (event.key === 'p' && line?.kind === 'vessel') onPin(line.row.vessel.id);
    const next = findNextLine(event.key, { index, count: lines.length, page });
    if (next === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) return;
    setActive(getLineKey(lines[next]));
    virtualizer.scrollToIndex(next);
  };
  const columns = useMemo(() => fitColumns(view.columns, isNarrow ? 0 : width), [view.columns, isNarrow, width]);
  const layout = useMemo(() => buildColumnLayout(columns), [columns]);
  const isGrouped = group !== 'none';
  const items = virtualizer.getVirtualItems();
  const isActiveDrawn = items.some(({ key }) => key === active);
  return (
    <div ref={place} className={style.scroller}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a table one moves in with the arrows is a grid, with groups a tree of rows */}
      <table
        className={style.table}
        role={isGrouped ? 'treegrid' : 'grid'}
        aria-label={t('VESSELS')}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={isActiveDrawn ? `line-${active}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <TableHead view={view} columns={columns} layout={layout} onSort={onSort} />
        <tbody
          className={style.body}
          style={{ height: virtualizer.getTotalSize(), minWidth: isNarrow ? undefined : layout.minWidth }}
        >
          {items.map((item) => {
            const line = lines[item.index];
            if (line === undefined) return null;
            const { index, size: height, start } = item;
            const common = { top: start - headHeight, height, index, isActive: item.key === active };
            return line.kind === 'group' ? (
              <GroupLine key={item.key} {...common} line={line} group={group} onFold={() => onFold(line.key)} />
            ) : (
              <VesselLine
                key={item.key}
                {...common}
                row={line.row}
                columns={columns}
                template={layout.template}
                level={isGrouped ? 2 : undefined}
                isNarrow={isNarrow}
                mayAsk={!virtualizer.isScrolling}
                isPinned={pinned.has(line.row.vessel.id)}
                onOpen={openVessel}
                onPin={onPin}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
