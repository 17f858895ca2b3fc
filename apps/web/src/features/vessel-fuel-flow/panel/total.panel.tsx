import { formatNumber } from '@fms/domain/format';
import { BALANCE_FLAG_PERCENT, compareTotals, readTotaliser } from '@fms/domain/fuel';
import { formatSlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer, refuse } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { ComputedValue } from '../../../entities/plant/index.ts';
import { computeSpanBalance, DAY_MS, type FuelHistory } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { type Consumer, listMeterSlots } from '../flow/consumer.ts';
import type { FuelKind } from '../flow/consumer-flow.ts';
import { type Grades, mixDensity } from '../flow/grades.ts';
import type { ConsumerFlows } from '../flow/use-consumer-flows.ts';
import style from '../style/fuel-flow.module.css';

interface Totalled {
  readonly flows: ConsumerFlows;
  readonly tanks: FuelHistory;
  readonly grades: Grades;
  readonly now: Instant;
}

interface TotalPanelProps extends Totalled {
  readonly consumers: readonly Consumer[];
}

/** Totaliser, integrated flow and tanks side by side over 24 h, with their differences from one another. */
export function TotalPanel({ consumers, flows, tanks, grades, now }: TotalPanelProps) {
  const t = useText();
  const totals = computeTotals({ flows, tanks, grades, now });
  const { integrated, totaliser, lost } = totals;
  const base = hasValue(totaliser) ? totaliser : lost;
  const compared = compareTotals({
    totaliser: hasValue(base) ? base.value : 0,
    integrated: hasValue(integrated) ? integrated.value : Number.NaN,
    tanks: hasValue(lost) ? lost.value : Number.NaN,
  });
  const common = { unit: 't', decimals: 2, layout: 'row', size: 'small' } as const;
  const percent = { ...common, unit: '%', decimals: 1, signed: true } as const;
  const difference = toPercent(compared.integratedPercent);
  const isFlagged = hasValue(difference) && Math.abs(difference.value) > BALANCE_FLAG_PERCENT;
  const counter = formatSlotRef('vessel', 'fuelUsed');
  const meters = listMeterSlots(consumers);
  const held = tanks.contentSlots;
  return (
    <Panel title={t('FUEL_TOTALS')} caption={t('LAST_24_H')} className={style.totals} quiet>
      <div className={style.figures}>
        <ComputedValue {...common} label={t('TOTALISER')} answer={totaliser} from={counter} />
        <ComputedValue {...common} label={t('INTEGRATED_FLOW')} answer={integrated} from={meters} />
        <ComputedValue {...common} label={t('TANKS_LOST')} answer={lost} from={held} />
        <ComputedValue
          {...percent}
          label={t(hasValue(totaliser) ? 'FLOW_AGAINST_TOTALISER' : 'FLOW_AGAINST_TANKS')}
          answer={difference}
          from={hasValue(totaliser) ? [counter, ...meters] : [...meters, ...held]}
        />
        {hasValue(totaliser) && (
          <ComputedValue
            {...percent}
            label={t('TANKS_AGAINST_TOTALISER')}
            answer={toPercent(compared.tanksPercent)}
            from={[counter, ...held]}
          />
        )}
      </div>
      <p className={style.finding}>
        {isFlagged
          ? t('TOTALS_DIFFER', { percent: formatNumber(difference.value, { decimals: 1, signed: true }) })
          : hasValue(difference)
            ? t('TOTALS_AGREE', { limit: BALANCE_FLAG_PERCENT })
            : t('TOTALS_UNKNOWN')}
      </p>
    </Panel>
  );
}

/** All three in t; each refused for itself. */
export function computeTotals({ flows, tanks, grades, now }: Totalled) {
  const known = flows.flows.filter(({ samples }) => samples.length > 0);
  const integrated: PlantAnswer =
    known.length === 0 || known.length < flows.flows.length
      ? refuse('too-few', 'fuelSupplyFlow')
      : { value: known.reduce((sum, { kilograms }) => sum + kilograms, 0) / 1000, state: 'good' };
  const burned = (kind: FuelKind) => flows.flows.reduce((sum, { byKind }) => sum + byKind[kind], 0);
  const density = mixDensity({ main: burned('main'), distillate: burned('distillate') }, grades);
  const advanced = flows.totaliser && readTotaliser(flows.totaliser, flows.maxStepMs);
  const totaliser: PlantAnswer =
    advanced === undefined || advanced === null
      ? refuse('missing', 'totaliser')
      : hasValue(density)
        ? { value: (advanced * density.value) / 1000, state: 'good' }
        : density;
  const end = tanks.courses.remaining.at(-1)?.time ?? now;
  const balance = computeSpanBalance(tanks.courses, { from: end - DAY_MS, to: end });
  const lost: PlantAnswer =
    'reason' in balance
      ? balance
      : tanks.unit === 't'
        ? { value: balance.burnedByTanks, state: 'good' }
        : refuse('missing', 'density');
  return { integrated, totaliser, lost };
}

const toPercent = (percent: number | null): PlantAnswer =>
  percent === null || !Number.isFinite(percent) ? refuse('unknown', 'volume') : { value: percent, state: 'good' };
