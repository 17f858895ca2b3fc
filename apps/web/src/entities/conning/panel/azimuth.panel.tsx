import { formatAngle } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import { useText } from '../../../language/index.ts';
import { Lazy } from '../../../registry/index.ts';
import { getSlotNumber, PlantPanel, pickFilled, SlotValue, usePlantPlace, useSlots } from '../../plant/index.ts';
import { findArrangement } from '../arrangement.ts';
import style from './conning-panel.module.css';
import { Azimuth } from './instrument-part.ts';
import type { Titled } from './panel-props.ts';
import { speak } from './spoken.ts';
import { getSideText } from './steering.panel.tsx';

const KEYS = ['angle', 'angleOrder', 'speed', 'speedOrder'] as const;

/** Turning thrusters or pods side by side: where each pushes and how much, with orders. */
export function AzimuthPanel({ title }: Titled) {
  const t = useText();
  const { plant } = usePlantPlace();
  const azimuths = plant.ofKind('azimuth').filter(({ id }) => pickFilled(plant, id, KEYS).length > 0);
  if (azimuths.length === 0) return null;
  const slots = azimuths.flatMap(({ id }) => pickFilled(plant, id, ['angle', 'speed', 'power']));
  const kind = t(findArrangement(plant) === 'pod' ? 'CONNING_PODS' : 'CONNING_AZIMUTHS');
  return (
    <PlantPanel title={title ?? kind} quiet slots={slots} className={style.panel}>
      <div className={style.columns}>
        {azimuths.map((azimuth) => (
          <AzimuthColumn key={azimuth.id} azimuth={azimuth} />
        ))}
      </div>
    </PlantPanel>
  );
}

function AzimuthColumn({ azimuth }: { azimuth: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const row = (key: string, label: string, isOrder = false) => {
    const slot = formatSlotRef(azimuth.id, key);
    if (!plant.has(slot)) return null;
    return (
      <div className={isOrder ? style.order : undefined}>
        <SlotValue slot={slot} label={label} layout="row" size="small" />
      </div>
    );
  };
  return (
    <div className={style.column}>
      <div className={style.circle}>
        <AzimuthCircle azimuth={azimuth} />
      </div>
      <h3 className={style.name}>{getSideText(azimuth)}</h3>
      {row('angle', t('CONNING_ANGLE'))}
      {row('angleOrder', t('CONNING_ORDER'), true)}
      {row('speed', t('CONNING_SHAFT'))}
      {row('speedOrder', t('CONNING_ORDER'), true)}
      {row('load', t('CONNING_LOAD'))}
      {row('power', t('CONNING_POWER'))}
    </div>
  );
}

/** The picture of one azimuth alone. */
export function AzimuthCircle({ azimuth }: { azimuth: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const slots = KEYS.map((key) => formatSlotRef(azimuth.id, key));
  const readings = useSlots(slots);
  const [angle, angleOrder, speed, speedOrder] = slots as [SlotRef, SlotRef, SlotRef, SlotRef];
  const highest = plant.numberOf(azimuth.id, 'ratedSpeed') ?? plant.tagOf(speed)?.max ?? 100;
  const number = (ref: SlotRef) => getSlotNumber(readings.get(ref)) ?? null;
  const share = (ref: SlotRef) => {
    const value = number(ref);
    return value === null ? null : (100 * value) / highest;
  };
  const state = readings.get(angle)?.state ?? 'unknown';
  return (
    <Lazy
      part={Azimuth}
      props={{
        label: speak(azimuth.name, formatAngle(number(angle)), state, t),
        state,
        angleDegrees: number(angle),
        angleOrderDegrees: number(angleOrder),
        thrustPercent: share(speed),
        thrustOrderPercent: share(speedOrder),
      }}
      fallback={null}
    />
  );
}
