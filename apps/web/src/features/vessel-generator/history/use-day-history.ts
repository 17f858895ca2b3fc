import { formatSlotRef } from '@fms/domain/plant';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import { useMemo } from 'react';
import { type PlantView, useSlotSeries } from '../../../entities/plant/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { buildDayHistory, type DayHistory } from './day-history.ts';

/** The end of a span is asked for in steps: a span of its own for each second would ask anew each second. */
const STEP_MS = 5 * 60_000;
/** Means over two minutes: a start and a stop are told apart, and four sets are a small answer. */
const DAY_POINTS = 720;

export interface ShownDay extends DayHistory {
  readonly window: TimeSpan;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** A span of that length that ends at the moment of the tab, rounded up to five minutes. */
export function useSpanUntilNow(lengthMs: number): TimeSpan {
  const to = useFromClock((nowMs) => Math.ceil(nowMs / STEP_MS) * STEP_MS);
  return useMemo(() => ({ from: to - lengthMs, to }), [to, lengthMs]);
}

export function useDayHistory(plant: PlantView): ShownDay {
  const window = useSpanUntilNow(DAY_MS);
  const sets = plant.ofKind('generator');
  const slots = sets.map(({ id }) => formatSlotRef(id, 'power'));
  const { series, isPending, error } = useSlotSeries(slots, window, DAY_POINTS);
  const key = [...series.values()].map(({ points }) => `${points.length} ${points.at(-1)?.time}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the series hold
  return useMemo(() => {
    const given = sets.flatMap(({ id, name }) => {
      const power = series.get(formatSlotRef(id, 'power'))?.points;
      return power === undefined ? [] : [{ id, name, rating: plant.numberOf(id, 'ratedPower'), power }];
    });
    return { ...buildDayHistory(given), window, isPending, error };
  }, [plant, window, isPending, error, key]);
}
