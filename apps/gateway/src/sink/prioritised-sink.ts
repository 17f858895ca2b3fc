/**
 * A sink for one source of several of its ship: whatever rank its sentences have among each other, those of a source with
 * a lower priority number come first, and within a source those of the talkers it prefers, in their order. See
 * vessel/choice.ts for what a rank decides.
 */
import type { Instant } from '@fms/domain/time';
import type { Observation } from '../observation/observation.ts';
import type { Reading } from '../recording/reading.ts';
import type { ReadingSink } from '../recording/reading-sink.ts';

/** More than any rank within one talker. */
const RANKS_PER_TALKER = 10;
/** More talkers than a configuration may name, and one for all the others. */
const TALKERS_PER_PRIORITY = 21;

/** What the ship's own transponder is called among talkers. */
const AIS = 'AIS';

/** What a source's setting says of its place among others. */
export interface SourceOrder {
  readonly priority: number;
  readonly prefer: readonly string[];
}

export function createPrioritisedSink(sink: ReadingSink, { priority, prefer }: SourceOrder): ReadingSink {
  if (priority <= 1 && prefer.length === 0) return sink;
  const ofSource = (priority - 1) * TALKERS_PER_PRIORITY;
  const step = (source: string) => (ofSource + placeOf(source, prefer)) * RANKS_PER_TALKER;
  return {
    take(reading: Reading, time: Instant, quality: number, group?: string): void {
      sink.take(behind(reading, step), time, quality, group);
    },
  };
}

/** Named talkers by their order, all others after them. `GP` stands for each of its sentences, `GP.GGA` for that one. */
function placeOf(source: string, prefer: readonly string[]): number {
  const place = prefer.findIndex((talker) => source === talker || source.startsWith(`${talker}.`));
  return place < 0 ? prefer.length : place;
}

function behind(reading: Reading, step: (source: string) => number): Reading {
  if (reading.kind === 'own-ais') return { ...reading, rankStep: step(AIS) };
  if (reading.kind !== 'sensor') return reading;
  return {
    ...reading,
    decoded: { ...reading.decoded, observations: listLaterObservations(reading.decoded.observations, step) },
  };
}

/** The same observations with the ranks of a source that stands further back. */
export function listLaterObservations(
  observations: readonly Observation[],
  step: (source: string) => number,
): readonly Observation[] {
  return observations.map((observation) =>
    observation.rank === undefined
      ? observation
      : { ...observation, rank: observation.rank + step(observation.source) },
  );
}
