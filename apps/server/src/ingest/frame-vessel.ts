/** Which vessel a statement of a batch is of, where it names one by its index in the stream. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { RefusalCounter } from './refusal-counter.ts';

/** What validating one statement needs to know of its batch. */
export interface BatchContext {
  readonly now: Instant;
  vesselAt(index: number): VesselId | undefined;
  /** Refusals of statements of unknown vessels are counted with this one; with none where it is undefined. */
  readonly fallback: VesselId | undefined;
}

/** The vessel at an index of the stream; of an unknown one the refusal is counted with `example` of what was sent. */
export function findFrameVessel(
  { vesselAt, fallback }: BatchContext,
  index: number,
  refusals: RefusalCounter,
  example: () => string,
): VesselId | undefined {
  const vesselId = vesselAt(index);
  if (vesselId === undefined && fallback !== undefined) refusals.add(fallback, 'vessel-unknown', example);
  return vesselId;
}
