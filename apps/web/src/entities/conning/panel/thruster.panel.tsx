import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { Chip } from '@fms/ui/control';
import { CentreBar } from '@fms/ui/instrument';
import { useText } from '../../../language/index.ts';
import { getSlotNumber, getSlotState, SlotValue, usePlantPlace, useSlots } from '../../plant/index.ts';
import style from './conning-panel.module.css';
import { createEquipmentPanel, type EquipmentProps } from './equipment-panel.tsx';
import { speak } from './spoken.ts';

const KEYS = ['thrust', 'thrustOrder', 'load', 'power', 'running'] as const;
const FULL_THRUST = 100;

function Thruster({ equipment: thruster }: EquipmentProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const slot = (key: (typeof KEYS)[number]) => formatSlotRef(thruster.id, key);
  const readings = useSlots(KEYS.map(slot));
  const running = readings.get(slot('running'));
  const isRunning = running?.state === 'stale' ? undefined : getSlotState(running);
  // Load says of a thruster what thrust says; it stands in where thrust is not measured.
  const effort = plant.has(slot('thrust')) ? 'thrust' : 'load';
  const keys = ([effort, 'power'] as const).filter((key) => plant.has(slot(key)));
  const labels = { thrust: t('CONNING_THRUST'), load: t('CONNING_LOAD'), power: t('CONNING_POWER') };
  return (
    <section className={style.thruster} aria-label={thruster.name}>
      <div className={style.head}>
        <h3 className={style.name}>{thruster.name}</h3>
        {isRunning !== undefined && <Chip>{t(isRunning ? 'CONNING_RUNNING' : 'CONNING_STANDBY')}</Chip>}
      </div>
      {plant.has(slot('thrust')) && <ThrustBar thruster={thruster} />}
      <div className={style.pairs}>
        {keys.map((key) => (
          <SlotValue
            key={key}
            slot={slot(key)}
            label={labels[key]}
            layout="row"
            size="small"
            signed={key === 'thrust'}
          />
        ))}
      </div>
    </section>
  );
}

function ThrustBar({ thruster }: { thruster: PlantEquipment }) {
  const t = useText();
  const [slot, orderSlot] = [formatSlotRef(thruster.id, 'thrust'), formatSlotRef(thruster.id, 'thrustOrder')];
  const readings = useSlots([slot, orderSlot]);
  const [thrust, order] = [readings.get(slot), readings.get(orderSlot)];
  const state = thrust?.state ?? 'unknown';
  const value = getSlotNumber(thrust) ?? null;
  return (
    <CentreBar
      label={speak(thruster.name, `${formatNumber(value, { signed: true })} %`, state, t)}
      state={state}
      value={value}
      extent={FULL_THRUST}
      order={order?.state === 'stale' ? null : (getSlotNumber(order) ?? null)}
      ends={[t('CONNING_FULL_PORT'), '0', t('CONNING_FULL_STARBOARD')]}
      look="tall"
    />
  );
}

/** Tunnel thrusters one below the other: thrust across the ship with its order, load and power. */
export const ThrusterPanel = createEquipmentPanel(
  'thruster',
  { keys: KEYS, main: ['thrust', 'load', 'power'], findTitle: () => 'CONNING_THRUSTERS', isStacked: true },
  Thruster,
);
