import { formatSlotRef } from '@fms/domain/plant';
import { sumLowLoadHours } from '@fms/domain/power';
import { useMemo } from 'react';
import { type PlantView, useSlotSeries } from '../../../entities/plant/index.ts';
import { useSpanUntilNow } from '../history/use-day-history.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
/** Buckets of ten minutes: two further apart are a gap of which nothing is known. */
const WEEK_POINTS = 1100;

/** Hours of each set under 30 % of load within seven days; undefined where its load is not measured or not yet read. */
export function useLowLoad(plant: PlantView): ReadonlyMap<string, number> {
  const span = useSpanUntilNow(WEEK_MS);
  const sets = plant.ofKind('generator');
  const slots = sets.map(({ id }) => formatSlotRef(id, 'load'));
  const { series } = useSlotSeries(slots, span, WEEK_POINTS);
  const key = [...series.values()].map(({ points }) => `${points.length} ${points.at(-1)?.time}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the series hold
  return useMemo(() => {
    const hours = sets.flatMap(({ id }): [string, number][] => {
      const points = series.get(formatSlotRef(id, 'load'))?.points ?? [];
      // A set that carries nothing stands, or idles off line.
      const samples = points.map(({ time, avg }) => ({ time, isTurning: avg > 1, loadPercent: avg }));
      return points.length === 0 ? [] : [[id, sumLowLoadHours(samples)]];
    });
    return new Map(hours);
  }, [plant, span, key]);
}
