/** Past days of a ship with how its hours and engines share in them: what another speed or less waiting changes. */
import type { DailyCarbon } from '@fms/domain/carbon-forecast';
import { computeJobHours, UNDER_WAY_JOBS } from '@fms/domain/job';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import { type QuantityPart, type SpanTotals, sumPart } from '../../fleet-statistic/index.ts';
import type { ValidJob } from '../../job/index.ts';

const KILOGRAMS_PER_TONNE = 1000;

/** `days` as they were read for `spans`; a main engine that was not measured on a day burned nothing on it. */
export function shareDays(
  days: readonly DailyCarbon[],
  spans: readonly TimeSpan[],
  {
    totals,
    engines,
    jobs,
  }: {
    readonly totals: SpanTotals;
    readonly engines: readonly QuantityPart[];
    readonly jobs: readonly ValidJob[];
  },
): DailyCarbon[] {
  const placeOf = new Map(spans.map(({ from }, place) => [from, place]));
  return days.map((day) => {
    const place = placeOf.get(day.day) ?? -1;
    const span = { from: day.day, to: day.day + DAY_MS };
    const burned = engines.map(({ tag, convert }) => {
      const total = totals.get(tag.id)?.[place] ?? null;
      return total === null ? 0 : (convert(sumPart(tag, total)) * DAY_MS) / total.knownMs / KILOGRAMS_PER_TONNE;
    });
    const main = burned.reduce((sum, one) => sum + one, 0);
    return {
      ...day,
      mainCarbon: Math.min(main, day.carbon),
      hoursUnderWay: computeJobHours(jobs, UNDER_WAY_JOBS, span),
      hoursWaiting: computeJobHours(jobs, ['waiting'], span),
    };
  });
}
