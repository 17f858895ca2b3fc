import { computeSetAndDrift } from '@fms/domain/conning';
import { formatAngle, formatQuantity } from '@fms/domain/format';
import { hasValue } from '@fms/domain/plant-value';
import { useText } from '../../../language/index.ts';
import { Lazy } from '../../../registry/index.ts';
import {
  ComputedValue,
  getSlotNumber,
  PlantPanel,
  SlotValue,
  toPlantInput,
  usePlantPlace,
  useSlots,
  ValueButton,
} from '../../plant/index.ts';
import { computeSpeedGaugeScale } from '../../tag/index.ts';
import { pickNumber } from '../ship/answer.ts';
import { SHIP } from '../ship/conning-slots.ts';
import style from './conning-panel.module.css';
import { SpeedGauge } from './instrument-part.ts';
import type { Titled } from './panel-props.ts';
import { speak } from './spoken.ts';

const SLOTS = [SHIP.speedOverGround, SHIP.course, SHIP.speedThroughWater, SHIP.heading] as const;

/** Speed over ground on an arc, speed through water under it, and what the water does to the ship. */
export function SpeedPanel({ title }: Titled) {
  const t = useText();
  const { plant } = usePlantPlace();
  if (!plant.has(SHIP.speedOverGround) && !plant.has(SHIP.speedThroughWater)) return null;
  return (
    <PlantPanel title={title ?? t('SPEED')} quiet slots={[SHIP.speedOverGround]} className={style.panel}>
      <div className={style.whole}>
        <SpeedArc />
      </div>
      <div className={style.rows}>
        <SlotValue slot={SHIP.speedThroughWater} label={t('STW')} layout="row" size="small" showAge />
        <SetAndDrift />
      </div>
    </PlantPanel>
  );
}

/** The arc alone. */
export function SpeedArc() {
  const t = useText();
  const reading = useSlots(SLOTS).get(SHIP.speedOverGround);
  if (reading?.tag === undefined) return null;
  const speed = getSlotNumber(reading);
  return (
    <ValueButton reading={reading}>
      <div className={style.arc}>
        <Lazy
          part={SpeedGauge}
          props={{
            label: speak(t('SPEED'), formatQuantity(speed, reading.unit, { decimals: 1 }), reading.state, t),
            state: reading.state,
            speedKnots: speed ?? null,
            caption: t('OVER_GROUND', { unit: reading.unit }),
            ...computeSpeedGaugeScale(reading.tag, speed),
          }}
          fallback={null}
        />
      </div>
    </ValueButton>
  );
}

/** The vector over ground less the one through the water; without speed through water it says so. */
export function SetAndDrift() {
  const t = useText();
  const readings = useSlots(SLOTS);
  const answer = computeSetAndDrift({
    speedOverGround: toPlantInput(readings.get(SHIP.speedOverGround), 'speedOverGround'),
    courseOverGround: toPlantInput(readings.get(SHIP.course), 'course'),
    speedThroughWater: toPlantInput(readings.get(SHIP.speedThroughWater), 'speedThroughWater'),
    heading: toPlantInput(readings.get(SHIP.heading), 'heading'),
  });
  const set = hasValue(answer) && answer.value.setDegrees !== null ? formatAngle(answer.value.setDegrees) : undefined;
  const drift = pickNumber(answer, ({ driftKnots }) => driftKnots, 'drift');
  const label = set === undefined ? t('CONNING_DRIFT') : t('CONNING_DRIFT_TOWARDS', { set });
  const look = { unit: 'kn', decimals: 1, layout: 'row', size: 'small' } as const;
  return <ComputedValue {...look} label={label} answer={drift} from={SHIP.speedThroughWater} />;
}
