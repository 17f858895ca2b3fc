/** What the record holds apart: exceedances, and faults of instruments. */
import type { ComplianceStretch } from '@fms/domain/emission';
import { getSulphurLimit } from '@fms/domain/emission';
import { formatNumber } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import type { Translate } from '../../../language/index.ts';
import { formatRatio, getComplianceText } from './limit-text.ts';
import type { ScrubberRecord } from './use-scrubber-record.ts';
import type { WaterExcess } from './wash-water.ts';

export interface RecordEvent extends TimeSpan {
  readonly title: string;
  readonly detail: string;
}

export interface RecordEvents {
  /** Both newest first. */
  readonly exceedances: readonly RecordEvent[];
  readonly faults: readonly RecordEvent[];
}

const WATER_TITLES = { ph: 'EXCEEDED_PH', pah: 'EXCEEDED_PAH', turbidity: 'EXCEEDED_TURBIDITY' } as const;
const WATER_DECIMALS = { ph: 2, pah: 1, turbidity: 1 } as const;

export function listEvents(record: ScrubberRecord, excess: readonly WaterExcess[], t: Translate): RecordEvents {
  const exceedances = [
    ...record.exceedances.map((stretch) => describeExceedance(stretch, t)),
    ...excess.map(({ quantity, worst, ...span }) => ({
      ...span,
      title: t(WATER_TITLES[quantity]),
      detail: t('EXCEEDED_WORST', { value: formatNumber(worst, { decimals: WATER_DECIMALS[quantity] }) }),
    })),
  ];
  const faults = record.faults.map(({ from, to, reason, area }) => ({
    ...{ from, to },
    title: capitalize(getComplianceText(reason, t)),
    detail: area ?? '',
  }));
  return { exceedances: newestFirst(exceedances), faults: newestFirst(faults) };
}

function describeExceedance({ from, to, reason, area, highest }: ComplianceStretch, t: Translate): RecordEvent {
  const limit = getSulphurLimit(area !== null, from);
  const isFuel = reason === 'fuel-sulphur';
  const held = isFuel ? limit?.sulphurPercent : limit?.ratio;
  const shown = isFuel ? formatNumber(held, { decimals: 2 }) : formatRatio(held ?? 0);
  const value = formatNumber(highest, { decimals: isFuel ? 2 : 1 });
  return {
    ...{ from, to },
    title: t(isFuel ? 'EXCEEDED_FUEL' : 'EXCEEDED_RATIO', { limit: shown }),
    detail: t('EXCEEDED_DETAIL', { value, area: area ?? t('OUTSIDE_AREAS') }),
  };
}

const newestFirst = (events: readonly RecordEvent[]): RecordEvent[] => events.toSorted((a, b) => b.from - a.from);
const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
