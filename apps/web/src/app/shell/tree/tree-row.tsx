import type { Alarm } from '@fms/contract/alarm';
import { compareAlarms } from '@fms/domain/alarm';
import { formatAge } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { getAgeMark } from '@fms/domain/quality';
import { VESSEL_LATE_MS } from '@fms/domain/vessel';
import { AlarmMark } from '@fms/ui/alarm';
import { Icon } from '@fms/ui/icon';
import { AgeMark } from '@fms/ui/value';
import { Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { getMarkState } from '../../../entities/alarm/index.ts';
import { dashboardQueries } from '../../../entities/dashboard/index.ts';
import { tagQueries } from '../../../entities/tag/index.ts';
import { formatVesselPath } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { useFromClock, useLive } from '../../../live/index.ts';
import { listVesselsIn, type TreeLine } from './tree-line.ts';
import style from './vessel-tree.module.css';
import type { TreeVessel } from './vessel-tree-model.ts';

const INDENT_PX = 14;

interface FolderRowProps {
  readonly line: Extract<TreeLine, { kind: 'folder' }>;
  readonly worst: ReadonlyMap<VesselId, Alarm>;
  /** Whether the vessel of the present page lies in it. */
  readonly isAround: boolean;
  readonly onToggle: () => void;
}

/** A folder only expands or collapses; while it is folded it says what is wrong inside. */
export function FolderRow({ line: { folder, depth, isOpen }, worst, isAround, onToggle }: FolderRowProps) {
  const hidden = isOpen ? [] : listVesselsIn(folder).flatMap(({ id }) => worst.get(id) ?? []);
  const [alarm] = hidden.sort((a, b) => compareAlarms(ordered(a), ordered(b)));
  return (
    <button
      type="button"
      className={style.row}
      style={{ paddingLeft: 20 + depth * INDENT_PX }}
      aria-expanded={isOpen}
      data-around={isAround}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
      <span className={style.label}>{folder.label}</span>
      <Mark alarm={alarm} />
      <span className={style.count}>{folder.count}</span>
    </button>
  );
}

function ordered({ priority, acknowledged, time }: Alarm) {
  return { priority, acknowledged, time: Date.parse(time) };
}

interface VesselRowProps {
  readonly vessel: TreeVessel;
  readonly depth: number;
  readonly alarm: Alarm | undefined;
}

/** A vessel leads to its page; its tooltip adds the project number. */
export function VesselRow({ vessel, depth, alarm }: VesselRowProps) {
  const client = useQueryClient();
  // The press comes a tenth of a second before the click: values and layout are requested on the press.
  const ask = () => {
    void client.prefetchQuery(tagQueries.ofVessel(vessel.id));
    void client.prefetchQuery(dashboardQueries.ofVessel(vessel.id));
  };
  return (
    <Tooltip
      label={vessel.tooltip}
      position="right"
      openDelay={300}
      events={{ hover: true, focus: true, touch: false }}
      transitionProps={{ duration: 120 }}
    >
      <NavLink
        to={formatVesselPath(vessel.id)}
        onPointerDown={ask}
        className={style.row ?? ''}
        style={{ paddingLeft: 44 + Math.max(0, depth - 1) * INDENT_PX }}
      >
        <span className={style.label}>{vessel.label}</span>
        <OldData vesselId={vessel.id} />
        <Mark alarm={alarm} />
      </NavLink>
    </Tooltip>
  );
}

function Mark({ alarm }: { alarm: Alarm | undefined }) {
  if (alarm === undefined) return null;
  const label = translateWord(`priority-${alarm.priority}`);
  return <AlarmMark priority={alarm.priority} state={getMarkState(alarm)} size={14} label={label} still />;
}

/** The age of data that is late; fresh data needs no mark in a list that is there to go somewhere. */
function OldData({ vesselId }: { vesselId: VesselId }) {
  const t = useText();
  const { positions, tags } = useLive();
  const heardAt = () => Math.max(tags.lastHeard(vesselId) ?? -Infinity, positions.read(vesselId)?.time ?? -Infinity);
  const text = useFromClock((nowMs) => {
    const ageMs = nowMs - heardAt();
    if (ageMs === Infinity) return t('NO_DATA');
    return ageMs > VESSEL_LATE_MS ? formatAge(ageMs) : '';
  });
  const kind = useFromClock((nowMs) => (heardAt() === -Infinity ? 'none' : getAgeMark(heardAt(), nowMs)));
  if (text === '') return null;
  return (
    <span className={style.old}>
      <AgeMark kind={kind} text={text} />
    </span>
  );
}
