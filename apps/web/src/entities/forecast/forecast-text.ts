/** Where a value is heading, in words: `+15 °C per h`, `reaches 90 °C in about 21 min`. */
import type { TagForecast } from '@fms/contract/tag';
import { formatAge, formatNumber, formatQuantity } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import type { Translate } from '../../language/index.ts';

/** What was computed longer ago than this says nothing of now: it is computed anew each minute while the server answers. */
const MAX_AGE_MS = 3 * 60_000;

interface ForecastScale {
  readonly unit: string;
  /** With the interval of the time in place of its middle. */
  readonly hasInterval?: boolean;
}

/** Rate and, where a limit lies ahead, when it is reached, counted from `nowMs`; empty for a forecast that is too old. */
export function formatForecast(
  { time, ratePerHour, reach }: TagForecast,
  { unit, hasInterval = false }: ForecastScale,
  nowMs: Instant,
  t: Translate,
): string[] {
  const elapsedMs = nowMs - Date.parse(time);
  if (elapsedMs > MAX_AGE_MS) return [];
  const rate = t('FORECAST_RATE', {
    rate: formatQuantity(ratePerHour, unit, { decimals: decimalsOf(ratePerHour), signed: true }),
  });
  // Reached by now: the alarm says so.
  if (reach === null || reach.seconds * 1000 <= elapsedMs) return [rate];
  const left = (seconds: number) => formatAge(Math.max(0, seconds * 1000 - elapsedMs));
  const limit = `${formatNumber(reach.limit, { decimals: decimalsOfLimit(reach.limit) })} ${unit}`.trim();
  return [
    rate,
    hasInterval
      ? t('FORECAST_REACH_BETWEEN', { limit, earliest: left(reach.earliestSeconds), latest: left(reach.latestSeconds) })
      : t('FORECAST_REACH', { limit, duration: left(reach.seconds) }),
  ];
}

/** Two digits that count: a rate is known no better. */
function decimalsOf(rate: number): number {
  return rate === 0 ? 0 : Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(Math.abs(rate)))));
}

/** As many as the limit has, up to two. */
function decimalsOfLimit(limit: number): number {
  return [0, 1].find((decimals) => Number(limit.toFixed(decimals)) === limit) ?? 2;
}
