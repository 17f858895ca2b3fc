import { formatSlotRef } from '@fms/domain/plant';
import { useMemo } from 'react';
import { useBucketSeries } from './use-bucket-series.ts';
import type { ScrubberRecord } from './use-scrubber-record.ts';
import {
  buildWater,
  findWaterExcess,
  WATER_BUCKET_MS,
  WATER_KEYS,
  type WaterExcess,
  type WaterPoint,
} from './wash-water.ts';

export interface WashWater {
  readonly points: readonly WaterPoint[];
  readonly excess: readonly WaterExcess[];
}

/** What went overboard over the window of a record. */
export function useWashWater(scrubberId: string, { window, minutes }: ScrubberRecord): WashWater {
  const refs = useMemo(() => WATER_KEYS.map((key) => [key, formatSlotRef(scrubberId, key)] as const), [scrubberId]);
  const { series } = useBucketSeries(
    refs.map(([, ref]) => ref),
    window,
    WATER_BUCKET_MS,
  );
  return useMemo(() => {
    const byKey = new Map(refs.flatMap(([key, ref]) => (series.has(ref) ? [[key, series.get(ref) ?? []]] : [])));
    const points = buildWater(byKey, minutes);
    return { points, excess: findWaterExcess(points) };
  }, [refs, series, minutes]);
}
