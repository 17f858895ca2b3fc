import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { formatAge, formatQuantity } from '@fms/domain/format';
import { type AgeMark as AgeKind, getAgeMark } from '@fms/domain/quality';
import { getVesselPresence, type VesselActivity, type VesselPresence } from '@fms/domain/vessel';
import { AlarmMark } from '@fms/ui/alarm';
import { VesselSymbol } from '@fms/ui/symbol';
import { AgeMark } from '@fms/ui/value';
import { getSymbolType, useVesselActivity } from '../../../entities/fleet/index.ts';
import { translateWord, useText } from '../../../language/index.ts';
import { type LivePosition, useAge, usePosition } from '../../../live/index.ts';
import type { ReplayMoment } from '../../../map/index.ts';
import { useReplayTime } from '../replay/use-replay.ts';
import style from './vessel-list.module.css';

interface VesselRowProps {
  readonly vessel: Vessel;
  readonly alarm: Alarm | undefined;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** One vessel of the list: symbol, name, worst alarm, speed in knots and age, now or at the time that is replayed. */
export function VesselRow({ moment, ...row }: VesselRowProps & { readonly moment: ReplayMoment | undefined }) {
  return moment === undefined ? <RowNow {...row} /> : <RowThen {...row} moment={moment} />;
}

function RowNow(row: VesselRowProps) {
  const position = usePosition(row.vessel.id);
  const age = useAge(position?.time);
  const { presence, activity } = useVesselActivity(row.vessel);
  return <Row {...row} speedKnots={position?.speedKnots} age={age} presence={presence} activity={activity} />;
}

function RowThen({ moment, ...row }: VesselRowProps & { readonly moment: ReplayMoment }) {
  const t = useText();
  const time = useReplayTime(moment) ?? moment.now();
  const position = moment.read(row.vessel.id);
  const age = {
    kind: getAgeMark(position?.time, time),
    text: position === undefined ? t('NO_DATA') : formatAge(time - position.time),
  };
  const presence = getVesselPresence(sightingOf(position), time);
  return <Row {...row} speedKnots={position?.speedKnots} age={age} presence={presence} activity={presence} />;
}

function sightingOf(position: LivePosition | undefined) {
  return { time: position?.time ?? null, speedKnots: position?.speedKnots ?? null };
}

interface RowProps extends VesselRowProps {
  readonly speedKnots: number | null | undefined;
  readonly age: { readonly kind: AgeKind; readonly text: string };
  readonly presence: VesselPresence;
  readonly activity: VesselActivity;
}

function Row({ vessel, alarm, selected, onSelect, speedKnots, age, presence, activity }: RowProps) {
  const t = useText();
  return (
    <button type="button" className={style.row} aria-pressed={selected} onClick={onSelect}>
      <VesselSymbol type={getSymbolType(vessel)} state={presence === 'unknown' ? 'lost' : presence} size={18} />
      <span className={style.name}>{vessel.name}</span>
      {alarm !== undefined && (
        <AlarmMark
          priority={alarm.priority}
          state={alarm.acknowledged === null ? 'raised' : 'acknowledged'}
          size={14}
          label={translateWord(`priority-${alarm.priority}`)}
          still
        />
      )}
      <span className={style.speed}>{formatQuantity(speedKnots, t('KNOTS'), { decimals: 1 })}</span>
      <span className={style.age}>
        <AgeMark {...age} />
      </span>
      <span className="fms-spoken">{translateWord(`presence-${activity}`)}</span>
    </button>
  );
}
