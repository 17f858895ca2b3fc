import { formatAge, NO_VALUE } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { getAgeMark } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import { AgeMark } from '@fms/ui/value';
import { type KeyboardEvent, useState } from 'react';
import { type TextKey, type Translate, translateWord, useText } from '../../../language/index.ts';
import drawn from '../../../ui/table/drawn-rows.module.css';
import { buildGridProps } from '../../../ui/table/grid-props.ts';
import { findStep } from '../../../ui/table/step-key.ts';
import { HEAD_HEIGHT, useDrawnRows } from '../../../ui/table/use-drawn-rows.ts';
import style from './board.module.css';
import type { BoardRow } from './board-row.ts';

/** px */
const ROW_HEIGHT = 36;
const HEADS: readonly TextKey[] = ['VESSEL', 'VERSION_AGE', 'VERSION_RUNS', 'VERSION_TARGET', 'STATE'];

const keyOf = ({ running }: BoardRow) => running.vesselId;

interface BoardTableProps {
  readonly rows: readonly BoardRow[];
  /** The moment to which ages are counted. */
  readonly nowMs: Instant;
  /** Asks what the vessel is to run. */
  readonly onChoose: (row: BoardRow) => void;
}

/** Vessels with what they run; it draws what is in view. One stop of the Tab key: arrows, J and K move, Enter chooses. */
export function BoardTable({ rows, nowMs, onChoose }: BoardTableProps) {
  const t = useText();
  const [active, setActive] = useState<VesselId>();
  const { scroller, virtualizer } = useDrawnRows(rows, ROW_HEIGHT, keyOf);
  const items = virtualizer.getVirtualItems();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const index = rows.findIndex(({ running }) => running.vesselId === active);
    const present = rows[index];
    if (event.key === 'Enter' && present !== undefined) onChoose(present);
    const next = findStep(event.key, index, rows.length);
    if (next < 0) return;
    event.preventDefault();
    setActive(rows[next]?.running.vesselId);
    virtualizer.scrollToIndex(next);
  };
  const shown = items.some(({ key }) => key === active) ? `board-${active}` : undefined;
  const grid = buildGridProps({ rows: rows.length, active: shown, onKeyDown });
  return (
    <div ref={scroller} className={style.scroller}>
      <table {...grid} className={style.table} aria-label={t('VERSIONS_ON_BOARD')}>
        <thead className={drawn.headGroup}>
          <tr className={drawn.listHead} aria-rowindex={1}>
            {HEADS.map((title) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={drawn.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = rows[index];
            if (row === undefined) return null;
            return (
              <tr
                key={key}
                id={`board-${key}`}
                className={drawn.listRow}
                style={{ transform: `translateY(${start - HEAD_HEIGHT}px)` }}
                aria-rowindex={index + 2}
                data-active={row.running.vesselId === active}
                onClick={() => onChoose(row)}
              >
                <Cells row={row} nowMs={nowMs} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Cells({ row: { running, name, runs, target }, nowMs }: { row: BoardRow; nowMs: Instant }) {
  const t = useText();
  const heardAt = running.lastPing === null ? null : Date.parse(running.lastPing);
  return (
    <>
      <td className={`${drawn.cell} ${style.name}`}>{name}</td>
      <td className={drawn.cell}>
        <AgeMark
          kind={heardAt === null ? 'none' : getAgeMark(heardAt, nowMs)}
          text={heardAt === null ? t('VERSION_NEVER_HEARD') : formatAge(nowMs - heardAt)}
        />
      </td>
      <td className={drawn.cell} data-strong={running.state === 'behind'}>
        {runs || running.software || NO_VALUE}
      </td>
      <td className={drawn.cell}>{target === '' ? NO_VALUE : target}</td>
      <td className={drawn.cell} data-strong={running.state === 'behind'}>
        {formatState({ running }, t)}
      </td>
    </>
  );
}

/** `Behind by 2, chosen`, `Held by olav: dry dock`. */
export function formatState({ running }: Pick<BoardRow, 'running'>, t: Translate): string {
  const { state, behindBy, hold, isChosen } = running;
  if (hold !== null) return t('VERSION_HELD_BY', { by: hold.by, reason: hold.reason });
  const words = state === 'behind' ? t('VERSION_BEHIND_BY', { count: behindBy }) : translateWord(`version-${state}`);
  return isChosen ? t('VERSION_CHOSEN', { state: words }) : words;
}
