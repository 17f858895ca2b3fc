import { computeConsumption } from '@fms/domain/fuel';
import { formatSlotRef } from '@fms/domain/plant';
import { type PlantAnswer, refuse } from '@fms/domain/plant-value';
import type { TimeSpan } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { ComputedValue } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { type Consumer, listMeterSlots } from '../flow/consumer.ts';
import type { ConsumerFlow } from '../flow/consumer-flow.ts';
import type { ConsumerFlows } from '../flow/use-consumer-flows.ts';
import style from '../style/fuel-flow.module.css';

/** Consumption over 24 h: in all, an hour, a mile and a kWh, and for how much of the time it is known. */
export function FlowFigures({
  consumers,
  flows: { flows, nauticalMiles, kilowattHours, history },
}: {
  readonly consumers: readonly Consumer[];
  readonly flows: ConsumerFlows;
}) {
  const t = useText();
  const known = flows.filter(({ samples }) => samples.length > 0);
  const kilograms = known.reduce((sum, one) => sum + one.kilograms, 0);
  const completeness = flows.reduce((least, one) => Math.min(least, one.completeness), 1);
  const isKnown = known.length > 0 && known.length === flows.length;
  const burned = computeConsumption({ span: history.window, kilograms, nauticalMiles, kilowattHours });
  const toAnswer = (value: number | null, input: string): PlantAnswer =>
    isKnown && value !== null ? { value, state: 'good' } : refuse('too-few', isKnown ? input : 'fuelSupplyFlow');
  const perHour = computeMeanRate(flows, history.window);
  const meters = listMeterSlots(consumers);
  return (
    <Panel className={style.strip}>
      <div className={style.row}>
        <ComputedValue
          label={t('BURNED_24H')}
          answer={toAnswer(kilograms / 1000, 'fuelSupplyFlow')}
          unit="t"
          decimals={2}
          from={meters}
        />
        <ComputedValue label={t('PER_HOUR')} answer={toAnswer(perHour, 'fuelSupplyFlow')} unit="kg/h" from={meters} />
        <ComputedValue
          label={t('PER_MILE')}
          answer={toAnswer(burned.kilogramsPerMile, 'speedOverGround')}
          unit="kg/nm"
          decimals={1}
          from={[formatSlotRef('vessel', 'speedOverGround'), ...meters]}
        />
        <ComputedValue
          label={t('PER_KWH')}
          answer={toAnswer(burned.gramsPerKilowattHour, 'power')}
          unit="g/kWh"
          from={[...consumers.map(({ slots }) => slots.power), ...meters]}
        />
        <ComputedValue
          label={t('FLOW_COMPLETE')}
          answer={toAnswer(completeness * 100, 'fuelSupplyFlow')}
          unit="%"
          from={meters}
        />
      </div>
    </Panel>
  );
}

/** kg/h, each consumer over the time for which it is known: what a faulty meter hid is not spread over the others. */
export function computeMeanRate(flows: readonly ConsumerFlow[], { from, to }: TimeSpan): number | null {
  const hours = (to - from) / 3_600_000;
  const rates = flows.map(({ kilograms, completeness }) =>
    completeness > 0 ? kilograms / (hours * completeness) : Number.NaN,
  );
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return Number.isFinite(sum) ? sum : null;
}
