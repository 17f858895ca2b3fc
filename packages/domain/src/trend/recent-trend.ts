/** The trend of the last hour, or of its last third where the hour as a whole has none. */
import { hasValue, type PlantAnswer } from '../plant-value/index.ts';
import type { TimedValue } from '../statistic/rise-per-hour.ts';
import type { Instant } from '../time/instant.ts';
import { findTrend, type Trend } from './trend.ts';

/** Longest first: the longer a line holds, the better its rate is known. */
export const RECENT_SPANS_MS = [60 * 60_000, 20 * 60_000] as const;

/**
 * {@link findTrend} over the longest of the recent spans that answers. `samples` stand in order of time, `noise` is the
 * instrument's own in their unit. What began to move minutes ago is found by the shorter span; where none answers the
 * refusal is that of the longest.
 */
export function findRecentTrend(samples: readonly TimedValue[], now: Instant, noise = 0): PlantAnswer<Trend> {
  const answers = RECENT_SPANS_MS.map((spanMs) => {
    const recent = samples.filter(({ time }) => time >= now - spanMs);
    return findTrend(recent, now, noise);
  });
  return answers.find(hasValue) ?? (answers[0] as PlantAnswer<Trend>);
}
