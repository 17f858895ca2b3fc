import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import type { PlantInput } from '@fms/domain/plant-value';
import { integrateOverTime, type TimedValue } from '@fms/domain/statistic';
import { convertIfKnown } from '@fms/domain/unit';
import { useMemo } from 'react';
import { type PlantView, usePlantPlace } from '../../../entities/plant/index.ts';
import { type TagHistory, useTagHistory } from '../../../entities/tank/index.ts';
import type { Consumer, FlowKey } from './consumer.ts';
import { type ConsumerFlow, computeConsumerFlow } from './consumer-flow.ts';

const MINUTE_MS = 60_000;
/** The balance is drawn over 24 h; faults of meters need a value in five minutes. */
const DAY = { lengthMs: 24 * 60 * MINUTE_MS, bucketMs: 5 * MINUTE_MS };

export interface ConsumerFlows {
  /** In the order of the consumers. */
  readonly flows: readonly ConsumerFlow[];
  /** Sailed in the span; 0 where no speed is measured. */
  readonly nauticalMiles: number;
  /** Made by all metered consumers; 0 where no power is measured. */
  readonly kilowattHours: number;
  /** What a totaliser of the whole ship advanced by, in order of time, m³; undefined without one. */
  readonly totaliser: readonly TimedValue[] | undefined;
  readonly history: TagHistory;
}

/** What each consumer burned in the last 24 h at the moment the tab shows. */
export function useConsumerFlows(
  vesselId: VesselId,
  consumers: readonly Consumer[],
  density: PlantInput,
): ConsumerFlows {
  const { plant } = usePlantPlace();
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const [speed, used] = [formatSlotRef(ship, 'speedOverGround'), formatSlotRef(ship, 'fuelUsed')];
  const tags = useMemo(() => listTags(plant, consumers, [speed, used]), [plant, consumers, speed, used]);
  const history = useTagHistory(vesselId, tags, DAY);
  const densityKey = JSON.stringify(density);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the density, whose reading is made anew
  return useMemo(() => {
    const courseOf = (slot: SlotRef) => readSlotCourse(plant, slot, history);
    const flows = consumers.map(({ slots, hasReturn, rangeLitres }) => {
      const of = (key: FlowKey) => courseOf(slots[key]);
      const meters = {
        supply: of('fuelSupplyFlow'),
        back: of('fuelReturnFlow'),
        supplyTemperature: of('fuelSupplyTemperature'),
        returnTemperature: of('fuelReturnTemperature'),
        running: of('running'),
        load: of('load'),
      };
      const ask = { hasReturn, rangeLitres, density, spanMs: DAY.lengthMs, bucketMs: DAY.bucketMs };
      return computeConsumerFlow(meters, ask);
    });
    const integrate = (course: readonly TimedValue[]) => integrateOverTime(course, 1.5 * DAY.bucketMs).total;
    return {
      flows,
      nauticalMiles: integrate(courseOf(speed)),
      kilowattHours: consumers.reduce((sum, { slots }) => sum + integrate(courseOf(slots.power)), 0),
      totaliser: plant.has(used) ? courseOf(used) : undefined,
      history,
    };
  }, [history, consumers, plant, densityKey, speed, used]);
}

function listTags(plant: PlantView, consumers: readonly Consumer[], more: readonly SlotRef[]): Tag[] {
  const slots = [...consumers.flatMap((consumer) => Object.values(consumer.slots)), ...more];
  return [...new Set(slots.flatMap((slot) => plant.tagOf(slot) ?? []))];
}

/** The means of a slot, in its unit. */
function readSlotCourse(plant: PlantView, slot: SlotRef, { byTag }: TagHistory): TimedValue[] {
  const tag = plant.tagOf(slot);
  const points = (tag && byTag.get(tag.Id)?.points) ?? [];
  const unit = plant.slotOf(slot)?.unit ?? '';
  const factorless = tag === undefined || tag.unit === unit;
  return points.map(({ time, avg }) => ({
    time,
    value: factorless ? avg : (convertIfKnown(avg, tag.unit, unit) ?? avg),
  }));
}
