import { formatAge, formatQuantity } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import type { VesselActivity } from '@fms/domain/vessel';
import { AlarmMark } from '@fms/ui/alarm';
import { translateWord, useText } from '../language/index.ts';
import { useFromClock } from '../live/index.ts';
import type { FleetHint, HintVessel } from './fleet/fleet-hint.ts';
import style from './map-hint.module.css';

export interface PlacedHint extends FleetHint {
  /** Where the pointer is, CSS pixels from the upper left corner of the map. */
  readonly x: number;
  readonly y: number;
  /** The room to its right is too narrow. */
  readonly isAtRight: boolean;
}

interface MapHintProps {
  readonly hint: PlacedHint;
  /** What a vessel does now, as the lists put it; where it is not known, the state of the symbol stands for it. */
  readonly activityOf?: ((vesselId: VesselId) => VesselActivity | undefined) | undefined;
}

/** Beside the pointer: the vessels there. The list beside the map says the same to a keyboard. */
export default function MapHint({ hint, activityOf }: MapHintProps) {
  const t = useText();
  const { x, y, isAtRight, count, underWay, vessels } = hint;
  return (
    <div className={style.hint} data-right={isAtRight} style={{ left: x, top: y }} aria-hidden="true">
      {count === 1 ? (
        <Single vessel={vessels[0]} activity={activityOf?.(vessels[0].id) ?? vessels[0].state} />
      ) : (
        <>
          <strong>{t('HINT_COUNT', { count, underWay })}</strong>
          {vessels.map((vessel) => (
            <span key={vessel.id} className={style.line}>
              <Mark vessel={vessel} />
              {vessel.name}
            </span>
          ))}
          {count > vessels.length && <span>{t('MORE_VESSELS', { count: count - vessels.length })}</span>}
        </>
      )}
    </div>
  );
}

function Single({ vessel, activity }: { vessel: HintVessel; activity: VesselActivity }) {
  const t = useText();
  const { name, speedKnots, time } = vessel;
  const age = useFromClock((nowMs) => formatAge(nowMs - time));
  return (
    <>
      <strong className={style.line}>
        <Mark vessel={vessel} />
        {name}
      </strong>
      <span>
        {[translateWord(`presence-${activity}`), formatQuantity(speedKnots, t('KNOTS'), { decimals: 1 }), age].join(
          ' · ',
        )}
      </span>
    </>
  );
}

function Mark({ vessel: { alarm } }: { vessel: HintVessel }) {
  if (alarm === undefined) return null;
  return <AlarmMark priority={alarm} state="acknowledged" size={14} label={translateWord(`priority-${alarm}`)} still />;
}
