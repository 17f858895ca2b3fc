import { formatNumber, NO_VALUE } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import {
  ComputedValue,
  getSlotNumber,
  SlotValue,
  usePlantPlace,
  useSlot,
  ValueButton,
} from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { createLazyPart, Lazy } from '../../../registry/index.ts';
import type { EngineFigures } from '../figure/engine-figures.ts';
import { useEngineFigures } from '../figure/use-engine-figures.ts';
import style from '../style/engine.module.css';

const RadialGauge = createLazyPart(() => import('@fms/ui/instrument/radial-gauge'));
/** An engine may give a tenth more than its rating for an hour. */
const HIGHEST_LOAD = 110;

/** Load on an arc; power, speed and fuel under it. Values of an engine that stands are grey. */
export function EngineLoad({ engine }: { engine: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const figures = useEngineFigures(engine);
  const speed = formatSlotRef(engine.id, 'speed');
  const isStopped = hasValue(figures.isRunning) && !figures.isRunning.value;
  return (
    <div className={style.load} data-stopped={isStopped}>
      <LoadGauge engine={engine} figures={figures} />
      {isStopped && <p className={style.stopped}>{t('ENGINE_STOPPED')}</p>}
      <PowerValue engine={engine} figures={figures} />
      {plant.has(speed) && <SlotValue slot={speed} label={t('SPEED')} layout="row" size="small" decimals={0} />}
      <FuelValue engine={engine} figures={figures} />
    </div>
  );
}

interface FigureProps {
  readonly engine: PlantEquipment;
  readonly figures: EngineFigures;
}

function LoadGauge({ engine, figures: { load } }: FigureProps) {
  const t = useText();
  const reading = useSlot(formatSlotRef(engine.id, 'load'));
  const computed = hasValue(load) ? load.value : null;
  const isMeasured = reading.tag !== undefined;
  const value = isMeasured ? (getSlotNumber(reading) ?? null) : computed;
  const state = isMeasured ? reading.state : computed === null ? 'unknown' : 'fresh';
  const words = value === null ? NO_VALUE : `${formatNumber(value, { decimals: 1 })} %`;
  const gauge = (
    <Lazy
      part={RadialGauge}
      props={{
        label: `${engine.name}, ${t('ENGINE_LOAD')}, ${words}`,
        state,
        value,
        max: HIGHEST_LOAD,
        decimals: 1,
        unit: t('ENGINE_LOAD_PERCENT'),
      }}
      fallback={null}
    />
  );
  return (
    <div className={style.gauge}>
      <ValueButton reading={reading}>{gauge}</ValueButton>
    </div>
  );
}

/** Measured where there is a torque meter, else from load and rating, and then it says so. */
function PowerValue({ engine, figures: { power, powerOrigin } }: FigureProps) {
  const t = useText();
  if (powerOrigin === 'measured') {
    const slot = formatSlotRef(engine.id, 'power');
    return <SlotValue slot={slot} label={t('ENGINE_POWER')} layout="row" size="small" decimals={0} />;
  }
  const label = t(powerOrigin === 'load' ? 'ENGINE_POWER_FROM_LOAD' : 'ENGINE_POWER_FROM_TORQUE');
  const from = formatSlotRef(engine.id, 'load');
  return <ComputedValue label={label} answer={power} unit="kW" layout="row" size="small" from={from} />;
}

/** In mass where the density is known, else in volume as it is measured. */
function FuelValue({ engine, figures: { fuelMass } }: FigureProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const slot = formatSlotRef(engine.id, 'fuelRate');
  const reading = useSlot(slot);
  if (!plant.has(slot)) return null;
  if (!hasValue(fuelMass)) return <SlotValue slot={slot} label={t('ENGINE_FUEL')} layout="row" size="small" />;
  return (
    <ValueButton reading={reading}>
      <ComputedValue label={t('ENGINE_FUEL')} answer={fuelMass} unit="kg/h" decimals={1} layout="row" size="small" />
    </ValueButton>
  );
}
