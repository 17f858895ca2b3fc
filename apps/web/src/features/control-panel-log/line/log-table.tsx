import type { LogLine } from '@fms/contract/log';
import { formatTime, NO_VALUE } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { type KeyboardEvent, memo, useEffect, useState } from 'react';
import { type TextKey, translateWord, useText } from '../../../language/index.ts';
import drawn from '../../../ui/table/drawn-rows.module.css';
import { buildGridProps } from '../../../ui/table/grid-props.ts';
import { findStep } from '../../../ui/table/step-key.ts';
import { HEAD_HEIGHT, useDrawnRows } from '../../../ui/table/use-drawn-rows.ts';
import type { LogSort, LogState } from '../query/log-address.ts';
import style from './log-table.module.css';

/** px */
const ROW_HEIGHT = 28;
/** Lines before the end at which the next page is asked for. */
const AHEAD = 30;

const HEADS: readonly (readonly [LogSort | null, TextKey])[] = [
  ['time', 'LOG_AT'],
  ['level', 'LOG_LEVEL'],
  ['area', 'LOG_PART'],
  [null, 'VESSEL'],
  [null, 'LOG_CONTENT'],
];

const keyOf = ({ id }: LogLine) => id;

interface LogTableProps {
  readonly lines: readonly LogLine[];
  readonly order: LogState['order'];
  readonly openId: number | undefined;
  readonly nameOf: (vesselId: LogLine['vesselId']) => string;
  readonly onSort: (order: LogState['order']) => void;
  readonly onOpen: (id: number) => void;
  /** Scrolled away from the first line, or back to it. */
  readonly onScrolled: (isAway: boolean) => void;
  /** The last lines are in view. */
  readonly onEnd: () => void;
}

/** Lines of the log; it draws what is in view. One stop of the Tab key: arrows, J and K move, Enter opens. */
export function LogTable({ lines, order, openId, nameOf, onSort, onOpen, onScrolled, onEnd }: LogTableProps) {
  const t = useText();
  const [active, setActive] = useState<number>();
  const { scroller, virtualizer } = useDrawnRows(lines, ROW_HEIGHT, keyOf);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= lines.length - AHEAD) onEnd();
  }, [last, lines.length, onEnd]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const index = lines.findIndex(({ id }) => id === active);
    if (event.key === 'Enter' && active !== undefined) onOpen(active);
    const next = findStep(event.key, index, lines.length);
    if (next < 0) return;
    event.preventDefault();
    setActive(lines[next]?.id);
    virtualizer.scrollToIndex(next);
  };
  const shown = items.some(({ index }) => lines[index]?.id === active) ? `log-${active}` : undefined;
  const grid = buildGridProps({ rows: lines.length, active: shown, onKeyDown });
  return (
    <div
      ref={scroller}
      className={style.scroller}
      onScroll={({ currentTarget }) => onScrolled(currentTarget.scrollTop > ROW_HEIGHT)}
    >
      <table {...grid} className={style.table} aria-label={t('LOG')}>
        <LogHead order={order} onSort={onSort} />
        <tbody className={drawn.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const line = lines[index];
            if (line === undefined) return null;
            return (
              <LogRow
                key={line.id}
                line={line}
                index={index}
                top={start - HEAD_HEIGHT}
                vessel={nameOf(line.vesselId)}
                isActive={line.id === active}
                isOpen={line.id === openId}
                onOpen={onOpen}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function LogHead({ order, onSort }: Pick<LogTableProps, 'order' | 'onSort'>) {
  const t = useText();
  return (
    <thead className={drawn.headGroup}>
      <tr className={drawn.listHead} aria-rowindex={1}>
        {HEADS.map(([sort, title]) => {
          if (sort === null) {
            return (
              <th key={title} scope="col">
                {t(title)}
              </th>
            );
          }
          const isSorted = order.sort === sort;
          const sorting = order.descending ? 'descending' : 'ascending';
          return (
            <th key={title} scope="col" aria-sort={isSorted ? sorting : undefined}>
              <button
                type="button"
                className={drawn.sort}
                onClick={() => onSort({ sort, descending: !(isSorted && order.descending) })}
              >
                {t(title)}
                {isSorted && <Icon name={order.descending ? 'arrow-down' : 'arrow-up'} size={14} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface LogRowProps {
  readonly line: LogLine;
  readonly index: number;
  readonly top: number;
  readonly vessel: string;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (id: number) => void;
}

const LogRow = memo(function LogRow({ line, index, top, vessel, isActive, isOpen, onOpen }: LogRowProps) {
  return (
    <tr
      id={`log-${line.id}`}
      className={drawn.listRow}
      style={{ transform: `translateY(${top}px)` }}
      aria-rowindex={index + 2}
      aria-selected={isOpen}
      data-active={isActive}
      onClick={() => onOpen(line.id)}
    >
      <td className={style.cell}>{formatLogTime(line.time)}</td>
      <td className={style.cell} data-strong={line.level === 'warning' || line.level === 'error'}>
        {translateWord(`log-${line.level}`)}
      </td>
      <td className={style.cell}>{formatPart(line)}</td>
      <td className={style.cell}>{line.vesselId === null ? NO_VALUE : vessel}</td>
      <td className={style.content}>{line.content}</td>
    </tr>
  );
});

/** With milliseconds today, which tell the order of what happened at once; else by its day. */
function formatLogTime(time: string): string {
  const shown = formatTime(Date.parse(time), Date.now());
  return /^\d\d:\d\d:\d\d$/.test(shown) ? `${shown}${time.slice(19, 23)}` : shown;
}

/** `gateway link`; the server's parts by their name alone, and a source whose part has its name once. */
const formatPart = ({ source, area }: LogLine) => (source === 'server' || source === area ? area : `${source} ${area}`);
