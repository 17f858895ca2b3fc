/** What the meters of a consumer said, read from its slots. */
import type { Tag } from '@fms/contract/tag';
import type { SlotRef } from '@fms/domain/plant';
import type { TimedValue } from '@fms/domain/statistic';
import { convertIfKnown } from '@fms/domain/unit';
import type { PlantView } from '../../../entities/plant/index.ts';
import type { TagHistory } from '../../../entities/tank/index.ts';
import type { Consumer, FlowKey } from './consumer.ts';
import type { MeterCourses } from './consumer-flow.ts';

type Histories = Pick<TagHistory, 'byTag'>;

/** The tags behind some slots of each consumer, none twice; all of its slots where no keys are named. */
export function listConsumerTags(plant: PlantView, consumers: readonly Consumer[], keys?: readonly FlowKey[]): Tag[] {
  const slots = consumers.flatMap((consumer) =>
    keys === undefined ? Object.values(consumer.slots) : keys.map((key) => consumer.slots[key]),
  );
  return [...new Set(slots.flatMap((slot) => plant.tagOf(slot) ?? []))];
}

export function readMeters(
  plant: PlantView,
  { slots }: Pick<Consumer, 'slots'>,
  history: Histories,
): Required<MeterCourses> {
  const of = (key: FlowKey) => readSlotCourse(plant, slots[key], history);
  return {
    supply: of('fuelSupplyFlow'),
    back: of('fuelReturnFlow'),
    supplyTemperature: of('fuelSupplyTemperature'),
    returnTemperature: of('fuelReturnTemperature'),
    running: of('running'),
    load: of('load'),
    onDistillate: of('fuelOnDistillate'),
  };
}

/** The means of a slot, in its unit; empty where it was not measured. */
export function readSlotCourse(plant: PlantView, slot: SlotRef, { byTag }: Histories): TimedValue[] {
  const tag = plant.tagOf(slot);
  const points = (tag && byTag.get(tag.Id)?.points) ?? [];
  const unit = plant.slotOf(slot)?.unit ?? '';
  const factorless = tag === undefined || tag.unit === unit;
  return points.map(({ time, avg }) => ({
    time,
    value: factorless ? avg : (convertIfKnown(avg, tag.unit, unit) ?? avg),
  }));
}
