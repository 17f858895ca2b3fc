/** Vessels inside a zone now, and their time of entry where it is known. */
import type { Vessel } from '@fms/contract/vessel';
import type { Zone, ZoneEvent } from '@fms/contract/zone';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { getVesselPresence } from '@fms/domain/vessel';
import { createZoneTest } from '../../../entities/zone/index.ts';
import type { LivePosition } from '../../../live/index.ts';

export interface Inside {
  readonly vessel: Vessel;
  /** Time of entry; undefined where the vessel was there from the start, or the entry is too old to be listed. */
  readonly since: Instant | undefined;
}

export interface InsideRequest {
  readonly vessels: readonly Vessel[];
  readonly positionOf: (vesselId: VesselId) => LivePosition | undefined;
  /** Newest first. */
  readonly events: readonly ZoneEvent[];
  readonly nowMs: Instant;
}

/** The longest stay first; a lost vessel is in no zone. */
export function listInside(zone: Zone, { vessels, positionOf, events, nowMs }: InsideRequest): Inside[] {
  const isIn = createZoneTest(zone);
  const inside = vessels.filter((vessel) => {
    const position = positionOf(vessel.id);
    return position !== undefined && isIn(vessel, position) && getVesselPresence(position, nowMs) !== 'lost';
  });
  return inside
    .map((vessel) => ({ vessel, since: enteredAt(zone, vessel.id, events) }))
    .sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
}

function enteredAt(zone: Zone, vesselId: VesselId, events: readonly ZoneEvent[]): Instant | undefined {
  const last = events.find(
    (event) => event.zoneId === zone.id && event.vesselId === vesselId && event.kind !== 'speeding',
  );
  return last?.kind === 'entered' ? Date.parse(last.time) : undefined;
}
