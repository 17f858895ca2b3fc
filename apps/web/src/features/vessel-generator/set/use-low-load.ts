import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { sumLowLoadHours } from '@fms/domain/power';
import { useMemo } from 'react';
import { type PlantView, useSlotSeries } from '../../../entities/plant/index.ts';
import { useSpanUntilNow } from '../history/use-day-history.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
/** Two halves of 504 buckets of ten minutes: wider ones would be gaps of which nothing is known, and a call gives 1,000. */
const HALF_POINTS = 520;

/** Hours of each set under 30 % of load within seven days; undefined where its load is not measured or not yet read. */
export function useLowLoad(plant: PlantView): ReadonlyMap<string, number> {
  const span = useSpanUntilNow(WEEK_MS);
  const sets = plant.ofKind('generator');
  const slots = sets.map(({ id }) => formatSlotRef(id, 'load'));
  const middle = span.to - WEEK_MS / 2;
  const { series: earlier } = useSlotSeries(slots, { from: span.from, to: middle }, HALF_POINTS);
  const { series: later } = useSlotSeries(slots, { from: middle, to: span.to }, HALF_POINTS);
  const pointsOf = (slot: SlotRef) => [...(earlier.get(slot)?.points ?? []), ...(later.get(slot)?.points ?? [])];
  const key = slots.map((slot) => `${pointsOf(slot).length} ${pointsOf(slot).at(-1)?.time}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what the series hold
  return useMemo(() => {
    const hours = sets.flatMap(({ id }): [string, number][] => {
      const points = pointsOf(formatSlotRef(id, 'load'));
      // A set that carries nothing stands, or idles off line.
      const samples = points.map(({ time, avg }) => ({ time, isTurning: avg > 1, loadPercent: avg }));
      return points.length === 0 ? [] : [[id, sumLowLoadHours(samples)]];
    });
    return new Map(hours);
  }, [plant, span, key]);
}
