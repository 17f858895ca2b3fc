/** What lists of vessels need of telemetry; implemented there, passed to modules/vessel. */
import type { CardReading } from '@fms/contract/vessel';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { LatestPosition } from './bus.ts';

/** Tags by the part they play on their vessel. */
export interface StandardTags {
  positionTagId: TagId | null;
  headingTagId: TagId | null;
  courseTagId: TagId | null;
  speedTagId: TagId | null;
}

/** Vessels nothing is known of are absent from every answer. */
export interface LatestPositions {
  standardTags(vesselIds: ReadonlySet<VesselId>): Promise<ReadonlyMap<VesselId, StandardTags>>;
  positions(vesselIds: ReadonlySet<VesselId>): Promise<LatestPosition[]>;
  /** What their cards say besides. */
  cards(vesselIds: ReadonlySet<VesselId>): Promise<ReadonlyMap<VesselId, CardReading>>;
  /** When anything of the vessel last reached the shore. */
  lastPings(vesselIds: ReadonlySet<VesselId>): Promise<ReadonlyMap<VesselId, Instant>>;
}
