import { formatAngle } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import { useText } from '../../../language/index.ts';
import { Lazy } from '../../../registry/index.ts';
import { getSlotNumber, usePlantPlace, useSlots } from '../../plant/index.ts';
import { findArrangement } from '../ship/arrangement.ts';
import style from './conning-panel.module.css';
import { createEquipmentPanel, type EquipmentProps } from './equipment-panel.tsx';
import { Azimuth } from './instrument-part.ts';
import { SlotRow } from './slot-row.tsx';
import { speak } from './spoken.ts';
import { getSideText } from './steering.panel.tsx';

const KEYS = ['angle', 'angleOrder', 'speed', 'speedOrder'] as const;

function AzimuthColumn({ equipment: azimuth }: EquipmentProps) {
  const t = useText();
  const row = (key: string, label: string, isOrder = false) => (
    <SlotRow slot={formatSlotRef(azimuth.id, key)} label={label} isOrder={isOrder} />
  );
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

/** Turning thrusters or pods side by side: where each pushes and how much, with orders. */
export const AzimuthPanel = createEquipmentPanel(
  'azimuth',
  {
    keys: KEYS,
    main: ['angle', 'speed', 'power'],
    findTitle: (plant) => (findArrangement(plant) === 'pod' ? 'CONNING_PODS' : 'CONNING_AZIMUTHS'),
  },
  AzimuthColumn,
);
