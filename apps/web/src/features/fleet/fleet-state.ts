/** What is known of each vessel at a moment: where it is, when it was heard, what is wrong. Made from the live caches. */
import type { Alarm, Vessel } from '@fms/contract';
import {
  type Instant,
  isTrackable,
  VESSEL_INACTIVE_MS,
  VESSEL_LATE_MS,
  type VesselId,
  vesselPresence,
  type VesselPresence,
} from '@fms/domain';
import type { VesselSymbolType } from '@fms/ui';
import { type LivePosition, worstAlarms } from '../../live/index.ts';
import type { MapVessel } from '../../map/index.ts';

/** How a vessel's data comes in: within 5 minutes, later, not for 48 hours (specification section 9.6), never. */
export type DataState = 'online' | 'late' | 'silent' | 'never';

export interface VesselState {
  readonly vessel: Vessel;
  readonly position: LivePosition | undefined;
  readonly presence: VesselPresence;
  /** When anything at all was last measured on board, null when never. */
  readonly heardAt: Instant | null;
  readonly data: DataState;
}

export interface FleetKnowledge {
  readonly positionOf: (vesselId: VesselId) => LivePosition | undefined;
  readonly heardAt: (vesselId: VesselId) => Instant | null;
  readonly nowMs: Instant;
}

export function vesselState(vessel: Vessel, { positionOf, heardAt, nowMs }: FleetKnowledge): VesselState {
  const position = positionOf(vessel.id) ?? listedPosition(vessel);
  const heard = latest(heardAt(vessel.id) ?? listedPing(vessel), position?.time ?? null);
  const presence = vesselPresence({ time: position?.time ?? null, speedKnots: position?.speedKnots ?? null }, nowMs);
  return { vessel, position, presence, heardAt: heard, data: dataState(heard, nowMs) };
}

/** What the list of vessels says itself, in the moment before the live caches have taken it over. */
function listedPosition({ standardData: { lastPosition } }: Vessel): LivePosition | undefined {
  if (lastPosition === null || !isTrackable(lastPosition.quality)) return undefined;
  return { ...lastPosition, time: Date.parse(lastPosition.time) };
}

function listedPing({ lastPing }: Vessel): Instant | null {
  return lastPing === null ? null : Date.parse(lastPing);
}

function latest(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function dataState(heardAt: Instant | null, nowMs: Instant): DataState {
  if (heardAt === null) return 'never';
  const ageMs = nowMs - heardAt;
  if (ageMs > VESSEL_INACTIVE_MS) return 'silent';
  return ageMs > VESSEL_LATE_MS ? 'late' : 'online';
}

/** The words of the legend; what none of the eight hulls stands for is a plain one. */
export function symbolTypeOf({ standardData }: Vessel): VesselSymbolType {
  return standardData.shipType;
}

export function mapVessels(vessels: readonly Vessel[], active: readonly Alarm[]): MapVessel[] {
  const worst = worstAlarms(active);
  return vessels.map((vessel) => ({
    id: vessel.id,
    name: vessel.name,
    type: symbolTypeOf(vessel),
    alarm: worst.get(vessel.id)?.priority,
  }));
}
