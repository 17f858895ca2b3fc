/**
 * What parts of the server tell each other. Events are plain JSON, so that the same map can cross processes; they
 * carry ids and values that already passed the store, never entities with rights in them.
 */
import type { Alarm } from '@fms/contract/alarm';
import type { TagValue } from '@fms/contract/tag';
import type { TagId, UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';

/** Values that became the latest of their tags; parallel columns. Late data never appears here. */
export interface LatestSamples {
  vesselId: VesselId;
  tagIds: TagId[];
  times: Instant[];
  values: TagValue[];
  qualities: number[];
}

export interface LatestPosition {
  vesselId: VesselId;
  time: Instant;
  latitude: number;
  longitude: number;
  speedKnots: number | null;
  courseDegrees: number | null;
  headingDegrees: number | null;
  quality: number;
}

/** Names are past tense: it is stored before it is told. */
export interface EventMap {
  'samples.stored': LatestSamples[];
  'positions.stored': LatestPosition[];
  'alarm.changed': Alarm[];
  'vessel.changed': { vesselIds: VesselId[] };
  /** Deleted: links that named them are cut. */
  'vessel.removed': { vesselIds: VesselId[] };
  'organization.changed': { vesselIds: VesselId[] };
  'tag.changed': { vesselIds: VesselId[] };
  /** A zone was added, changed or deleted that is watched for these. */
  'zone.changed': { vesselIds: VesselId[] };
  /** Jobs of these vessels were found, changed or signed. */
  'job.changed': { vesselIds: VesselId[] };
  /** These vessels entered or left one. */
  'zone.crossed': { vesselIds: VesselId[] };
  /** Rights of these users changed; `null` means of any user. */
  'right.changed': { userIds: UserId[] | null };
  'session.revoked': { sessionId: string; reason: string };
  /** These keys open the link no longer from that time on; links that are open with them end then. */
  'gateway-key.ended': { keyIds: number[]; atMs: Instant };
  /** A file came from a ship, or reached one. */
  'file.arrived': { vesselId: VesselId; id: number | string };
  'file.delivered': { vesselId: VesselId; fileName: string };
  /** Transfers were queued, paused, withdrawn or put in another place: what moves of them goes on or stops. */
  'transfer.changed': { vesselId: VesselId; transferIds: number[] };
  /** Bytes that are done of a transfer that moves; about once a second. */
  'transfer.moved': { vesselId: VesselId; transferId: number; doneBytes: number };
  /** A ship told what lies in its outbox. */
  'outbox.listed': { vesselId: VesselId };
}

export interface Bus {
  publish<Name extends keyof EventMap>(name: Name, event: EventMap[Name]): void;
  /** Returns the way out. A listener that throws is logged and does not stop the others. */
  subscribe<Name extends keyof EventMap>(name: Name, listener: (event: EventMap[Name]) => void): () => void;
  close(): Promise<void>;
}
