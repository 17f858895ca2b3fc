import type { VesselId } from '@fms/domain/identity';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { integrateOverTime, type TimedValue } from '@fms/domain/statistic';
import { MINUTE_MS } from '@fms/domain/time';
import { useMemo } from 'react';
import { usePlantPlace } from '../../../entities/plant/index.ts';
import { type TagHistory, useTagHistory } from '../../../entities/tank/index.ts';
import type { Consumer } from './consumer.ts';
import { type ConsumerFlow, computeConsumerFlow } from './consumer-flow.ts';
import type { Grades } from './grades.ts';
import { listConsumerTags, readMeters, readSlotCourse } from './read-meters.ts';

/** The balance is drawn over 24 h; faults of meters need a value in five minutes. */
const DAY = { lengthMs: 24 * 60 * MINUTE_MS, bucketMs: 5 * MINUTE_MS };
const MAX_STEP_MS = 1.5 * DAY.bucketMs;
/** A change-over is told when it changes: what held at the begin of the day was told on a day before. */
const CHANGE_OVER = { lengthMs: 3 * DAY.lengthMs, bucketMs: DAY.bucketMs };

export interface ConsumerFlows {
  /** In the order of the consumers. */
  readonly flows: readonly ConsumerFlow[];
  /** Sailed in the span; 0 where no speed is measured. */
  readonly nauticalMiles: number;
  /** Made by all metered consumers; 0 where no power is measured. */
  readonly kilowattHours: number;
  /** What a totaliser of the whole ship advanced by, in order of time, m³; undefined without one. */
  readonly totaliser: readonly TimedValue[] | undefined;
  /** Between two values further apart nothing is known. */
  readonly maxStepMs: number;
  readonly history: TagHistory;
}

/** What each consumer burned in the last 24 h at the moment the tab shows. */
export function useConsumerFlows(vesselId: VesselId, consumers: readonly Consumer[], grades: Grades): ConsumerFlows {
  const { plant } = usePlantPlace();
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const [speed, used] = [formatSlotRef(ship, 'speedOverGround'), formatSlotRef(ship, 'fuelUsed')];
  const tags = useMemo(
    () => [...listConsumerTags(plant, consumers), ...[speed, used].flatMap((slot) => plant.tagOf(slot) ?? [])],
    [plant, consumers, speed, used],
  );
  const history = useTagHistory(vesselId, tags, DAY);
  const changing = useMemo(() => listConsumerTags(plant, consumers, ['fuelOnDistillate']), [plant, consumers]);
  const told = useTagHistory(vesselId, changing, CHANGE_OVER);
  const gradesKey = JSON.stringify(grades);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the grades, whose readings are made anew
  return useMemo(() => {
    const courseOf = (slot: SlotRef) => readSlotCourse(plant, slot, history);
    const flows = consumers.map(({ slots, hasReturn, rangeLitres }) => {
      const ask = {
        ...{ hasReturn, rangeLitres, spanMs: DAY.lengthMs, bucketMs: DAY.bucketMs },
        density: grades.main.density,
        distillateDensity: grades.distillate.density,
      };
      const onDistillate = readSlotCourse(plant, slots.fuelOnDistillate, told);
      return computeConsumerFlow({ ...readMeters(plant, { slots }, history), onDistillate }, ask);
    });
    const integrate = (course: readonly TimedValue[]) => integrateOverTime(course, MAX_STEP_MS).total;
    return {
      flows,
      nauticalMiles: integrate(courseOf(speed)),
      kilowattHours: consumers.reduce((sum, { slots }) => sum + integrate(courseOf(slots.power)), 0),
      totaliser: plant.has(used) ? courseOf(used) : undefined,
      maxStepMs: MAX_STEP_MS,
      history,
    };
  }, [history, told, consumers, plant, gradesKey, speed, used]);
}
