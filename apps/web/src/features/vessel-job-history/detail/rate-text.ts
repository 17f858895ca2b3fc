/** Rates of jobs and causes of their differences in words and in the units of the screen. */
import type { WireJobComparison } from '@fms/contract/job';
import { formatNumber } from '@fms/domain/format';
import type { ComparedRate, JobCause } from '@fms/domain/job';
import type { TextKey, Translate } from '../../../language/index.ts';

interface RateText {
  readonly label: TextKey;
  readonly unit: string;
  /** From the unit of the domain to that of the screen. */
  readonly scale: number;
  readonly decimals: number;
}

/** In the order they are shown. */
export const RATES: Readonly<Record<ComparedRate, RateText>> = {
  fuelPerMile: { label: 'JOB_RATE_FUEL_PER_MILE', unit: 'kg/nm', scale: 1000, decimals: 1 },
  fuelPerHour: { label: 'JOB_RATE_FUEL_PER_HOUR', unit: 'kg/h', scale: 1000, decimals: 0 },
  energyPerHour: { label: 'JOB_RATE_ENERGY_PER_HOUR', unit: 'kW', scale: 1, decimals: 0 },
  carbonPerMile: { label: 'JOB_RATE_CARBON_PER_MILE', unit: 'kg/nm', scale: 1000, decimals: 1 },
  knots: { label: 'JOB_RATE_KNOTS', unit: 'kn', scale: 1, decimals: 1 },
};

const CAUSES: Readonly<Record<JobCause, Omit<RateText, 'label'> & { readonly label: TextKey }>> = {
  current: { label: 'JOB_CAUSE_CURRENT', unit: 'kn', scale: 1, decimals: 1 },
  wind: { label: 'JOB_CAUSE_WIND', unit: 'm/s', scale: 1, decimals: 1 },
  pull: { label: 'JOB_CAUSE_PULL', unit: 't', scale: 1, decimals: 0 },
  load: { label: 'JOB_CAUSE_LOAD', unit: '%', scale: 100, decimals: 0 },
};

/** Less than this share over or under the median is as usual. */
const LEAST_DIFFERENCE = 0.02;

/** `9 % more fuel per mile than the median.`; undefined where the fuel is not known. */
export function formatDifference({ rates, cause }: WireJobComparison, t: Translate): string | undefined {
  const name: ComparedRate = cause?.rate ?? (rates.fuelPerMile ? 'fuelPerMile' : 'fuelPerHour');
  const own = rates[name];
  if (!own) return undefined;
  const label = t(RATES[name].label);
  if (Math.abs(own.difference) < LEAST_DIFFERENCE) return t('JOB_AS_USUAL', { rate: label });
  const percent = formatNumber(Math.abs(own.difference) * 100);
  return t(own.difference > 0 ? 'JOB_MORE' : 'JOB_LESS', { percent, rate: label.toLowerCase() });
}

/** What explains most of the difference, with its value and the usual one; undefined where nothing does. */
export function formatCause({ cause }: WireJobComparison, t: Translate): string | undefined {
  if (cause === null) return undefined;
  const { label, unit, scale, decimals } = CAUSES[cause.cause];
  const [value, usual] = [cause.value, cause.usual].map((number) =>
    formatNumber(number * scale, { decimals, signed: cause.cause === 'current' || cause.cause === 'wind' }),
  );
  return t('JOB_CAUSE', { cause: t(label), value: value ?? '', usual: `${usual} ${unit}`, unit });
}
