/**
 * A sink for a source that stands behind others of its ship: whatever rank its sentences have among each other, those of
 * a source with a lower priority number come first. See vessel/choice.ts for what a rank decides.
 */
import type { Instant } from '@fms/domain';
import type { Observation } from '../mapping/observation.ts';
import type { Reading } from '../recording/reading.ts';
import type { ReadingSink } from '../recording/reading-sink.ts';

/** More than any rank within one source. */
const RANKS_PER_PRIORITY = 10;

export function prioritised(sink: ReadingSink, priority: number): ReadingSink {
  if (priority <= 1) return sink;
  const step = (priority - 1) * RANKS_PER_PRIORITY;
  return {
    take(reading: Reading, time: Instant, quality: number, group?: string): void {
      sink.take(behind(reading, step), time, quality, group);
    },
  };
}

function behind(reading: Reading, step: number): Reading {
  if (reading.kind !== 'sensor') return reading;
  const observations = reading.decoded.observations.map((observation: Observation) =>
    observation.rank === undefined ? observation : { ...observation, rank: observation.rank + step },
  );
  return { ...reading, decoded: { ...reading.decoded, observations } };
}
