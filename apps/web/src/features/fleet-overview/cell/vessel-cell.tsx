import type { Vessel } from '@fms/contract/vessel';
import { formatAngle, formatNumber, formatPosition, NOT_APPLICABLE } from '@fms/domain/format';
import { Icon, type IconName } from '@fms/ui/icon';
import { VesselSymbol } from '@fms/ui/symbol';
import { AgeMark } from '@fms/ui/value';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AlarmTallyMarks } from '../../../entities/alarm/index.ts';
import { type ColumnId, getSymbolType } from '../../../entities/fleet/index.ts';
import { formatBacklog } from '../../../entities/link/index.ts';
import { Eta } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { useAge } from '../../../live/index.ts';
import type { OverviewRow } from '../row/overview-row.ts';
import style from '../style/vessel-table.module.css';
import { EnergyBar } from './energy-left.tsx';
import { SpeedDay } from './speed-day.tsx';

export const STATE_ICONS: Readonly<Record<OverviewRow['presence'], IconName>> = {
  moving: 'under-way',
  stopped: 'position',
  late: 'time',
  lost: 'offline',
  unknown: 'offline',
};

interface VesselCellProps {
  readonly id: ColumnId;
  readonly row: OverviewRow;
  /** On a phone counts of alarms stand beside the name and not in columns. */
  readonly isNarrow: boolean;
  readonly mayAsk: boolean;
  readonly isPinned: boolean;
  readonly onPin: ((vesselId: Vessel['id']) => void) | undefined;
}

/** What one column shows of one vessel. */
export function VesselCell({ id, row, isNarrow, mayAsk, isPinned, onPin }: VesselCellProps): ReactNode {
  const { vessel, position, link } = row;
  switch (id) {
    case 'vessel':
      return <Name row={row} isPinned={isPinned} onPin={isNarrow ? undefined : onPin} />;
    case 'type':
      return translateWord(`ship-${vessel.standardData.shipType}`);
    case 'state':
      return <State row={row} />;
    case 'age':
      return <Age row={row} />;
    case 'alarms':
      return <AlarmTallyMarks alarms={row.alarms} columns={!isNarrow} />;
    case 'sog':
      return <Speed row={row} />;
    case 'cog':
      return <Course row={row} degrees={position?.courseDegrees} />;
    case 'hdg':
      return <Course row={row} degrees={position?.headingDegrees} />;
    case 'position':
      return position === undefined ? NOT_APPLICABLE : formatPosition(position);
    case 'destination': {
      const destination = vessel.standardData.card?.destination;
      return destination === undefined ? NOT_APPLICABLE : <span title={destination}>{destination}</span>;
    }
    case 'eta': {
      const eta = vessel.standardData.card?.eta;
      return eta === undefined ? NOT_APPLICABLE : <Eta eta={eta} />;
    }
    case 'energy': {
      const energy = vessel.standardData.card?.energy;
      return energy === undefined ? NOT_APPLICABLE : <EnergyBar energy={energy} />;
    }
    case 'link':
      return <LinkWord row={row} />;
    case 'backlog':
      return <Backlog link={link} />;
    case 'speed':
      return <SpeedDay row={row} mayAsk={mayAsk} height={22} />;
    case 'project':
      return vessel.projectNumber || NOT_APPLICABLE;
    default:
      return row[id] || NOT_APPLICABLE;
  }
}

function Name({ row: { vessel, presence }, isPinned, onPin }: Pick<VesselCellProps, 'row' | 'isPinned' | 'onPin'>) {
  const t = useText();
  return (
    <span className={style.vessel}>
      <VesselSymbol type={getSymbolType(vessel)} state={presence === 'unknown' ? 'lost' : presence} size={18} />
      <Link
        to={`/vessel/vessel/${vessel.id}`}
        className={style.name}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
        {vessel.name}
      </Link>
      {onPin !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className={style.pin}
          aria-pressed={isPinned}
          aria-label={t(isPinned ? 'UNPIN_VESSEL' : 'PIN_VESSEL', { name: vessel.name })}
          onClick={(event) => {
            event.stopPropagation();
            onPin(vessel.id);
          }}
        >
          <Icon name={isPinned ? 'pinned' : 'pin'} size={14} />
        </button>
      )}
    </span>
  );
}

/** In a port its name, where it is known, says which. */
export function State({ row: { presence, activity, vessel } }: { row: OverviewRow }) {
  const port = activity === 'in-port' ? vessel.standardData.port : undefined;
  return (
    <span className={style.state} title={port}>
      <Icon name={STATE_ICONS[presence]} size={16} />
      {translateWord(`presence-${activity}`)}
    </span>
  );
}

export function Age({ row: { heardAt } }: { row: OverviewRow }) {
  return <AgeMark {...useAge(heardAt)} />;
}

/** A number of the last position: live, late in grey, struck out when the vessel is lost. */
export function Moved({ row: { presence }, children }: { row: OverviewRow; children: ReactNode }) {
  const state = presence === 'moving' || presence === 'stopped' ? 'live' : presence;
  return (
    <span className={style.moved} data-state={state}>
      {children}
    </span>
  );
}

/** The head of the column says the unit where there is one. */
function Speed({ row }: { row: OverviewRow }) {
  const t = useText();
  return (
    <>
      <Moved row={row}>{formatNumber(row.position?.speedKnots, { decimals: 1 })}</Moved>
      <span className={style.unit}> {t('KNOTS')}</span>
    </>
  );
}

/** A vessel at rest has no course that means anything. */
function Course({ row, degrees }: { row: OverviewRow; degrees: number | null | undefined }) {
  if (row.presence === 'stopped' || degrees === null || degrees === undefined) return NOT_APPLICABLE;
  return row.presence === 'lost' ? <Moved row={row}>{formatAngle(degrees)}</Moved> : formatAngle(degrees);
}

function Backlog({ link }: Pick<OverviewRow, 'link'>) {
  return formatBacklog(link, useText());
}

function LinkWord({ row: { link } }: { row: OverviewRow }) {
  const t = useText();
  return link === undefined ? NOT_APPLICABLE : t(link.connected ? 'CONNECTED' : 'NOT_CONNECTED');
}
