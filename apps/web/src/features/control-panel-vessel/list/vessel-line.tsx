import { formatAge, NO_VALUE } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { getAgeMark } from '@fms/domain/quality';
import { AgeMark } from '@fms/ui/value';
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { useText } from '../../../language/index.ts';
import drawn from '../../../ui/table/drawn-rows.module.css';
import type { VesselRow } from './vessel-row.ts';
import style from './vessel-table.module.css';

interface VesselLineProps {
  readonly row: VesselRow;
  readonly index: number;
  /** Distance from the top of the body, px. */
  readonly top: number;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  readonly isMarked: boolean;
  /** The moment to which ages are counted. */
  readonly nowMs: number;
  readonly onOpen: (id: VesselId) => void;
  readonly onMark: (ids: readonly VesselId[]) => void;
}

/** One vessel of the list; drawn again only when something of it changes. */
export const VesselLine = memo(function VesselLine(props: VesselLineProps) {
  const { row, index, top, isActive, isOpen, isMarked, nowMs, onOpen, onMark } = props;
  const t = useText();
  const { vessel, heardAt } = row;
  const day = vessel.expiredDate?.slice(0, 10);
  return (
    <tr
      id={`vessel-${vessel.id}`}
      aria-rowindex={index + 2}
      aria-selected={isMarked}
      className={drawn.listRow}
      data-active={isActive}
      data-open={isOpen}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onOpen(vessel.id)}
    >
      <td className={drawn.cell}>
        <Checkbox
          size="xs"
          tabIndex={-1}
          aria-label={t('MARK_VESSEL', { name: vessel.name })}
          checked={isMarked}
          onClick={(event) => event.stopPropagation()}
          onChange={() => onMark([vessel.id])}
        />
      </td>
      <td className={`${drawn.cell} ${style.name}`}>{vessel.name}</td>
      <td className={drawn.cell}>{row.imo || NO_VALUE}</td>
      <td className={drawn.cell}>{row.organization || NO_VALUE}</td>
      <td className={drawn.cell}>{row.folder || NO_VALUE}</td>
      <td className={drawn.cell} data-strong={row.end === 'ended'}>
        {day === undefined ? t('NEVER_EXPIRES') : row.end === 'ended' ? t('EXPIRED_SINCE', { day }) : day}
      </td>
      <td className={drawn.cell}>
        <AgeMark
          kind={heardAt === null ? 'none' : getAgeMark(heardAt, nowMs)}
          text={heardAt === null ? t('LINK_NEVER') : formatAge(nowMs - heardAt)}
        />
      </td>
    </tr>
  );
});
