import type { CardReading } from '@fms/contract/vessel';
import { formatNumber, formatPosition, NO_VALUE } from '@fms/domain/format';
import { VesselSymbol } from '@fms/ui/symbol';
import { Link } from 'react-router';
import { AlarmTallyMarks } from '../../../entities/alarm/index.ts';
import { getSymbolType, PinButton } from '../../../entities/fleet/index.ts';
import { DestinationText, formatVesselPath, VesselPhoto } from '../../../entities/vessel/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { findWorstAlarm, useAlarms } from '../../../live/index.ts';
import { EnergyText } from '../cell/energy-left.tsx';
import { SpeedDay } from '../cell/speed-day.tsx';
import { Age, Moved, State } from '../cell/vessel-cell.tsx';
import type { OverviewRow } from '../row/overview-row.ts';
import style from './vessel-cards.module.css';

/** One vessel as a card: who, its worst alarm, how old what is known of it is, what is wrong, how fast, where. */
export function VesselThumbnail({ row, mayAsk }: { row: OverviewRow; mayAsk: boolean }) {
  const t = useText();
  const { vessel, position, presence, imo } = row;
  const { active } = useAlarms();
  const worst = findWorstAlarm(active, vessel.id);
  const reason = worst && (worst.description || worst.channel);
  const identity = [translateWord(`ship-${vessel.standardData.shipType}`), ...(imo === '' ? [] : [`IMO ${imo}`])];
  return (
    <article className={style.card}>
      <span className={style.head}>
        <Portrait row={row} />
        <span className={style.who}>
          <Link to={formatVesselPath(vessel.id)} className={style.name}>
            {vessel.name}
          </Link>
          {reason === undefined ? (
            <span className={style.quiet}>{identity.join(' · ')}</span>
          ) : (
            <span className={style.reason} title={identity.join(' · ')}>
              {reason}
            </span>
          )}
        </span>
        <span className={style.pin}>
          <PinButton vessel={vessel} />
        </span>
      </span>
      <span className={style.line}>
        <State row={row} />
        <span className={style.alarms}>
          <AlarmTallyMarks alarms={row.alarms} columns={false} />
        </span>
        <Age row={row} />
      </span>
      <span className={style.line}>
        <span className={style.speed}>
          <Moved row={row}>{formatNumber(position?.speedKnots, { decimals: 1 })}</Moved>{' '}
          <span className={style.unit}>{t('KNOTS')}</span>
        </span>
        <span className={style.quiet}>{position === undefined ? NO_VALUE : formatPosition(position)}</span>
      </span>
      <Voyage card={vessel.standardData.card} />
      <SpeedDay row={row} mayAsk={mayAsk && presence !== 'unknown'} height={26} />
    </article>
  );
}

/** Destination, time of arrival and energy left. A card keeps its size without them. */
function Voyage({ card }: { card: CardReading | undefined }) {
  return (
    <span className={style.line}>
      <DestinationText card={card} />
      {card?.energy !== undefined && (
        <span className={style.energy}>
          <EnergyText energy={card.energy} />
        </span>
      )}
    </span>
  );
}

/** The photo when there is one, else the hull of its type. */
function Portrait({ row: { vessel, presence } }: { row: OverviewRow }) {
  return (
    <span className={style.portrait}>
      <VesselPhoto vessel={vessel} alt="">
        <VesselSymbol type={getSymbolType(vessel)} state={presence === 'unknown' ? 'lost' : presence} size={30} />
      </VesselPhoto>
    </span>
  );
}
