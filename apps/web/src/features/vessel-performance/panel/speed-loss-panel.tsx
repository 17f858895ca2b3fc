import { formatNumber } from '@fms/domain/format';
import { computeFoulingCost, type Estimate } from '@fms/domain/performance';
import type { SlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import { Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { ComputedValue } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { useAge } from '../../../live/index.ts';
import { SpeedLossChart } from '../chart/speed-loss-chart.tsx';
import { getEventText } from '../event/event-text.ts';
import { isRecent, type PerformanceParts } from '../model/performance-parts.ts';
import { listInputs } from '../model/performance-slots.ts';
import { computeSpeedLossView, readMean } from '../model/speed-loss-view.ts';
import style from '../style/performance.module.css';
import { useConsumption } from './use-consumption.ts';

/** How much slower the ship is than the reference at the same power, over time and by events. */
export function SpeedLossPanel(parts: PerformanceParts) {
  const t = useText();
  const { plant, performance, events, window } = parts;
  const from = listInputs(plant, ['speedThroughWater', 'shaftPower']);
  const { used } = performance;
  const times = useMemo(() => events.map(({ at }) => Date.parse(at)), [events]);
  const view = useMemo(() => computeSpeedLossView(used, times), [used, times]);
  const shown = events
    .map(({ kind, at }) => ({ time: Date.parse(at), text: getEventText(kind, t) }))
    .filter(({ time }) => time >= window.from && time <= window.to);
  const last = view.spans.at(-1);
  return (
    <Panel
      quiet
      title={t('SPEED_LOSS')}
      age={useAge(used.at(-1)?.time)}
      actions={<span className={style.caption}>{t('SPEED_LOSS_NOTE')}</span>}
    >
      <SpeedLossChart
        label={t('SPEED_LOSS_LABEL', { events: shown.length })}
        view={view}
        window={window}
        events={shown}
      />
      {last !== undefined && 'reason' in last.line && (
        <p className={style.note}>{t('FEW_POINTS', { count: last.count })}</p>
      )}
      <div className={style.foot}>
        <Estimated label={t('LOSS_NOW')} estimate={view.now} from={from} />
        <Estimated label={t('HULL_EVENT_BROUGHT')} estimate={view.effect} from={from} />
        <ComputedValue
          label={t('FOULING_COSTS')}
          answer={useCost(parts)}
          unit="t/d"
          decimals={1}
          size="small"
          from={listInputs(plant, ['fuelRate', 'shaftPower', 'speedThroughWater'])}
        />
      </div>
    </Panel>
  );
}

interface EstimatedProps {
  readonly label: string;
  readonly estimate: PlantAnswer<Estimate>;
  readonly from: readonly SlotRef[];
}

function Estimated({ label, estimate, from }: EstimatedProps) {
  const t = useText();
  return (
    <ComputedValue label={label} answer={readMean(estimate)} unit="%" decimals={1} signed size="small" from={from}>
      {hasValue(estimate) && (
        <span className={style.caption}>
          {t('PLUS_MINUS', { error: formatNumber(estimate.value.error, { decimals: 1 }) })}
        </span>
      )}
    </ComputedValue>
  );
}

/** Mean power of the last month beyond the reference at the same speed, as fuel. */
function useCost(parts: PerformanceParts): PlantAnswer {
  const sfoc = useConsumption(parts);
  const { performance, window } = parts;
  let [power, reference, count] = [0, 0, 0];
  for (const { time, correctedPower, powerOverTrial } of performance.used) {
    if (powerOverTrial === null || !isRecent(window, time)) continue;
    power += correctedPower;
    reference += correctedPower / (1 + powerOverTrial / 100);
    count += 1;
  }
  if (count === 0) return refuse('too-few', 'points');
  const mean = (sum: number) => ({ value: sum / count, state: 'good' }) as const;
  return computeFoulingCost({ power: mean(power), referencePower: mean(reference), sfoc });
}
