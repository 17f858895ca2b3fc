import { BALANCE_SPAN_MS, type FuelBalance } from '@fms/domain/fuel';
import type { PlantAnswer, Refusal } from '@fms/domain/plant-value';
import { useMemo } from 'react';
import { ComputedValue } from '../../../entities/plant/index.ts';
import { computeSpanBalance, type FuelHistory } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';

/** What was burned in the last 24 h by meters and by tanks, and how far the two differ. */
export function BurnedFigures({ fuel: { courses, unit, contentSlots, rateSlot } }: { readonly fuel: FuelHistory }) {
  const t = useText();
  const end = courses.remaining.at(-1)?.time ?? 0;
  const last = useMemo(() => computeSpanBalance(courses, { from: end - BALANCE_SPAN_MS, to: end }), [courses, end]);
  const common = { unit, decimals: 2, layout: 'row', size: 'small' } as const;
  return (
    <>
      <ComputedValue
        {...common}
        label={t('BURNED_BY_METERS')}
        answer={pick(last, ({ burnedByMeters }) => burnedByMeters)}
        from={rateSlot}
      />
      <ComputedValue
        {...common}
        label={t('BURNED_BY_TANKS')}
        answer={pick(last, ({ burnedByTanks }) => burnedByTanks)}
        from={contentSlots}
      />
      <ComputedValue
        {...common}
        label={t('DIFFERENCE_24H')}
        answer={pick(last, ({ percent }) => percent)}
        unit="%"
        decimals={1}
        signed
        from={[rateSlot, ...contentSlots]}
      />
    </>
  );
}

const pick = (balance: FuelBalance | Refusal, of: (balance: FuelBalance) => number): PlantAnswer =>
  'percent' in balance ? { value: of(balance), state: 'good' } : balance;
