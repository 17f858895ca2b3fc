import type { VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { useMemo } from 'react';
import type { ReadState } from '../../../api/read-state.ts';
import { usePlantPlace } from '../../../entities/plant/index.ts';
import { useTagHistory } from '../../../entities/tank/index.ts';
import { type LoggedChange, logChanges } from './change-log.ts';
import type { Consumer } from './consumer.ts';
import { computeConsumerFlow } from './consumer-flow.ts';
import type { Grades } from './grades.ts';
import { listConsumerTags, readMeters } from './read-meters.ts';

const WEEK = { lengthMs: 7 * 24 * 60 * MINUTE_MS, bucketMs: 5 * MINUTE_MS };
const FLOW_KEYS = [
  'fuelOnDistillate',
  'fuelSupplyFlow',
  'fuelReturnFlow',
  'fuelSupplyTemperature',
  'fuelReturnTemperature',
] as const;

export interface ChangeLog extends ReadState {
  /** Newest first. */
  readonly changes: readonly LoggedChange[];
}

/** Changes of grade in the last 7 days of the consumers that tell them; nothing is asked for where none does. */
export function useChangeLog(vesselId: VesselId, consumers: readonly Consumer[], grades: Grades): ChangeLog {
  const { plant } = usePlantPlace();
  const told = useMemo(() => consumers.filter(({ hasChangeOver }) => hasChangeOver), [consumers]);
  const tags = useMemo(() => listConsumerTags(plant, told, FLOW_KEYS), [plant, told]);
  const history = useTagHistory(vesselId, tags, WEEK);
  const gradesKey = JSON.stringify(grades);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the grades, whose readings are made anew
  const changes = useMemo(
    () =>
      told
        .flatMap((consumer) => {
          const meters = readMeters(plant, consumer, history);
          const { hasReturn, rangeLitres } = consumer;
          const flow = computeConsumerFlow(meters, {
            ...{ hasReturn, rangeLitres, spanMs: WEEK.lengthMs, bucketMs: WEEK.bucketMs },
            density: grades.main.density,
            distillateDensity: grades.distillate.density,
          });
          return logChanges(consumer, meters.onDistillate, flow.samples, grades);
        })
        .toSorted((a, b) => b.time - a.time),
    [told, plant, history, gradesKey],
  );
  const { isPending, error, reload } = history;
  return { changes, isPending, error, reload };
}
