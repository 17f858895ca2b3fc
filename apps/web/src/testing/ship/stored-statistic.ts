/** Stored values as the server answers them: statistics in buckets, and the last value before a moment. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { getPlantValues, SlotValue } from '@fms/contract/plant';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { getStatistic, TagStatistic } from '@fms/contract/tag';
import { planBuckets } from '@fms/domain/statistic';
import type { SimulatedVessel, StoredValue } from './simulated-vessel.ts';

/** Minimum, maximum and mean of each bucket in which anything was stored. */
export function answerStatistic(vessel: SimulatedVessel, body: BodyOf<typeof getStatistic>): TagStatistic[] {
  const { fromTime, toTime, maxPoints, tags } = body;
  const plan = planBuckets(fromWireTime(fromTime), fromWireTime(toTime), maxPoints);
  const widthMs = plan.bucketSeconds * 1000;
  return tags.map((dataTagId) => {
    const own = (vessel.stored().get(dataTagId) ?? []).filter(
      ({ timeMs }) => timeMs >= plan.fromMs && timeMs < plan.toMs,
    );
    const buckets = Map.groupBy(own, ({ timeMs }) => Math.floor(timeMs / widthMs) * widthMs);
    return {
      ...{ dataTagId, from: fromTime, to: toTime, bucketSeconds: plan.bucketSeconds },
      points: [...buckets].map(([time, values]) => toPoint(time, values)),
    };
  });
}

function toPoint(timeMs: number, values: readonly StoredValue[]): TagStatistic['points'][number] {
  const numbers = values.map(({ value }) => Number(value));
  return {
    time: toWireTime(timeMs),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    avg: numbers.reduce((sum, value) => sum + value, 0) / numbers.length,
    first: numbers[0] ?? Number.NaN,
    last: numbers.at(-1) ?? Number.NaN,
    count: numbers.length,
  };
}

/** The last value of each slot at or before the moment that is asked for. */
export function answerPlantValues(vessel: SimulatedVessel, body: BodyOf<typeof getPlantValues>): SlotValue[] {
  const until = body.at === undefined ? vessel.nowMs : fromWireTime(body.at);
  return body.slots.map((slot) => {
    const tagId = vessel.plant.bindings.find((binding) => binding.slot === slot)?.tagId ?? null;
    const tag = vessel.tags.find(({ Id }) => Id === tagId);
    const last = vessel
      .stored()
      .get(tagId ?? 0)
      ?.findLast(({ timeMs }) => timeMs <= until);
    return {
      ...{ slot, dataTagId: tagId, unit: tag?.unit ?? '', quality: 0 },
      value: last?.value ?? null,
      timestamp: last === undefined ? null : toWireTime(last.timeMs),
    };
  });
}
