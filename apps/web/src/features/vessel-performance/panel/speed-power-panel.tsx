import { computeSlip } from '@fms/domain/engine';
import { formatNumber } from '@fms/domain/format';
import { type Estimate, estimateMean } from '@fms/domain/performance';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { combine, hasValue, type PlantAnswer, type PlantInput, parameter, refuse } from '@fms/domain/plant-value';
import { useMemo } from 'react';
import { ComputedValue, PlantPanel, toPlantInput, useSlots } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { SpeedPowerChart } from '../chart/speed-power-chart.tsx';
import { getCorrectionText } from '../model/correction-text.ts';
import { isRecent, type PerformanceParts } from '../model/performance-parts.ts';
import { findPerformanceSlots, listInputs } from '../model/performance-slots.ts';
import { readMean } from '../model/speed-loss-view.ts';
import style from '../style/performance.module.css';
import { useConsumption } from './use-consumption.ts';

/** Points and reference, where the ship is now, and what it takes more than the reference. */
export function SpeedPowerPanel(parts: PerformanceParts) {
  const t = useText();
  const { plant, performance, window } = parts;
  const { used, curve } = performance;
  const slots = useMemo(() => findPerformanceSlots(plant), [plant]);
  const now = useNow(slots.speedThroughWater?.[0], slots.shaftPower ?? []);
  const [older, recent] = useMemo(() => {
    const toPoint = (point: (typeof used)[number]) => ({ speed: point.speed, power: point.correctedPower });
    const isNew = used.map(({ time }) => isRecent(window, time));
    return [used.filter((_, i) => !isNew[i]).map(toPoint), used.filter((_, i) => isNew[i]).map(toPoint)];
  }, [used, window]);
  const over = useMemo(
    () =>
      estimateMean(
        used.flatMap(({ time, powerOverTrial }) =>
          powerOverTrial !== null && isRecent(window, time) ? [powerOverTrial] : [],
        ),
      ),
    [used, window],
  );
  return (
    <PlantPanel
      quiet
      title={t('SPEED_POWER')}
      slots={[...(slots.speedThroughWater ?? []), ...(slots.shaftPower ?? [])]}
      actions={<span className={style.caption}>{getCorrectionText(performance.ship, t)}</span>}
    >
      <SpeedPowerChart
        label={t('SPEED_POWER_LABEL', { used: used.length, recent: recent.length })}
        {...{ older, recent, curve }}
        curveName={curve === null ? '' : t(curve.origin === 'sea-trial' ? 'CURVE_SEA_TRIAL' : 'CURVE_AFTER_DOCKING')}
        speedTitle={t('SPEED_AXIS')}
        powerTitle={t('POWER_AXIS')}
        now={
          hasValue(now)
            ? {
                ...now.value,
                text: t('NOW_POINT', {
                  speed: formatNumber(now.value.speed, { decimals: 1 }),
                  power: formatNumber(now.value.power),
                }),
              }
            : undefined
        }
      />
      {curve === null && <p className={style.note}>{t('NO_CURVE')}</p>}
      <div className={style.foot}>
        <ComputedValue
          label={t('POWER_OVER')}
          answer={readMean(over)}
          unit="%"
          decimals={1}
          signed
          size="small"
          from={listInputs(plant, ['shaftPower', 'speedThroughWater'])}
        >
          <Interval estimate={over} />
        </ComputedValue>
        <Slip {...parts} />
        <ComputedValue
          label={t('SFOC_MEAN')}
          answer={useConsumption(parts)}
          unit="g/kWh"
          decimals={1}
          size="small"
          from={listInputs(plant, ['fuelRate', 'shaftPower'])}
        />
      </div>
    </PlantPanel>
  );
}

function Interval({ estimate }: { estimate: PlantAnswer<Estimate> }) {
  const t = useText();
  if (!hasValue(estimate)) return null;
  const { value, error } = estimate.value;
  const ends = [value - error, value + error].map((end) => formatNumber(end, { decimals: 1 }));
  return (
    <span className={style.caption}>
      {t('INTERVAL_95')}: {t('FROM_TO', { from: ends[0] ?? '', to: ends[1] ?? '' })}
    </span>
  );
}

/** Speed and the power of all shafts at the moment of the tab. */
function useNow(speed: SlotRef | undefined, shafts: readonly SlotRef[]) {
  const readings = useSlots([...(speed === undefined ? [] : [speed]), ...shafts]);
  const input = (ref: SlotRef | undefined, name: string): PlantInput =>
    ref === undefined ? refuse('missing', name) : toPlantInput(readings.get(ref), name);
  const powers = shafts.map((ref) => input(ref, 'shaftPower'));
  const power = powers.reduce<PlantInput>(
    (sum, one) => combine({ sum, shaftPower: one }, (of) => of.sum + of.shaftPower),
    powers.length === 0 ? refuse('missing', 'shaftPower') : { value: 0, state: 'good' },
  );
  return combine({ speed: input(speed, 'speedThroughWater'), power }, (of) => ({ speed: of.speed, power: of.power }));
}

/** Of the first shaft whose pitch is entered. */
function Slip({ plant }: PerformanceParts) {
  const t = useText();
  const shafts = plant.ofKind('shaft');
  const shaft = shafts.find(({ id }) => plant.numberOf(id, 'propellerPitch') !== undefined) ?? shafts[0];
  const [speed, turns] = [formatSlotRef('vessel', 'speedThroughWater'), formatSlotRef(shaft?.id ?? 'shaft', 'speed')];
  const readings = useSlots([speed, turns]);
  const answer = computeSlip({
    speedThroughWater: toPlantInput(readings.get(speed), 'speedThroughWater'),
    pitch: parameter(shaft && plant.numberOf(shaft.id, 'propellerPitch'), 'propellerPitch'),
    shaftSpeed: toPlantInput(readings.get(turns), 'shaftSpeed'),
  });
  return <ComputedValue label={t('SLIP')} answer={answer} unit="%" decimals={1} size="small" from={[speed, turns]} />;
}
