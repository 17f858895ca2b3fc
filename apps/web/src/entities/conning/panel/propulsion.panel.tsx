import { computeTorque } from '@fms/domain/engine';
import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import { useText } from '../../../language/index.ts';
import { Lazy } from '../../../registry/index.ts';
import {
  ComputedValue,
  getSlotNumber,
  type PlantView,
  pickFilled,
  toPlantInput,
  usePlantPlace,
  useSlots,
} from '../../plant/index.ts';
import { findSide } from '../ship/arrangement.ts';
import style from './conning-panel.module.css';
import { createEquipmentPanel, type EquipmentProps } from './equipment-panel.tsx';
import { Propeller } from './instrument-part.ts';
import { SlotRow } from './slot-row.tsx';
import { speak } from './spoken.ts';
import { getSideText } from './steering.panel.tsx';

const KEYS = ['propellerPitch', 'propellerPitchOrder', 'speed', 'speedOrder', 'power', 'torque'] as const;

function ShaftColumn({ equipment: shaft }: EquipmentProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const slot = (key: (typeof KEYS)[number]) => formatSlotRef(shaft.id, key);
  const load = findLoadSlot(plant, shaft);
  const row = (ref: SlotRef, label: string, isOrder = false) => <SlotRow slot={ref} label={label} isOrder={isOrder} />;
  return (
    <div className={style.shaft}>
      <div className={style.bars}>
        <ShaftBars shaft={shaft} />
        <h3 className={style.name}>{getSideText(shaft)}</h3>
      </div>
      <div className={style.rows}>
        {row(slot('propellerPitch'), t('CONNING_PITCH_OF_BLADES'))}
        {row(slot('propellerPitchOrder'), t('CONNING_ORDER'), true)}
        {row(slot('speed'), t('CONNING_SHAFT'))}
        {row(slot('speedOrder'), t('CONNING_ORDER'), true)}
        {row(slot('power'), t('CONNING_POWER'))}
        {load && row(load, t('CONNING_ENGINE_LOAD'))}
        {plant.has(slot('torque')) ? row(slot('torque'), t('CONNING_TORQUE')) : <Torque shaft={shaft} />}
      </div>
    </div>
  );
}

/** The load of the engine or motor on the same side as the shaft. */
function findLoadSlot(plant: PlantView, shaft: PlantEquipment): SlotRef | undefined {
  const driving = [...plant.ofKind('main-engine'), ...plant.ofKind('propulsion-motor')];
  const own = driving
    .filter((one) => findSide(one) === findSide(shaft))
    .flatMap(({ id }) => pickFilled(plant, id, ['load']));
  return own[0];
}

/** Torque of power and speed, where no meter measures it. */
function Torque({ shaft }: { shaft: PlantEquipment }) {
  const t = useText();
  const [power, speed] = [formatSlotRef(shaft.id, 'power'), formatSlotRef(shaft.id, 'speed')];
  const readings = useSlots([power, speed]);
  const answer = computeTorque({
    power: toPlantInput(readings.get(power), 'power'),
    shaftSpeed: toPlantInput(readings.get(speed), 'shaftSpeed'),
  });
  return (
    <ComputedValue label={t('CONNING_TORQUE')} answer={answer} unit="kN·m" layout="row" size="small" from={power} />
  );
}

/** Both bars of one shaft: speed as a share of its rated speed, pitch; a fixed propeller shows its speed in both. */
export function ShaftBars({ shaft }: { shaft: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const [pitch, pitchOrder, speed, speedOrder] = KEYS.map((key) => formatSlotRef(shaft.id, key)) as [
    SlotRef,
    SlotRef,
    SlotRef,
    SlotRef,
  ];
  const readings = useSlots([pitch, pitchOrder, speed, speedOrder]);
  const highest = plant.numberOf(shaft.id, 'ratedSpeed') ?? plant.tagOf(speed)?.max ?? 100;
  const share = (ref: SlotRef) => {
    const value = getSlotNumber(readings.get(ref));
    return value === undefined ? null : (100 * value) / highest;
  };
  const number = (ref: SlotRef) => getSlotNumber(readings.get(ref)) ?? null;
  const isFixed = !plant.has(pitch);
  const main = readings.get(plant.has(speed) ? speed : pitch);
  const text = formatNumber(getSlotNumber(main), {});
  return (
    <Lazy
      part={Propeller}
      props={{
        label: speak(shaft.name, `${text} ${main?.unit ?? ''}`, main?.state ?? 'unknown', t),
        state: main?.state ?? 'unknown',
        speedPercent: share(speed),
        speedOrderPercent: share(speedOrder),
        thrustPercent: isFixed ? share(speed) : number(pitch),
        thrustOrderPercent: isFixed ? share(speedOrder) : number(pitchOrder),
      }}
      fallback={null}
    />
  );
}

/** Propellers side by side: pitch and shaft speed with their orders, power, load of the engine and torque. */
export const PropulsionPanel = createEquipmentPanel(
  'shaft',
  { keys: KEYS, main: ['propellerPitch', 'speed', 'power'], findTitle: () => 'CONNING_PROPELLERS' },
  ShaftColumn,
);
