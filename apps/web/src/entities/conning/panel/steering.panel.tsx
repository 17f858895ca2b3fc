import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import { translateWord, useText } from '../../../language/index.ts';
import { Lazy } from '../../../registry/index.ts';
import { getSlotNumber, SlotValue, usePlantPlace, useSlot, useSlots } from '../../plant/index.ts';
import { findSide } from '../ship/arrangement.ts';
import style from './conning-panel.module.css';
import { createEquipmentPanel, type EquipmentProps } from './equipment-panel.tsx';
import { Rudder } from './instrument-part.ts';
import { speak } from './spoken.ts';

const KEYS = ['angle', 'order'] as const;

function RudderColumn({ equipment: rudder }: EquipmentProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const order = formatSlotRef(rudder.id, 'order');
  return (
    <div className={style.column}>
      <div className={style.rudder}>
        <RudderArc rudder={rudder} />
      </div>
      <h3 className={style.name}>{getSideText(rudder)}</h3>
      <AngleRow slot={formatSlotRef(rudder.id, 'angle')} label={t('CONNING_ANGLE')} />
      {plant.has(order) && (
        <div className={style.order}>
          <AngleRow slot={order} label={t('CONNING_ORDER')} />
        </div>
      )}
    </div>
  );
}

/** `−1.5°`: to port negative, to starboard positive. */
function AngleRow({ slot, label }: { slot: SlotRef; label: string }) {
  const degrees = getSlotNumber(useSlot(slot));
  return <SlotValue slot={slot} label={label} text={formatRudder(degrees)} layout="row" size="small" />;
}

const formatRudder = (degrees: number | null | undefined): string =>
  degrees === null || degrees === undefined
    ? formatNumber(null)
    : `${formatNumber(degrees, { decimals: 1, signed: true })}°`;

/** The arc of one rudder alone. */
export function RudderArc({ rudder }: { rudder: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const slots: SlotRef[] = KEYS.map((key) => formatSlotRef(rudder.id, key));
  const readings = useSlots(slots);
  const [angle, order] = slots.map((slot) => readings.get(slot));
  const degrees = getSlotNumber(angle) ?? null;
  const state = angle?.state ?? 'unknown';
  const highest = plant.numberOf(rudder.id, 'highestAngle');
  return (
    <Lazy
      part={Rudder}
      props={{
        label: speak(rudder.name, formatRudder(degrees), state, t),
        state,
        angleDegrees: degrees,
        orderDegrees: order?.state === 'stale' ? null : (getSlotNumber(order) ?? null),
        ...(highest !== undefined && { highestDegrees: highest }),
      }}
      fallback={null}
    />
  );
}

/** "Port", or the name of a piece of equipment that stands on no side. */
export function getSideText(equipment: PlantEquipment): string {
  const side = findSide(equipment);
  return side === undefined ? equipment.name : translateWord(`conning-side-${side}`);
}

/** Rudders side by side, each with its order where one is measured. */
export const SteeringPanel = createEquipmentPanel(
  'rudder',
  { keys: KEYS, main: ['angle'], findTitle: () => 'CONNING_RUDDERS' },
  RudderColumn,
);
